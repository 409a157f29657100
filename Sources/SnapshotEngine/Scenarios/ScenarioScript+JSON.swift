import Foundation
import GoogleNavigation

extension ScenarioScript {
  /// Reads a scenario file and checks that its events can follow each other.
  ///
  /// Fails with a sentence that names the file, the place in it and what belongs there.
  package init(json: [UInt8], file: String) throws(DocumentError) {
    var reader = try DocumentReader(json: json, file: file)
    let fileName = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let name = try reader.text("name") ?? fileName
    guard Self.isName(name) else {
      throw .impossible(
        file: file, path: "name", reason: "'\(name)' cannot be part of a file name; write letters, digits, - and _")
    }
    let summary = try reader.text("summary") ?? ""
    guard let elements = try reader.elements("events") else {
      throw .missingValue(file: file, path: "events", expected: "a list of events")
    }
    let wideMode = try reader.flag("wideMode")
    let content = reader.value("content")
    let times = try Self.times(&reader)
    try reader.finish()
    var steps: [ScenarioStep] = []
    for element in elements { steps.append(try StepReader(file: file).step(element.value, path: element.path)) }
    self.init(name: name, summary: summary, steps: steps, content: content, wideMode: wideMode, times: times)
    try checkOrder(file: file)
    try checkContent(file: file)
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) || $0 == "-" || $0 == "_"
      }
  }

  private static func times(_ reader: inout DocumentReader) throws(DocumentError) -> [Double?] {
    let expected = "seconds from 0 to 3600 or \"settled\", or a list of at least one"
    let times = try reader.optional("times", expected: expected) { value -> [Double?]? in
      var times: [Double?] = []
      for item in value.items {
        if item.text == "settled" {
          times.append(nil)
        } else if let seconds = item.number, (0...3600).contains(seconds) {
          times.append(seconds)
        } else {
          return nil
        }
      }
      return times.isEmpty ? nil : times
    }
    return times ?? [nil]
  }

  /// Goes through the life cycle in thought.
  private func checkOrder(file: String) throws(DocumentError) {
    var state = LifeCycleState.notNavigating
    for (index, step) in steps.enumerated() {
      guard case .event(let event) = step else { continue }
      if let needed = state.needed(by: event) {
        let error = NavigationEventError.wrongState(event: event.name, state: state.description, needed: needed)
        throw .impossible(file: file, path: "events[\(index)]", reason: error.description)
      }
      state = state.after(event)
    }
  }

  /// Puts every content over the English texts; all languages' texts have the same form.
  private func checkContent(file: String) throws(DocumentError) {
    do {
      let texts = try content(over: .fixture(localeIdentifier: "en"))
      for case .content(let overlay) in steps { _ = try texts.overlaid(by: overlay, script: name) }
    } catch {
      guard case .content(let reason, let path, _) = error else { return }
      throw .impossible(file: file, path: path, reason: reason)
    }
  }
}
