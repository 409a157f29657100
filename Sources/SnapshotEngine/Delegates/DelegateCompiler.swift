import Foundation

/// Compiles the user's sources and a factory for the delegate into a shared library.
package struct DelegateCompiler: Sendable {
  /// The Swift language mode of the sources.
  package var languageMode: String
  let modules: ModuleFolder
  let cache: LibraryCache
  let compiler: String

  package init(
    languageMode: String = "5", environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: String? = nil
  ) throws(DelegateError) {
    self.languageMode = languageMode
    modules = try ModuleFolder.find(environment: environment, executable: executable ?? Executable.path)
    cache = try LibraryCache(environment: environment)
    compiler = environment["NAVSHOT_SWIFTC"] ?? "swiftc"
  }

  /// The path of the library that was made of `source`: an earlier one where nothing changed.
  package func library(of source: DelegateSource) throws(DelegateError) -> String {
    let key = cacheKey(of: source)
    if let path = cache.library(for: key) { return path }
    let folder = try cache.newFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try writeStubs(in: folder)
    try cache.write(DelegateFactory.source(for: source.typeName), to: folder + "/Factory.swift")
    let output = folder + "/delegate.so"
    try compile(source, in: folder, to: output)
    return try cache.keep(output, for: key)
  }

  private func cacheKey(of source: DelegateSource) -> String {
    let files = source.files.map { "\($0.path)\n\($0.text)" }
    let parts =
      [Navshot.version, compiler, languageMode, modules.path, modules.fingerprint, source.typeName] + Self.options
      + files
    return parts.joined(separator: "\n\0\n")
  }

  /// Our modules name the C modules that they use; nothing of those shows in a user's file, so empty ones will do and no
  /// header has to be installed.
  private func writeStubs(in folder: String) throws(DelegateError) {
    for name in ModuleFolder.systemModules {
      try cache.makeFolder(folder + "/" + name)
      try cache.write("module \(name) {}\n", to: "\(folder)/\(name)/module.modulemap")
    }
  }

  private func compile(_ source: DelegateSource, in folder: String, to output: String) throws(DelegateError) {
    var result = try run(source, in: folder, to: output, options: Self.fastLinker)
    // A toolchain may come without that linker.
    if result.status != 0, result.output.contains("-fuse-ld") { result = try run(source, in: folder, to: output) }
    guard result.status != 0 else { return }
    // Apple's UIKit lets code of language mode 5 use views where nothing says which actor it is on. Ours is stricter, so
    // such code is taken to be on the main actor.
    guard result.output.contains("main actor-isolated") else { throw failure(of: source, result) }
    let retried = try run(source, in: folder, to: output, options: Self.mainActor)
    guard retried.status == 0 else { throw failure(of: source, retried) }
  }

  private func failure(of source: DelegateSource, _ result: ProcessResult) -> DelegateError {
    let errors = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
    let isOurs = !errors.isEmpty && errors.allSatisfy { $0.contains("/Factory.swift:") }
    return isOurs ? .noInitializer(source.typeName) : .doesNotCompile(output: result.output)
  }

  private static let options = [
    "-parse-as-library", "-module-name", "UserSources", "-emit-library", "-Onone", "-wmo", "-suppress-warnings",
    // Crashes are told with the line they happen at.
    "-gline-tables-only",
  ]
  /// The toolchain's own; a fifth of a second faster than the system's, on every save.
  private static let fastLinker = ["-use-ld=lld"]
  private static let mainActor = ["-default-isolation", "MainActor"]

  private func run(
    _ source: DelegateSource, in folder: String, to output: String, options: [String] = []
  ) throws(DelegateError) -> ProcessResult {
    let imports = [modules.path] + ModuleFolder.systemModules.map { folder + "/" + $0 }
    let arguments =
      [
        "-swift-version", languageMode, "-module-cache-path", cache.folder + "/modules", "-o", output,
      ] + Self.options
      + imports.flatMap { ["-I", $0] } + source.files.map(\.path) + [folder + "/Factory.swift"]
    let result: ProcessResult
    do {
      result = try ProcessResult(running: compiler, arguments: options + arguments)
    } catch {
      throw .noCompiler(name: compiler, reason: error.localizedDescription)
    }
    // What env says where it finds no such program.
    guard result.status != 127 else { throw .noCompiler(name: compiler, reason: "not found on PATH") }
    return result
  }
}

/// The one function of a compiled library that the worker calls.
enum DelegateFactory {
  static let symbol = "navshot_make_delegate"

  static func source(for typeName: String) -> String {
    """
    import GoogleNavigation
    import UIKit

    @MainActor @_cdecl("\(symbol)") public func navshotMakeDelegate() -> UnsafeMutableRawPointer {
      Unmanaged<AnyObject>.passRetained(\(typeName)()).toOpaque()
    }

    """
  }
}
