import Foundation
import SnapshotEngine

@main
enum Main {
  static func main() async {
    exit(await Navshot.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
