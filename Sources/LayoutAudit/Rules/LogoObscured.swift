import Foundation
import LayoutModel

/// Nothing is painted over the logo.
package enum LogoObscured: ScreenRule {
  package static let info = RuleInfo(
    "logo-obscured", .error,
    rule: "Nothing covers the Google logo.",
    basis: "Navigation SDK policies: attribution is neither hidden nor obscured",
    remedy: "Anchor the logo above whatever covers it, or add the logo after it.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    guard let logo = screen.visibleView("googleLogo") else { return [] }
    let isLogo = { screen.view($0, isIn: logo.name) }
    guard let index = screen.picture.indexAfterItems(where: isLogo) else { return [] }
    let card = logo.visibleFrame.intersection(screen.bounds)
    let covers = screen.picture.cover(of: card, above: index, isPart: { isLogo($0) || $0 == "deviceChrome" })
    let share = Coverage.share(of: card, by: covers.map(\.frame))
    // A rounded corner's edge may touch the logo's box without touching the word.
    guard share >= 0.05, let top = covers.last else { return [] }
    let percent = Int((share * 100).rounded())
    return [
      AuditFinding(
        info, "\(top.view) covers \(percent) % of the logo", views: [logo.name, top.view], mark: card,
        screen: screen.name)
    ]
  }
}
