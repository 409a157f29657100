package import Foundation
import GoogleNavigation

/// A part of a suite's pictures that is not compared.
package struct SuiteMask: Sendable, Hashable, Codable {
  package enum Area: Sendable, Hashable, Codable {
    /// Wherever the view or guide of that name lies.
    case view(String)
    /// In points from the picture's top left corner.
    case rectangle(CGRect)
  }

  package var area: Area
  /// The pictures that it is for.
  package var pictures: PictureMatch
}

/// A rule of the audit that does not count in a suite, and why.
package struct SilencedRule: Sendable, Hashable {
  package var rule: String
  package var reason: String
  /// The pictures that it is for.
  package var pictures: PictureMatch
}

extension SuiteMask {
  init(_ reader: inout DocumentReader) throws(DocumentError) {
    let view = try reader.text("view")
    let rectangle = try reader.optional("rect", expected: "four numbers of points: x, y, width, height") { value in
      let numbers = value.items.compactMap(\.number)
      return numbers.count == 4 && value.items.count == 4 && numbers[2] > 0 && numbers[3] > 0
        ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }
    pictures = try PictureMatch(&reader)
    switch (view, rectangle) {
    case (let view?, nil): area = .view(view)
    case (nil, let rectangle?): area = .rectangle(rectangle)
    default:
      throw .missingValue(
        file: reader.file, path: reader.path(of: "view"), expected: "a view's name, or else a \"rect\"; not both")
    }
  }
}

extension SilencedRule {
  init(_ reader: inout DocumentReader) throws(DocumentError) {
    rule = try reader.required("rule", reader.text("rule"), expected: "a rule's id")
    reason = try reader.required("reason", reader.text("reason"), expected: "the reason, for whoever reads it next")
    pictures = try PictureMatch(&reader)
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw .badValue(
        file: reader.file, path: reader.path(of: "reason"), found: "empty", expected: "the reason, in words")
    }
  }
}
