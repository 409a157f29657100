import Drawing
import Foundation
import GoogleNavigation
import LayoutModel

// Stands in until the navigation room has its session.
@MainActor protocol NavigationLayoutDelegate: AnyObject {}
final class SampleLayoutDelegate: NavigationLayoutDelegate {}
enum PendingLighting { case light, dark }
@MainActor final class NavigationSession {
  var onCallback: ((String) -> Void)?
  private let screen: ScreenConfiguration
  private let direction: LayoutDirection
  init(
    screen: ScreenConfiguration, direction: LayoutDirection, localeIdentifier: String, lighting: PendingLighting,
    theme: NavigationTheme, content: NavigationContent
  ) { (self.screen, self.direction) = (screen, direction) }
  func setLayoutDelegate(_ delegate: any NavigationLayoutDelegate) throws {}
  func send(_ event: NavigationEvent) throws {}
  func solvedLayout() -> SolvedLayout {
    SolvedLayout(
      size: screen.size, scale: screen.scale, direction: direction, safeArea: CGRect(origin: .zero, size: screen.size))
  }
  func displayList() -> DisplayList { DisplayList(size: screen.size, scale: screen.scale) }
}
enum StructuredSVG {
  static func text(of list: DisplayList) throws -> String { "" }
}
