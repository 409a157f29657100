import Foundation

/// UIKit's text for constraints: `<NSLayoutConstraint:0x… UIView:0x….width == 48   (active)>`.
struct ConstraintDescription {
  private let constraint: NSLayoutConstraint
  private let naming: ItemNaming

  init(_ constraint: NSLayoutConstraint, naming: ItemNaming = .address) {
    (self.constraint, self.naming) = (constraint, naming)
  }

  /// The whole description.
  var text: String {
    let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
    return "<\(type(of: constraint))\(Self.address(of: constraint, naming))\(identifier) \(body)   "
      + "(\(constraint.isActive ? "active" : "inactive")\(superviewNote))>"
  }

  /// What the constraint says, in Visual Format where UIKit uses it.
  var body: String {
    let relation = Self.symbol(constraint.relation)
    guard let second = constraint.second, constraint.multiplier != 0 else {
      return "\(name(constraint.first)) \(relation) \(Self.number(constraint.constant))"
    }
    if let format = VisualDescription(constraint, naming).text { return format }
    let factor = constraint.multiplier == 1 ? "" : "\(Self.number(constraint.multiplier))*"
    return "\(name(constraint.first)) \(relation) \(factor)\(name(second))\(offset)\(priority)"
  }

  private var offset: String {
    let constant = constraint.constant
    if constant == 0 { return "" }
    return constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))"
  }

  private var priority: String {
    constraint.priority == .required ? "" : " @\(Self.number(CGFloat(constraint.priority.rawValue)))"
  }

  /// `names: '|':UIView:0x…` where the text says `|` for a superview.
  private var superviewNote: String {
    guard let superview = VisualDescription(constraint, naming).superview else { return "" }
    return ", names: '|':\(naming.name(superview)) "
  }

  private func name(_ source: AnchorSource) -> String {
    guard let item = source.item else { return "(gone).\(source.name)" }
    return "\(naming.name(item)).\(source.name)"
  }

  static func symbol(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// A number as UIKit prints it: no decimals where there are none.
  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
  }

  static func text(_ source: AnchorSource) -> String {
    guard let item = source.item else { return "<(gone).\(source.name)>" }
    return "<\(type(of: item)).\(source.name)>"
  }

  /// The text of a constraint or of what a frame and mask, or a natural size, say.
  static func text(of row: EngineRow, _ naming: ItemNaming) -> String {
    switch row.source {
    case .constraint(let constraint): ConstraintDescription(constraint, naming: naming).text
    case .geometry(let slot, let role): geometry(slot, role, naming)
    case .contentSize(let slot, _): "<NSContentSizeLayoutConstraint \(name(of: slot, naming))>"
    }
  }

  private static func geometry(_ slot: ItemSlot, _ role: ImplicitRole, _ naming: ItemNaming) -> String {
    let part =
      switch role {
      case .originX: "minX"
      case .originY: "minY"
      case .lengthX: "width"
      default: "height"
      }
    let value = slot.view.map { number(role.value(of: $0)) } ?? "?"
    if slot.view?.superview == nil {
      let name = name(of: slot, naming)
      return
        "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(part.capitalized)' \(name).\(part) == \(value)   (active)>"
    }
    let mask = slot.view.map { AutoresizingMaskText($0.autoresizingMask).text } ?? ""
    return "<NSAutoresizingMaskLayoutConstraint \(mask) \(name(of: slot, naming)).\(part) == \(value)   (active)>"
  }

  private static func name(of slot: ItemSlot, _ naming: ItemNaming) -> String {
    slot.item.map { naming.name($0) } ?? "(gone)"
  }

  private static func address(of constraint: NSLayoutConstraint, _ naming: ItemNaming) -> String {
    naming.showsAddresses ? ":0x" + String(UInt(bitPattern: ObjectIdentifier(constraint)), radix: 16) : ""
  }
}

/// `h=--& v=--&`: for margin, size and margin of each axis whether it is fixed or flexible.
struct AutoresizingMaskText {
  let text: String

  init(_ mask: UIView.AutoresizingMask) {
    func sign(_ part: UIView.AutoresizingMask) -> String { mask.contains(part) ? "&" : "-" }
    let isFixed = (
      mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]),
      mask.isDisjoint(with: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    )
    let horizontal = sign(.flexibleLeftMargin) + sign(.flexibleWidth) + sign(.flexibleRightMargin)
    let vertical = sign(.flexibleTopMargin) + sign(.flexibleHeight) + sign(.flexibleBottomMargin)
    text = "h=\(isFixed.0 ? "--&" : horizontal) v=\(isFixed.1 ? "--&" : vertical)"
  }
}

extension ImplicitRole {
  fileprivate func value(of view: UIView) -> CGFloat {
    switch self {
    case .originX: view.untransformedFrame.minX
    case .originY: view.untransformedFrame.minY
    case .lengthX, .hugX, .resistX: view.bounds.width
    case .lengthY, .hugY, .resistY: view.bounds.height
    }
  }
}
