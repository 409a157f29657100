/// A failure that the user can put right; it ends the process with status 2.
package protocol UserError: Error, CustomStringConvertible {}

/// How a command line is wrong.
package enum UsageError: UserError, Hashable {
  case missingCommand
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: String, known: [String])
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case unexpectedArgument(String, command: String)
  case missingArgument(String, command: String)
  case unknownValue(String, option: String, known: [String])
  case unknownView(String, picture: String, known: [String])
  case badNumber(option: String, value: String, range: ClosedRange<Double>)
  case badRectangle(option: String, value: String)
  /// The value cannot be used, for the reason given.
  case badValue(option: String, reason: String)
  case conflict(String, String)
  case unmatchedPattern(String, known: [String])
  case recordingInCI
  case badShard(String)
  case missingOption(String, for: String)
  /// A joined report would be written over one of its parts.
  case mergeOverPart(String)

  package var description: String {
    switch self {
    case .missingCommand: "no command; 'navshot --help' lists them"
    case .unknownCommand(let name, let known):
      "unknown command '\(name)'\(Suggestion(for: name, among: known)); 'navshot --help' lists the commands"
    case .unknownOption(let name, let command, let known):
      "unknown option '\(name)'\(Suggestion(for: name, among: known)); 'navshot \(command) --help' lists the options"
    case .missingValue(let option): "'--\(option)' needs a value"
    case .unexpectedValue(let option): "'--\(option)' takes no value"
    case .unexpectedArgument(let argument, let command):
      "unexpected argument '\(argument)'; see 'navshot \(command) --help'"
    case .missingArgument(let operands, let command): "'navshot \(command)' needs \(operands)"
    case .unknownValue(let value, let option, let known):
      "'--\(option)' does not know '\(value)'\(Suggestion(for: value, among: known)); it knows \(known.joined(separator: ", "))"
    case .unknownView(let name, let picture, let known):
      "\(picture) has no view or guide '\(name)'\(Suggestion(for: name, among: known)); it has \(known.joined(separator: ", "))"
    case .badNumber(let option, let value, let range):
      "'--\(option)' needs a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound)), not '\(value)'"
    case .badRectangle(let option, let value):
      "'--\(option)' needs four whole numbers, X,Y,WIDTH,HEIGHT, not '\(value)'"
    case .badValue(let option, let reason): "'--\(option)': \(reason)"
    case .conflict(let first, let second): "'--\(first)' and '--\(second)' cannot be used together"
    case .unmatchedPattern(let pattern, let known):
      "'--only' leaves no case: none fits '\(pattern)'; cases are named like \(known.prefix(3).joined(separator: ", "))"
    case .missingOption(let name, let option): "'--\(option)' goes with '--\(name)'"
    case .mergeOverPart(let folder): "'\(folder)' is one of the reports to join; name another folder with --out"
    case .badShard(let text): "'--shard' needs a part of a whole, for example 2/5, or auto, not '\(text)'"
    case .recordingInCI:
      "the variable CI is set, and a pipeline that records its own goldens passes whatever it draws; say --mode missing, failed or all if that is what you want"
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
