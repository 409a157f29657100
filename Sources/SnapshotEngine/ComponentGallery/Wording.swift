/// A name as code writes it, such as `turnUTurnClockwise`, in words for headings and captions.
struct Wording {
  /// For example `turn U-turn clockwise`.
  let text: String

  init(_ name: String) {
    let spaced = name.reduce(into: "") { result, character in
      result += character.isUppercase && !result.isEmpty ? " \(character.lowercased())" : character.lowercased()
    }
    text = Self.own.reduce(spaced) { $0.replacing($1.key, with: $1.value) }
  }

  /// Begun with a capital.
  var title: String { text.prefix(1).uppercased() + text.dropFirst() }

  /// What is not simply the name's parts in small letters.
  private static let own = [
    (key: "u turn", value: "U-turn"), (key: "counter clockwise", value: "counterclockwise"),
    (key: "google logo", value: "Google logo"), (key: "eta card", value: "ETA card"),
    (key: "maneuver", value: "manoeuvre"),
  ]
}
