package import Foundation

/// What is wrong with bytes that are no JSON.
nonisolated package enum JSONFault {
  /// For example `a bracket, comma or quotation mark is missing or too many near line 3, column 2`.
  package static func reason(in json: Data) -> String {
    guard !json.isEmpty else { return "the file is empty" }
    guard String(validating: json, as: UTF8.self) != nil else { return "the file is not text in UTF-8" }
    let fault = "a bracket, comma or quotation mark is missing or too many"
    // Of Foundation's readers this one says where it stopped, counted in bytes.
    guard let text = detail(of: json) else { return fault }
    if let match = text.firstMatch(of: /around character (\d+)/), let offset = Int(match.1) {
      return "\(fault) near \(place(of: offset, in: json))"
    }
    return text.contains("not representable") ? "the file holds a number that is too large" : fault
  }

  private static func detail(of json: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
      return nil
    } catch {
      return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    }
  }

  private static func place(of offset: Int, in json: Data) -> String {
    let before = json.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? json.startIndex
    return "line \(line), column \(String(decoding: before[start...], as: UTF8.self).count + 1)"
  }
}
