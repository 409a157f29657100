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

  static let drawings = arrows + signs + places + things

  /// A symbol as path data on the grid of 24 by 24.
  struct Drawing: Sendable {
    let name: String
    /// Areas; what is enclosed twice is a hole.
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

  /// A symbol of lines.
  static func lines(_ name: String, _ data: String, followsDirection: Bool = false) -> Drawing {
    Drawing(name: name, lines: [data], followsDirection: followsDirection)
  }

  /// A symbol of areas, with lines beside them.
  static func areas(_ name: String, _ data: String, lines: String = "") -> Drawing {
    Drawing(name: name, fills: [data], lines: lines.isEmpty ? [] : [lines])
  }

  /// A symbol in outline, and its filled twin. The filled one leaves `cut` out, the outlined one fills it.
  static func pair(_ name: String, _ body: String, cut: String = "", lines: String = "") -> [Drawing] {
    [
      Drawing(name: name, fills: cut.isEmpty ? [] : [cut], lines: lines.isEmpty ? [body] : [body, lines]),
      areas(name + ".fill", cut.isEmpty ? body : body + " " + cut, lines: lines),
    ]
  }
}
