import Drawing
import Foundation

/// One tag with its attributes in the order they were added.
struct SVGElement {
  let name: String
  private var attributes: [(name: String, value: String)] = []

  init(_ name: String) {
    self.name = name
  }

  /// Leaves the attribute out where there is no value.
  func with(_ name: String, _ value: String?) -> SVGElement {
    guard let value else { return self }
    var copy = self
    copy.attributes.append((name, value))
    return copy
  }

  func with(_ name: String, _ value: CGFloat) -> SVGElement { with(name, SVGNumber.text(value)) }

  func with(_ rect: CGRect) -> SVGElement {
    with("x", rect.minX).with("y", rect.minY).with("width", rect.width).with("height", rect.height)
  }

  /// A colour, with its alpha as an attribute of its own: few viewers know `rgba()`.
  func with(_ name: String, _ color: Color, opacity: String? = nil) -> SVGElement {
    var solid = color
    solid.alpha = 1
    let isOpaque = color.alpha >= 1
    return with(name, solid.hex)
      .with(opacity ?? name + "-opacity", isOpaque ? nil : SVGNumber.text(CGFloat(color.alpha), decimals: 3))
  }

  var isPlain: Bool { attributes.isEmpty }

  /// `<name …/>`
  var empty: String { "<" + content + "/>" }
  /// `<name …>`
  var start: String { "<" + content + ">" }
  /// `</name>`
  var end: String { "</\(name)>" }

  /// The element around a text, on one line.
  func around(_ text: String) -> String { start + Self.escaped(text) + end }

  private var content: String {
    attributes.reduce(name) { $0 + " \($1.name)=\"\(Self.escaped($1.value))\"" }
  }

  /// Characters that XML cannot hold at all are dropped.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
