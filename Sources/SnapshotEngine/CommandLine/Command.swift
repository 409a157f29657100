/// One of `navshot`'s commands: made from its arguments, then run.
protocol Command: Sendable {
  static var form: CommandForm { get }

  /// Checks the arguments and nothing else; nothing is read or written yet.
  init(_ arguments: ParsedArguments) throws(UsageError)

  /// Does the work. What is thrown is a `UserError` where the user can put it right.
  func run(_ console: Console) async throws -> ExitStatus
}
