/// What a command accepts; its parser and its help are both made from this.
package struct CommandForm: Sendable {
  package struct Option: Sendable {
    /// Without the two dashes.
    var name: String
    /// What stands for the value in the help, for example `NAME,…`; nil for a switch.
    var value: String?
    var help: String
  }

  package var name: String
  /// One sentence.
  package var summary: String
  /// What stands for the positional arguments in the help, for example `A.png B.png`.
  package var operands: String = ""
  /// How many positional arguments there may be.
  package var operandCount: ClosedRange<Int> = 0...0
  package var options: [Option]
  /// Further paragraphs of the help.
  package var notes: [String] = []
  package var isHidden = false

  func option(named name: String) -> Option? {
    options.first { $0.name == name }
  }
}

extension CommandForm {
  /// Splits a command's arguments into options and operands, by this form.
  func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.operands += rest
        rest = []
      } else if argument.hasPrefix("--") {
        try parseOption(argument.dropFirst(2), from: &rest, into: &parsed)
      } else if argument.hasPrefix("-"), argument != "-" {
        throw .unknownOption(argument, command: name, known: options.map { "--" + $0.name })
      } else {
        parsed.operands.append(argument)
      }
    }
    try checkOperands(of: parsed)
    return parsed
  }

  private func parseOption(
    _ argument: Substring, from rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = option(named: name) else {
      throw .unknownOption("--" + name, command: self.name, known: options.map { "--" + $0.name })
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard option.value != nil else {
      guard attached == nil else { throw .unexpectedValue(option: name) }
      parsed.values[name, default: []].append("")
      return
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else { throw .missingValue(option: name) }
    if attached == nil, value.hasPrefix("--") { throw .missingValue(option: name) }
    if value.allSatisfy({ $0 == "," }) { throw .missingValue(option: name) }
    parsed.values[name, default: []].append(value)
  }

  private func checkOperands(of parsed: ParsedArguments) throws(UsageError) {
    if parsed.operands.count > operandCount.upperBound {
      throw .unexpectedArgument(parsed.operands[operandCount.upperBound], command: name)
    }
    if parsed.operands.count < operandCount.lowerBound {
      throw .missingArgument(operands, command: name)
    }
  }
}
