import Drawing
import Foundation

/// What kind of value a setting takes, and how a file writes it.
nonisolated enum SettingKind: Sendable, Hashable {
  case flag
  case number(ClosedRange<CGFloat>)
  case color, font, insets, speedAlerts, speedColors
  case choice([String])

  /// What a file has to say, for an error message and the documentation.
  var expected: String {
    switch self {
    case .flag: "true or false"
    case .number(let range):
      "a number from \(Double(range.lowerBound).formattedShort) to \(Double(range.upperBound).formattedShort)"
    case .color: "a colour like \"#1A2B3C\" or \"#1A2B3C80\", or null for the theme's"
    case .font: "an object like {\"size\": 24, \"weight\": \"bold\"}, or null for the theme's"
    case .insets: "an object with any of \"top\", \"left\", \"bottom\" and \"right\" in points"
    case .speedAlerts: "an object like {\"minor\": 0.1, \"major\": 0.2} with shares of the limit, or null"
    case .speedColors:
      "an object with any of \"minor\", \"major\", \"minorNight\" and \"majorNight\", each like {\"text\": \"#FFFFFF\", \"background\": \"#C3281F\"}, or null"
    case .choice(let names): "one of \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    }
  }

  /// The value; nil where the file says something else than `expected`.
  func value(of json: JSONValue) -> SettingValue? {
    switch self {
    case .flag: if case .bool(let flag) = json { .flag(flag) } else { nil }
    case .number(let range): json.number(in: range).map(SettingValue.number)
    case .color: json.orNull(\.color).map(SettingValue.color)
    case .font: json.orNull(\.font).map(SettingValue.font)
    case .insets: json.insets.map(SettingValue.insets)
    case .speedAlerts: json.orNull(\.speedThresholds).map(SettingValue.speedAlerts)
    case .speedColors: json.orNull(\.speedColors).map(SettingValue.speedColors)
    case .choice(let names): if case .string(let name) = json, names.contains(name) { .choice(name) } else { nil }
    }
  }
}

extension JSONValue {
  /// What `read` finds: nil for null, and no value at all for anything that it does not understand.
  nonisolated fileprivate func orNull<Value>(_ read: (JSONValue) -> Value?) -> Value?? {
    self == .null ? .some(nil) : read(self).map(Optional.some)
  }

  nonisolated fileprivate func number(in range: ClosedRange<CGFloat>) -> CGFloat? {
    guard case .number(let number) = self, range.contains(CGFloat(number)) else { return nil }
    return CGFloat(number)
  }

  /// The object's values, where all of its keys are known.
  nonisolated fileprivate func object(of keys: Set<String>) -> [String: JSONValue]? {
    guard case .object(let values) = self, keys.isSuperset(of: values.keys) else { return nil }
    return values
  }

  nonisolated fileprivate var color: Color? {
    if case .string(let text) = self { Color(hex: text) } else { nil }
  }

  nonisolated fileprivate var font: SettingValue.FontChoice? {
    guard let values = object(of: ["size", "weight"]), let size = values["size"]?.number(in: 1...200) else {
      return nil
    }
    guard let weight = values["weight"] else { return SettingValue.FontChoice(size: size, weight: "regular") }
    guard case .string(let name) = weight, FontWeightName(rawValue: name) != nil else { return nil }
    return SettingValue.FontChoice(size: size, weight: name)
  }

  nonisolated fileprivate var insets: SettingValue.Insets? {
    guard let values = object(of: ["top", "left", "bottom", "right"]) else { return nil }
    let numbers = values.compactMapValues { $0.number(in: 0...2000) }
    guard numbers.count == values.count else { return nil }
    return SettingValue.Insets(
      top: numbers["top"] ?? 0, left: numbers["left"] ?? 0, bottom: numbers["bottom"] ?? 0,
      right: numbers["right"] ?? 0)
  }

  nonisolated fileprivate var speedThresholds: SettingValue.SpeedThresholds? {
    guard let values = object(of: ["minor", "major"]) else { return nil }
    let numbers = values.compactMapValues { $0.number(in: 0...10) }
    guard numbers.count == values.count else { return nil }
    return SettingValue.SpeedThresholds(minor: numbers["minor"], major: numbers["major"])
  }

  nonisolated fileprivate var speedColors: [SettingValue.SpeedColor]? {
    guard let values = object(of: ["minor", "major", "minorNight", "majorNight"]) else { return nil }
    let colors = values.sorted { $0.key < $1.key }.compactMap { key, value -> SettingValue.SpeedColor? in
      guard let parts = value.object(of: ["text", "background"]) else { return nil }
      let colors = parts.compactMapValues(\.color)
      guard colors.count == parts.count else { return nil }
      return SettingValue.SpeedColor(
        isMajor: key.hasPrefix("major"), isLowLight: key.hasSuffix("Night"), text: colors["text"],
        background: colors["background"])
    }
    return colors.count == values.count ? colors : nil
  }
}

/// The weights that a settings file names.
nonisolated enum FontWeightName: String {
  case light, regular, medium, semibold, bold, heavy, black
}
