import Cassowary

/// A constraint as the scripts write it: `REL PRIORITY CONSTANT VARIABLE:COEFFICIENT …`.
func parseConstraint(_ words: some Sequence<String>, variables: [Variable]) -> Constraint {
  let words = Array(words)
  let terms = words.dropFirst(3).map { word in
    let parts = word.split(separator: ":").map(String.init)
    return Term(variables[Int(parts[0]) ?? 0], parseNumber(parts[1]))
  }
  let relation: Relation = words[0] == "==" ? .equal : words[0] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
  let expression = LinearExpression(terms, constant: parseNumber(words[2]))
  return Constraint(expression, relation, priority: Float(words[1]) ?? Constraint.required)
}

func parseNumber(_ word: String) -> Double { Double(word) ?? 0 }

/// The words of each line of standard input.
func forEachLine(_ body: ([String]) -> Void) {
  while let line = readLine() { body(line.split(separator: " ").map(String.init)) }
}
