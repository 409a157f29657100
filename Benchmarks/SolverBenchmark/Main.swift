/// `solver-benchmark measure` times the solver; `solver-benchmark replay` runs what standard input says, for the
/// differential test.
@main
enum Main {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "measure": measure()
    case "replay": replay()
    default: print("usage: solver-benchmark measure | replay")
    }
  }
}
