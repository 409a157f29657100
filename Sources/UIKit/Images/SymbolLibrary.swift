import Drawing
import Foundation

/// The symbols that can be drawn, by the names that apps ask for. The drawings are ours.
nonisolated enum SymbolLibrary {
  /// The symbol of that name; nil where there is none.
  static func symbol(named name: String) -> Symbol? {
    table[name]
  }

  private static let table: [String: Symbol] = Dictionary(
    uniqueKeysWithValues: drawings.map { drawing in (drawing.name, drawing.symbol) })

  struct Drawing: Sendable {
    let name: String
    var fills: [String] = []
    var lines: [String] = []
    var followsDirection = false

    var symbol: Symbol {
      Symbol(
        parts: fills.compactMap { Path(data: $0) }.map { .fill($0) }
          + lines.compactMap { Path(data: $0) }.map { .line($0, width: 2) },
        followsDirection: followsDirection)
    }
  }

  static let drawings = arrows + marks + things + places

  private static let arrows = [
    Drawing(name: "chevron.forward", lines: ["M9 5 L16 12 L9 19"], followsDirection: true),
    Drawing(name: "chevron.backward", lines: ["M15 5 L8 12 L15 19"], followsDirection: true),
    Drawing(name: "chevron.right", lines: ["M9 5 L16 12 L9 19"]),
    Drawing(name: "chevron.left", lines: ["M15 5 L8 12 L15 19"]),
    Drawing(name: "chevron.up", lines: ["M5 15 L12 8 L19 15"]),
    Drawing(name: "chevron.down", lines: ["M5 9 L12 16 L19 9"]),
    Drawing(name: "arrow.forward", lines: ["M4 12 H20 M14 6 L20 12 L14 18"], followsDirection: true),
    Drawing(name: "arrow.backward", lines: ["M20 12 H4 M10 6 L4 12 L10 18"], followsDirection: true),
    Drawing(name: "arrow.right", lines: ["M4 12 H20 M14 6 L20 12 L14 18"]),
    Drawing(name: "arrow.left", lines: ["M20 12 H4 M10 6 L4 12 L10 18"]),
    Drawing(name: "arrow.up", lines: ["M12 20 V4 M6 10 L12 4 L18 10"]),
    Drawing(name: "arrow.down", lines: ["M12 4 V20 M6 14 L12 20 L18 14"]),
    Drawing(
      name: "arrow.clockwise",
      lines: ["M19 12 C19 16 16 19 12 19 C8 19 5 16 5 12 C5 8 8 5 12 5 L16 6", "M13 2 L17 6 L13 10"]),
    Drawing(name: "arrow.turn.up.right", lines: ["M6 20 V12 Q6 8 10 8 H19 M14 3 L19 8 L14 13"]),
    Drawing(name: "arrow.turn.up.left", lines: ["M18 20 V12 Q18 8 14 8 H5 M10 3 L5 8 L10 13"]),
  ]

  private static let marks = [
    Drawing(name: "xmark", lines: ["M6 6 L18 18 M18 6 L6 18"]),
    Drawing(name: "checkmark", lines: ["M5 13 L10 18 L19 7"]),
    Drawing(name: "plus", lines: ["M12 5 V19 M5 12 H19"]),
    Drawing(name: "minus", lines: ["M5 12 H19"]),
    Drawing(name: "ellipsis", fills: ["O5 12 2 O12 12 2 O19 12 2"]),
    Drawing(name: "line.3.horizontal", lines: ["M4 7 H20 M4 12 H20 M4 17 H20"]),
    Drawing(name: "circle", lines: ["O12 12 9"]),
    Drawing(name: "circle.fill", fills: ["O12 12 10"]),
    Drawing(
      name: "checkmark.circle.fill", fills: ["O12 12 10 M10.6 16.9 L6.4 12.8 L7.9 11.3 L10.6 13.9 L16.1 8 L17.6 9.4 Z"]),
    Drawing(
      name: "xmark.circle.fill",
      fills: [
        "O12 12 10 M12 10.5 L15 7.5 L16.5 9 L13.5 12 L16.5 15 L15 16.5 L12 13.5 L9 16.5 L7.5 15 L10.5 12 L7.5 9 L9 7.5 Z"
      ]),
    Drawing(name: "info.circle", fills: ["O12 7.8 1.3"], lines: ["O12 12 9", "M12 11.5 V16.5"]),
    Drawing(name: "info.circle.fill", fills: ["O12 12 10 O12 7.6 1.4 M10.9 10.6 H13.1 V17 H10.9 Z"]),
    Drawing(
      name: "exclamationmark.triangle.fill",
      fills: ["M12 3 L22.5 21 H1.5 Z M10.9 9 L11.2 15 H12.8 L13.1 9 Z O12 17.6 1.2"]),
    Drawing(name: "magnifyingglass", lines: ["O10.5 10.5 6", "M15 15 L20 20"]),
    Drawing(
      name: "star.fill",
      fills: ["M12 2.5 L14.9 8.9 L21.8 9.6 L16.6 14.2 L18.1 21 L12 17.5 L5.9 21 L7.4 14.2 L2.2 9.6 L9.1 8.9 Z"]),
    Drawing(
      name: "gearshape",
      lines: [
        "O12 12 3", "O12 12 7",
        "M12 2.5 V5 M12 19 V21.5 M2.5 12 H5 M19 12 H21.5 M5.3 5.3 L7 7 M17 17 L18.7 18.7 M18.7 5.3 L17 7 M7 17 L5.3 18.7",
      ]),
  ]

  private static let things = [
    Drawing(
      name: "bag.fill",
      fills: ["M4.5 8 H19.5 L20.5 20 Q20.6 21.5 19 21.5 H5 Q3.4 21.5 3.5 20 Z"],
      lines: ["M8.5 10 V6.5 C8.5 1.8 15.5 1.8 15.5 6.5 V10"]),
    Drawing(
      name: "shippingbox.fill",
      fills: [
        "M12 2 L16 3.8 L7 8 L3 6.2 Z M18 4.7 L21 6.2 L12 10.4 L9 9 Z M2.5 7.8 L11.2 11.9 V22 L2.5 17.8 Z M21.5 7.8 L12.8 11.9 V22 L21.5 17.8 Z"
      ]),
    Drawing(name: "clock", lines: ["O12 12 9", "M12 7 V12 L15.5 14"]),
    Drawing(name: "clock.fill", fills: ["O12 12 10 M11.1 6 H12.9 V11.5 L16.2 13.5 L15.3 15 L11.1 12.5 Z"]),
    Drawing(
      name: "phone.fill",
      fills: [
        "M6.5 2.5 L9.8 7.5 L8 9.8 C9 12.5 11.5 15 14.2 16 L16.5 14.2 L21.5 17.5 C21.5 20 19.5 21.5 17.5 21.5 C9.5 21 3 14.5 2.5 6.5 C2.5 4.5 4 2.5 6.5 2.5 Z"
      ]),
    Drawing(
      name: "bell.fill",
      fills: [
        "M12 2.5 C16 2.5 18 5.5 18 9 V14 L20.5 17.5 H3.5 L6 14 V9 C6 5.5 8 2.5 12 2.5 Z M9.5 19 H14.5 C14.5 22.3 9.5 22.3 9.5 19 Z"
      ]),
    Drawing(name: "person.fill", fills: ["O12 7.5 4.5 M3.5 21 C3.5 12.5 20.5 12.5 20.5 21 Z"]),
    Drawing(
      name: "car.fill",
      fills: [
        "M5.5 10.5 L7.3 5.6 Q7.6 4.8 8.5 4.8 H15.5 Q16.4 4.8 16.7 5.6 L18.5 10.5 Q21 11 21 13.5 V19.5 H17.5 V17.5 H6.5 V19.5 H3 V13.5 Q3 11 5.5 10.5 Z O6.8 14 1.3 O17.2 14 1.3 M8.4 6.6 L7.2 10 H16.8 L15.6 6.6 Z"
      ]),
    Drawing(
      name: "speaker.wave.2.fill",
      fills: ["M3 9 H7 L12 4.5 V19.5 L7 15 H3 Z"],
      lines: ["M15 9 C16.5 10.5 16.5 13.5 15 15", "M18 6.5 C21.2 9.5 21.2 14.5 18 17.5"]),
    Drawing(
      name: "speaker.slash.fill", fills: ["M3 9 H7 L12 4.5 V19.5 L7 15 H3 Z"],
      lines: ["M15.5 9.5 L20.5 14.5 M20.5 9.5 L15.5 14.5"]),
    Drawing(
      name: "fork.knife",
      fills: [
        "M5 2.5 H6.3 V8 H7.4 V2.5 H8.6 V8 H9.7 V2.5 H11 V9 C11 11 10 11.8 9 12 V21.5 H7 V12 C6 11.8 5 11 5 9 Z M15 14 C14 8 15 3.5 18.5 2.5 V21.5 H16.5 V14 Z"
      ]),
  ]

  private static let places = [
    Drawing(name: "location.fill", fills: ["M21 3 L14 21 L11.5 12.5 L3 10 Z"]),
    Drawing(
      name: "house.fill",
      fills: ["M12 2.8 L22 11.5 L20.7 13 L19.5 12 V20.5 H14.5 V14.5 H9.5 V20.5 H4.5 V12 L3.3 13 L2 11.5 Z"]),
    Drawing(
      name: "mappin", fills: ["O12 7 4.5 M11 11 H13 V22 H11 Z"]),
    Drawing(
      name: "mappin.circle.fill", fills: ["O12 12 10 O12 9 3.2 M11.2 12.6 H12.8 V18.5 H11.2 Z"]),
    Drawing(
      name: "building.2.fill",
      fills: [
        "M3 3 H13 V21 H3 Z M5 6 H7 V8 H5 Z M9 6 H11 V8 H9 Z M5 11 H7 V13 H5 Z M9 11 H11 V13 H9 Z M5 16 H7 V18 H5 Z M9 16 H11 V18 H9 Z M14.5 9 H21 V21 H14.5 Z M17 12 H18.5 V14 H17 Z M17 16 H18.5 V18 H17 Z"
      ]),
    Drawing(name: "flag.fill", fills: ["M4.5 2.5 H6.3 V3.5 H20 L17 8.5 L20 13.5 H6.3 V21.5 H4.5 Z"]),
  ]
}
