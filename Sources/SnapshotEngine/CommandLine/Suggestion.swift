/// `; did you mean 'x'?` for a mistyped word, or nothing where no known word is near.
struct Suggestion: CustomStringConvertible {
  let word: String?

  init(for typed: String, among known: [String]) {
    let nearest = known.map { (word: $0, distance: Self.distance(typed, $0)) }.min { $0.distance < $1.distance }
    word = nearest.flatMap { $0.distance <= max(1, typed.count / 3) && $0.distance < typed.count ? $0.word : nil }
  }

  var description: String { word.map { ", did you mean '\($0)'?" } ?? "" }

  /// How many letters have to be added, removed, replaced or swapped with their neighbour.
  static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var rows = [Array(0...second.count)]
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(current[column] + 1, rows[row][column + 1] + 1, rows[row][column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        current.append(best)
      }
      rows.append(current)
    }
    return rows[first.count][second.count]
  }
}
