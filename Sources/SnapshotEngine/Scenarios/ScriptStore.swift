import Foundation

/// Scenarios by their names, or by the files that spell them out.
struct ScriptStore {
  /// The folder that relative paths start at; empty for the working directory.
  var folder = ""

  /// A built-in scenario's name, or the path of a scenario file.
  func script(named name: String) throws -> ScenarioScript {
    if let script = ScenarioScript.builtIn.first(where: { $0.name == name }) { return script }
    guard name.hasSuffix(".json") || name.contains("/") else {
      throw ScriptStoreError.unknown(name, known: ScenarioScript.builtIn.map(\.name))
    }
    let path = folder.isEmpty || name.hasPrefix("/") ? name : "\(folder)/\(name)"
    return try ScenarioScript(json: FileOutput.read(path), file: path)
  }

  /// `all` stands for every built-in one. Each appears once, where it was named first.
  func scripts(named names: [String]) throws -> [ScenarioScript] {
    var scripts: [ScenarioScript] = []
    for name in names {
      let found = name == "all" ? ScenarioScript.builtIn : [try script(named: name)]
      for script in found where !scripts.contains(script) { scripts.append(script) }
    }
    return scripts
  }
}

/// A name that no scenario has.
enum ScriptStoreError: UserError, Hashable {
  case unknown(String, known: [String])

  var description: String {
    switch self {
    case .unknown(let name, let known):
      "there is no scenario '\(name)'\(Suggestion(for: name, among: known)); name a .json file or one of \(known.joined(separator: ", "))"
    }
  }
}
