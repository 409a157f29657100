extension CommandForm {
  /// What `--help` prints.
  package var help: String {
    let usage = ["usage: navshot", name, options.isEmpty ? "" : "[options]", operands].filter { !$0.isEmpty }
    let rows = options.map { option in
      (term: ["--" + option.name, option.value].compactMap(\.self).joined(separator: " "), text: option.help)
    }
    let sections =
      [summary, usage.joined(separator: " "), HelpTable(rows: rows).text]
      + notes.map { HelpTable.wrap($0, to: 100).joined(separator: "\n") }
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

/// Terms with their explanations, in two columns.
struct HelpTable {
  var rows: [(term: String, text: String)]

  var text: String {
    let width = min(rows.map(\.term.count).max() ?? 0, 28)
    return rows.map { row in
      let lines = Self.wrap(row.text, to: 84 - width)
      let indent = String(repeating: " ", count: width + 4)
      let body = lines.joined(separator: "\n" + indent)
      guard row.term.count <= width else { return "  \(row.term)\n\(indent)\(body)" }
      return "  \(row.term)\(String(repeating: " ", count: width - row.term.count))  \(body)"
    }.joined(separator: "\n")
  }

  static func wrap(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      guard let last = lines.last, last.count + word.count < width else { return lines.append(String(word)) }
      lines[lines.count - 1] = last + " " + word
    }
  }
}
