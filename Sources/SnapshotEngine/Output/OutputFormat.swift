/// A kind of file that a picture is written as.
package enum OutputFormat: String, Sendable, Hashable, Codable, CaseIterable {
  case png
  /// The picture as Cairo draws it.
  case svg
  /// A small, readable SVG with a group for each view.
  case structuredSVG = "svg-structured"
  /// The solved layout.
  case json
  case pdf

  /// What the file's name ends with.
  package var fileExtension: String {
    switch self {
    case .png: "png"
    case .svg: "svg"
    case .structuredSVG: "structured.svg"
    case .json: "layout.json"
    case .pdf: "pdf"
    }
  }
}
