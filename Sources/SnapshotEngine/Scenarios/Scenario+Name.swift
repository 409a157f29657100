import Foundation
import LayoutModel

extension Scenario {
  /// What tells this picture from others of its device and script, for example `rtl.night`; empty for the plain one.
  package var variant: String {
    [
      direction == .rightToLeft ? "rtl" : nil,
      lighting == .night ? "night" : nil,
      locale,
      theme.map(Self.themeStem),
      contentSize == .large ? nil : contentSize.rawValue.lowercased(),
      wideMode.tag,
      time.map { "t" + DecimalText.of($0) },
    ].compactMap(\.self).joined(separator: ".")
  }

  /// The picture's file without its extension, for example `iphone-15/active-guidance.rtl`.
  package var fileStem: String {
    let name = [script.name, variant].filter { !$0.isEmpty }.joined(separator: ".")
    return [delegate, device.name, name].compactMap(\.self).joined(separator: "/")
  }

  static func themeStem(_ theme: String) -> String {
    URL(fileURLWithPath: theme).deletingPathExtension().lastPathComponent
  }
}
