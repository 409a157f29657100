/// Why no delegate could be made of the user's sources.
package enum DelegateError: UserError, Hashable {
  case missing(path: String)
  case unreadable(path: String)
  case noSwiftFiles(path: String)
  case noDelegate(paths: [String])
  case unknownType(String, candidates: [String])
  case severalDelegates([String])
  case privateType(String)
  case noCompiler(name: String, reason: String)
  case noModules(folders: [String])
  /// The compiler's own output.
  case doesNotCompile(output: String)
  case cannotCache(folder: String, reason: String)
  case cannotLoad(reason: String)
  case notADelegate(String)
  case noInitializer(String)

  package var description: String {
    switch self {
    case .missing(let path): "'\(path)' does not exist"
    case .unreadable(let path): "'\(path)' cannot be read as UTF-8 text"
    case .noSwiftFiles(let path): "'\(path)' holds no Swift file"
    case .noDelegate(let paths):
      "no class in \(paths.joined(separator: ", ")) conforms to NavigationLayoutDelegate in its declaration or an extension"
    case .unknownType(let name, let candidates):
      "the sources declare no class '\(name)'\(Suggestion(for: name, among: candidates))\(Self.list(candidates))"
    case .severalDelegates(let names):
      "the sources hold several layout delegates; name one by --delegate\(Self.list(names))"
    case .privateType(let name):
      "'\(name)' is private, so that nothing outside of its file can make one; make it internal"
    case .noCompiler(let name, let reason):
      "cannot run the compiler '\(name)': \(reason); NAVSHOT_SWIFTC may name another"
    case .noModules(let folders):
      "found no UIKit.swiftmodule in \(folders.joined(separator: ", ")); NAVSHOT_MODULES may name the folder that holds it"
    case .doesNotCompile(let output): "the sources do not compile:\n\(output)"
    case .cannotCache(let folder, let reason):
      "cannot write to the cache folder '\(folder)': \(reason); NAVSHOT_CACHE may name another"
    case .cannotLoad(let reason): "cannot load the compiled delegate: \(reason)"
    case .notADelegate(let name): "'\(name)' does not conform to NavigationLayoutDelegate"
    case .noInitializer(let name): "'\(name)' needs an init() without arguments, for Navshot to make one"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "" : ":" + names.map { "\n  " + $0 }.joined()
  }
}
