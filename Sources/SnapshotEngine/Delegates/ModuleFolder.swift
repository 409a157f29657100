import Foundation

/// Where the built `UIKit` and `GoogleNavigation` modules lie, for the compiler to find.
struct ModuleFolder: Sendable, Hashable {
  let path: String

  /// The C modules that ours were built with.
  static let systemModules = ["CCairo", "CDeflate", "CMalloc", "CPango", "CXXHash"]

  /// The folder that `NAVSHOT_MODULES` names, or `Modules` beside the executable, as the package manager leaves it.
  static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment, executable: String = Executable.path
  ) throws(DelegateError) -> ModuleFolder {
    let beside = URL(fileURLWithPath: executable).deletingLastPathComponent().appendingPathComponent("Modules").path
    let folders = environment["NAVSHOT_MODULES"].map { [$0] } ?? [beside]
    guard let path = folders.first(where: { FileManager.default.fileExists(atPath: $0 + "/UIKit.swiftmodule") }) else {
      throw .noModules(folders: folders)
    }
    return ModuleFolder(path: path)
  }

  /// Changes whenever a module is built anew.
  var fingerprint: String {
    ["UIKit", "GoogleNavigation"].map { module in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(module).swiftmodule")
      let modified = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(module) \(attributes?[.size] ?? 0) \(modified)"
    }.joined(separator: "\n")
  }
}

/// The running program's file.
enum Executable {
  static var path: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }
}
