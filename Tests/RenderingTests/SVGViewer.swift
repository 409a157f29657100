import Drawing
import Foundation
import FoundationXML
import Rendering

/// Draws SVG files with librsvg, as a second opinion.
enum SVGViewer {
  static func bitmap(of svg: [UInt8], scale: CGFloat) throws -> Bitmap {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("in.svg"), folder.appendingPathComponent("out.png"))
    try Data(svg).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/rsvg-convert")
    process.arguments = ["-z", "\(scale)", "-o", output.path, input.path]
    try process.run()
    process.waitUntilExit()
    return try PNGDecoder.decode(Array(Data(contentsOf: output)))
  }
}

/// Whether a document is well-formed.
struct XMLCheck {
  func accepts(_ document: String) -> Bool {
    XMLParser(data: Data(document.utf8)).parse()
  }
}
