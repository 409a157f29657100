import Drawing
import Foundation
import UIKit

/// One setting that a file can make: its name in the SDK, what it takes, and what it does to a map.
nonisolated struct SettingDefinition: Sendable {
  /// The property's name, as Swift code writes it.
  let name: String
  let kind: SettingKind
  let apply: @MainActor @Sendable (SettingValue, GMSMapView) -> Void

  typealias Setter<Value> = @MainActor @Sendable (GMSMapView, Value) -> Void

  static func flag(_ name: String, _ set: @escaping Setter<Bool>) -> SettingDefinition {
    SettingDefinition(name: name, kind: .flag) { value, map in
      if case .flag(let flag) = value { set(map, flag) }
    }
  }

  static func number(
    _ name: String, _ range: ClosedRange<CGFloat>, _ set: @escaping Setter<CGFloat>
  ) -> SettingDefinition {
    SettingDefinition(name: name, kind: .number(range)) { value, map in
      if case .number(let number) = value { set(map, number) }
    }
  }

  static func color(_ name: String, _ set: @escaping Setter<UIColor?>) -> SettingDefinition {
    SettingDefinition(name: name, kind: .color) { value, map in
      if case .color(let color) = value { set(map, color.map { UIColor($0) }) }
    }
  }

  static func font(_ name: String, _ set: @escaping Setter<UIFont?>) -> SettingDefinition {
    SettingDefinition(name: name, kind: .font) { value, map in
      if case .font(let font) = value { set(map, font?.font) }
    }
  }

  /// A setting with names for its values.
  static func choice<Value: Sendable>(
    _ name: String, _ values: [(name: String, value: Value)], _ set: @escaping Setter<Value>
  ) -> SettingDefinition {
    SettingDefinition(name: name, kind: .choice(values.map(\.name))) { value, map in
      guard case .choice(let name) = value, let chosen = values.first(where: { $0.name == name })?.value else { return }
      set(map, chosen)
    }
  }
}

extension SettingValue.FontChoice {
  nonisolated fileprivate var font: UIFont {
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
