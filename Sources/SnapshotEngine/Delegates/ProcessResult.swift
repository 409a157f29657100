import Foundation

/// What a program that ran to its end wrote and returned.
struct ProcessResult: Sendable {
  let status: Int32
  /// Standard output and standard error in the order of writing.
  let output: String

  /// Runs a program, found by `PATH` where it has no slash.
  init(running program: String, arguments: [String]) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = program.contains("/") ? arguments : [program] + arguments
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
