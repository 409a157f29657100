import Foundation
import GoogleNavigation
import LayoutModel
import Testing
import UIKit

/// What steers the built-in layout is useless with a layout delegate, and its use is noted.
@Suite(.serialized) struct LegacyUseTests {
  private func uses(_ use: (GMSMapView) -> Void) throws -> [LegacyUse] {
    let session = try NavigationSession(screen: .phone)
    try session.setLayoutDelegate(CornerLayout())
    for event in BuiltInPicture.guiding { try session.send(event) }
    use(session.mapView)
    return session.solvedLayout().legacyUses
  }

  nonisolated static let calls: [(api: String, call: @MainActor @Sendable (GMSMapView) -> Void)] = [
    ("isNavigationHeaderEnabled", { $0.settings.isNavigationHeaderEnabled = false }),
    ("isNavigationFooterEnabled", { $0.settings.isNavigationFooterEnabled = false }),
    ("isNavigationTripProgressBarEnabled", { $0.settings.isNavigationTripProgressBarEnabled = true }),
    ("isNavigationReportIncidentButtonEnabled", { $0.settings.isNavigationReportIncidentButtonEnabled = false }),
    ("setHeaderAccessory(_:)", { $0.setHeaderAccessory(nil) }),
    ("invalidateLayout(forAccessoryView:)", { $0.invalidateLayout(forAccessoryView: OrderBanner("")) }),
    ("padding", { $0.padding = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0) }),
    ("paddingAdjustmentBehavior", { $0.paddingAdjustmentBehavior = .never }),
    ("navigationHeaderLayoutGuide", { _ = $0.navigationHeaderLayoutGuide }),
    ("navigationFooterLayoutGuide", { _ = $0.navigationFooterLayoutGuide }),
    ("bottomTrailingButtonsLayoutGuide", { _ = $0.bottomTrailingButtonsLayoutGuide }),
    ("bottomTrailingButtonsAlternateLayoutGuide", { $0.bottomTrailingButtonsAlternateLayoutGuide = nil }),
  ]

  @Test(arguments: calls.indices)
  func `each use is noted with its replacement`(index: Int) throws {
    let (api, call) = Self.calls[index]
    let noted = try uses { map in
      call(map)
      call(map)
    }
    #expect(noted.map(\.api) == [api])
    #expect(noted.first?.replacement.isEmpty == false)
  }

  @Test(arguments: calls.indices)
  func `none of them changes the delegate's layout`(index: Int) throws {
    func views(_ use: (GMSMapView) -> Void) throws -> [SolvedView] {
      let session = try NavigationSession(screen: .phone)
      try session.setLayoutDelegate(CornerLayout())
      for event in BuiltInPicture.guiding { try session.send(event) }
      use(session.mapView)
      return session.solvedLayout().views
    }
    #expect(try views(Self.calls[index].call) == views { _ in })
  }

  @Test func `a listener for prompts is noted, one for the light is not`() throws {
    final class ForLight: NSObject, GMSNavigatorListener {
      func navigator(
        _ navigator: GMSNavigator, didChangeSuggestedLightingMode lightingMode: GMSNavigationLightingMode
      ) {}
    }
    func noted(_ listener: any GMSNavigatorListener) throws -> [String] {
      let session = try NavigationSession(screen: .phone)
      try session.setLayoutDelegate(CornerLayout())
      for event in BuiltInPicture.guiding { try session.send(event) }
      session.mapView.navigator?.add(listener)
      for event in [NavigationEvent.showPrompt(kind: .message), .hidePrompt] { try session.send(event) }
      return session.solvedLayout().legacyUses.map(\.api)
    }
    let promptCallbacks = ["navigatorWillPresentPrompt(_:)", "navigatorDidDismissPrompt(_:)"]
    #expect(try noted(PromptVisibilityTests.Listener()) == promptCallbacks)
    #expect(try noted(ForLight()) == [])
  }

  @Test func `what was set before the delegate counts too`() throws {
    let session = try NavigationSession(screen: .phone)
    session.mapView.settings.isNavigationFooterEnabled = false
    try session.setLayoutDelegate(CornerLayout())
    #expect(session.solvedLayout().legacyUses.map(\.api) == ["isNavigationFooterEnabled"])
  }

  @Test func `without a delegate nothing is useless`() throws {
    let picture = try BuiltInPicture(#"{"isNavigationFooterEnabled": false}"#)
    #expect(picture.layout.legacyUses == [])
  }

  @Test func `the SDK's own use of its guides is not the app's`() throws {
    #expect(try uses { _ in } == [])
  }
}
