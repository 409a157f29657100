import Drawing
import Foundation
import UIKit

/// One setting that a file can make: its name in the SDK, what it takes, and what it does to a map.
struct SettingDefinition {
  /// The property's name, as Swift code writes it.
  let name: String
  let kind: SettingKind
  let apply: @MainActor (SettingValue, GMSMapView) -> Void

  typealias Path<Value> = ReferenceWritableKeyPath<GMSMapView, Value>

  static func flag(_ name: String, _ path: Path<Bool>) -> SettingDefinition {
    SettingDefinition(name: name, kind: .flag) { value, map in
      if case .flag(let flag) = value { map[keyPath: path] = flag }
    }
  }

  static func number(_ name: String, _ range: ClosedRange<CGFloat>, _ path: Path<CGFloat>) -> SettingDefinition {
    SettingDefinition(name: name, kind: .number(range)) { value, map in
      if case .number(let number) = value { map[keyPath: path] = number }
    }
  }

  static func color(_ name: String, _ path: Path<UIColor?>) -> SettingDefinition {
    SettingDefinition(name: name, kind: .color) { value, map in
      if case .color(let color) = value { map[keyPath: path] = color.map { UIColor($0) } }
    }
  }

  static func font(_ name: String, _ path: Path<UIFont?>) -> SettingDefinition {
    SettingDefinition(name: name, kind: .font) { value, map in
      if case .font(let font) = value { map[keyPath: path] = font?.font }
    }
  }

  /// A setting with names for its values.
  static func choice<Value>(
    _ name: String, _ path: Path<Value>, _ values: KeyValuePairs<String, Value>
  ) -> SettingDefinition {
    SettingDefinition(name: name, kind: .choice(values.map(\.key))) { value, map in
      guard case .choice(let name) = value, let chosen = values.first(where: { $0.key == name })?.value else { return }
      map[keyPath: path] = chosen
    }
  }
}

extension SettingValue.FontChoice {
  fileprivate var font: UIFont {
    let weight: UIFont.Weight =
      switch FontWeightName(rawValue: weight) ?? .regular {
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    return UIFont.systemFont(ofSize: size, weight: weight)
  }
}
