package import Drawing
public import Foundation

@MainActor extension UIImage {
  /// Turns a file's bytes into pixels; set by whoever can read pictures.
  package static var decoder: ((Data) -> Bitmap?)?
  /// Folders in which pictures are looked up by name, in order.
  package static var searchFolders: [String] = []
  /// Symbols that were asked for or drawn and are not in the library, in order, each once.
  package static var unknownSymbols: [String] = []

  static func note(unknownSymbol name: String) {
    if !unknownSymbols.contains(name) { unknownSymbols.append(name) }
  }

  /// The picture in a PNG file; nil where it cannot be read. A name that ends in `@2x` or `@3x` sets the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path), let bitmap = Self.decoder?(data) else { return nil }
    let name = (path as NSString).deletingPathExtension
    let scale = [2, 3].first { name.hasSuffix("@\($0)x") } ?? 1
    self.init(.bitmap(bitmap, scale: CGFloat(scale)))
  }

  /// The picture in a PNG file's bytes; nil where they cannot be read.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let bitmap = Self.decoder?(data) else { return nil }
    self.init(.bitmap(bitmap, scale: scale))
  }

  /// The PNG file of that name beside the layout's sources, the densest there is; nil where there is none.
  public convenience init?(named name: String) {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let files = Self.searchFolders.flatMap { folder in ["@3x", "@2x", ""].map { "\(folder)/\(stem)\($0).png" } }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0) }) else { return nil }
    self.init(contentsOfFile: file)
  }

  /// A symbol by the system's name, drawn by us. A name without a drawing gives a labelled box and is reported.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol by the system's name, at the configuration's size and weight.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let configuration = configuration ?? SymbolConfiguration()
    guard let symbol = SymbolLibrary.symbol(named: name) else {
      Self.note(unknownSymbol: name)
      self.init(.unknownSymbol(name), configuration: configuration)
      return
    }
    self.init(.symbol(symbol), configuration: configuration, flips: symbol.followsDirection)
  }
}
