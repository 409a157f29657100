import LayoutModel

/// The views that every navigation state must show.
enum MandatoryView {
  static let names = ["googleLogo", "viewport"]

  static func isDue(on screen: AuditedScreen) -> Bool { screen.facts.phase != .off }
}
