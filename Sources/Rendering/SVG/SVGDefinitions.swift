/// What the picture's elements refer to: glyphs, clips, gradients, blurs. Equal ones are written once.
struct SVGDefinitions {
  private(set) var lines: [String] = []
  private var idsByContent: [String: String] = [:]
  private var counts: [String: Int] = [:]
  var ids: SVGIdentifiers

  init(prefix: String) {
    ids = SVGIdentifiers(prefix: prefix)
  }

  /// The id of the definition of `kind` that `make` writes for an id; `content` tells whether it is there already.
  mutating func id(_ kind: String, content: String, _ make: (String) -> [String]) -> String {
    let key = kind + ":" + content
    if let known = idsByContent[key] { return known }
    counts[kind, default: 0] += 1
    let id = ids.unique("\(kind)-\(counts[kind, default: 0])")
    idsByContent[key] = id
    lines += make(id)
    return id
  }

  /// `url(#id)`
  mutating func reference(_ kind: String, content: String, _ make: (String) -> [String]) -> String {
    "url(#\(id(kind, content: content, make)))"
  }
}

/// Gives each element an id of its own.
struct SVGIdentifiers {
  let prefix: String
  private var used: Set<String> = []

  init(prefix: String) {
    self.prefix = prefix
  }

  /// `name` with what XML does not allow in ids replaced, and a number after it where the id is taken.
  mutating func unique(_ name: String) -> String {
    let allowed = name.unicodeScalars.map { Self.isAllowed($0) ? String($0) : "-" }.joined()
    let startsRight = allowed.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" } ?? false
    let base = prefix + (startsRight || !prefix.isEmpty ? allowed : "_" + allowed)
    var (candidate, number) = (base, 1)
    while !used.insert(candidate).inserted {
      number += 1
      candidate = "\(base)-\(number)"
    }
    return candidate
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_" || scalar == "."
  }
}
