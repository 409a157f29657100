package import Drawing
import Foundation

/// Writes a display list as an SVG file to read, compare and style: a group for each view with its name as id, each
/// element on a line of its own, numbers with two decimals. The same list gives the same bytes.
package struct SVGWriter: Sendable {
  package enum Text: Sendable, Hashable {
    /// Glyph outlines: looks the same everywhere, needs no font.
    case outlines
    /// `<text>` elements: small, to be searched and compared, but only right where the fonts are installed.
    case characters
  }

  /// The picture's name, read out by screen readers and shown as a tooltip.
  package var title: String?
  package var description: String?
  package var text: Text
  /// Put before every id, so that several files can be inlined in one page.
  package var idPrefix: String

  package init(title: String? = nil, description: String? = nil, text: Text = .outlines, idPrefix: String = "") {
    (self.title, self.description) = (title, description)
    (self.text, self.idPrefix) = (text, idPrefix)
  }

  /// The file's text, with line feeds as line ends.
  package func document(of list: DisplayList) throws(RenderingError) -> String {
    _ = try PictureSize(of: list)
    try CoordinateCheck.check(list)
    return document(of: list) { $0.add(list) }
  }

  /// A document of a list's size with what `fill` puts in it.
  func document(of list: DisplayList, _ fill: (inout SVGBody) -> Void) -> String {
    var body = SVGBody(text: text, idPrefix: idPrefix)
    let titleID = title.map { _ in body.definitions.ids.unique("title") }
    let descriptionID = description.map { _ in body.definitions.ids.unique("description") }
    fill(&body)
    let definitions = body.definitions.lines.map { "    " + $0 }
    let lines =
      [root(list, [titleID, descriptionID].compactMap(\.self)).start]
      + [Self.name("title", titleID, title), Self.name("desc", descriptionID, description)].compactMap(\.self)
      + (definitions.isEmpty ? [] : ["  <defs>"] + definitions + ["  </defs>"])
      + body.lines + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func root(_ list: DisplayList, _ names: [String]) -> SVGElement {
    let (width, height) = (SVGNumber.text(list.size.width), SVGNumber.text(list.size.height))
    return SVGElement("svg").with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", width).with("height", height).with("viewBox", "0 0 \(width) \(height)").with("role", "img")
      .with("aria-labelledby", names.isEmpty ? nil : names.joined(separator: " "))
  }

  private static func name(_ element: String, _ id: String?, _ text: String?) -> String? {
    text.map { "  " + SVGElement(element).with("id", id).around($0) }
  }
}
