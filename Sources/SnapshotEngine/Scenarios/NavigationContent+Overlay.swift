import Foundation
import GoogleNavigation

extension NavigationContent {
  /// This content with a part of it replaced; objects are merged key by key, lists and plain values are replaced, null
  /// removes what is optional.
  func overlaid(by overlay: JSONValue, script: String) throws(ScriptError) -> NavigationContent {
    do {
      let own = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(self))
      let merged = own.overlaid(by: overlay)
      let content = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(merged))
      let result = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(content))
      if let stranger = Self.firstLoss(of: overlay, in: result, path: "content") {
        throw ScriptError.content(reason: stranger.reason, path: stranger.path, script: script)
      }
      return content
    } catch let error as ScriptError {
      throw error
    } catch {
      let (path, reason) = Self.explain(error)
      throw .content(reason: reason, path: path, script: script)
    }
  }

  /// The first key of an overlay that the content did not take over.
  private static func firstLoss(
    of overlay: JSONValue, in result: JSONValue, path: String
  ) -> (path: String, reason: String)? {
    guard case .object(let members) = overlay, case .object(let taken) = result else { return nil }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) where value != .null {
      guard let own = taken[key] else {
        let known = taken.keys.sorted()
        return (
          "\(path).\(key)",
          "unknown key\(Suggestion(for: key, among: known)); it knows \(known.joined(separator: ", "))"
        )
      }
      if let loss = firstLoss(of: value, in: own, path: "\(path).\(key)") { return loss }
    }
    return nil
  }

  private static func explain(_ error: any Error) -> (path: String, reason: String) {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context),
      DecodingError.keyNotFound(_, let context), DecodingError.valueNotFound(_, let context):
      (path(context.codingPath), context.debugDescription)
    default: ("content", "\(error)")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("content") { path, key in key.intValue.map { "\(path)[\($0)]" } ?? "\(path).\(key.stringValue)" }
  }
}
