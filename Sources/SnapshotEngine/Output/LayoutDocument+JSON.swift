import Foundation

extension LayoutDocument {
  /// The file's text: the same for the same layout on every host.
  package var text: String { json.document }

  /// Reads a file's text.
  package init(text: [UInt8], path: String) throws(FileError) {
    do {
      self = try JSONDecoder().decode(LayoutDocument.self, from: Data(text))
    } catch {
      throw .unreadable(path: path, reason: "it is not a layout file of version \(Self.currentVersion)")
    }
  }

  private var json: JSONText {
    .object([
      "version": .integer(version), "manifest": manifest.json, "scenario": scenario.json, "safeArea": safeArea.json,
      "views": .array(views.map(\.json)), "guides": .array(guides.map(\.json)),
      "constraints": .array(constraints.map(\.json)), "conflicts": .array(conflicts.map(\.json)),
      "accessibility": accessibility.map { .array($0.map(\.json)) }, "findings": .array(findings.map(\.json)),
    ])
  }
}

extension Manifest {
  fileprivate var json: JSONText {
    .object(["libraries": .array(libraries.map(\.json)), "fonts": .array(fonts.map(\.json))])
  }
}

extension Manifest.Entry {
  fileprivate var json: JSONText { .object(["name": .string(name), "value": .string(value)]) }
}

extension LayoutDocument.ScenarioSummary {
  fileprivate var json: JSONText {
    .object([
      "device": .string(device), "state": .string(state), "direction": .string(direction),
      "lighting": .string(lighting), "theme": .string(theme), "locale": .string(locale),
      "time": time.map(JSONText.number), "width": .number(width), "height": .number(height), "scale": .number(scale),
    ])
  }
}

extension LayoutDocument.Box {
  var json: JSONText {
    .object(["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)])
  }
}

extension LayoutDocument.View {
  fileprivate var json: JSONText {
    .object([
      "name": .string(name), "type": .string(type), "parent": parent.map(JSONText.string), "origin": .string(origin),
      "frame": frame.json, "visibleFrame": visibleFrame?.json, "isHidden": isHidden.map(JSONText.bool),
      "opacity": opacity.map(JSONText.number), "isAmbiguous": isAmbiguous.map(JSONText.bool),
      "label": label.map(JSONText.string), "text": text?.json,
    ])
  }
}

extension LayoutDocument.Text {
  fileprivate var json: JSONText {
    .object([
      "string": .string(string), "fontSize": .number(fontSize), "lines": .integer(lines),
      "isTruncated": isTruncated.map(JSONText.bool),
      "missingGlyphs": missingGlyphs.map { .array($0.map(JSONText.string)) },
    ])
  }
}

extension LayoutDocument.Guide {
  fileprivate var json: JSONText {
    .object([
      "name": .string(name), "owner": .string(owner), "frame": frame.json,
      "isAmbiguous": isAmbiguous.map(JSONText.bool),
    ])
  }
}

extension LayoutDocument.Constraint {
  fileprivate var json: JSONText {
    .object([
      "equation": .string(equation), "priority": .number(priority), "identifier": identifier.map(JSONText.string),
      "status": status.map(JSONText.string),
    ])
  }
}

extension LayoutDocument.Conflict {
  fileprivate var json: JSONText {
    .object(["constraints": .array(constraints.map(JSONText.string)), "broken": .string(broken)])
  }
}

extension LayoutDocument.AccessibilityElement {
  fileprivate var json: JSONText {
    .object([
      "view": .string(view), "label": label.map(JSONText.string), "value": value.map(JSONText.string),
      "traits": traits.map { .array($0.map(JSONText.string)) }, "frame": frame.json,
    ])
  }
}

extension LayoutDocument.Finding {
  fileprivate var json: JSONText {
    .object(["rule": .string(rule), "message": .string(message), "level": level.map(JSONText.string)])
  }
}
