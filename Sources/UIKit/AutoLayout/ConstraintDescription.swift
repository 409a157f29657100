/// UIKit's text for constraints.
struct ConstraintDescription {
  let text: String

  init(_ constraint: NSLayoutConstraint) {
    text = "<NSLayoutConstraint>"
  }

  static func text(_ source: AnchorSource) -> String {
    "<\(source.name)>"
  }
}
