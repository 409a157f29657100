import Drawing
import Foundation

/// The elements of a picture, line by line.
struct SVGBody {
  let text: SVGWriter.Text
  private(set) var lines: [String] = []
  var definitions: SVGDefinitions
  private var depth = 1

  init(text: SVGWriter.Text, idPrefix: String) {
    self.text = text
    definitions = SVGDefinitions(prefix: idPrefix)
  }

  mutating func add(_ list: DisplayList) {
    addBackground(of: list)
    for item in list.items { add(item) }
  }

  mutating func addBackground(of list: DisplayList) {
    guard list.background.alpha > 0 else { return }
    let rect = CGRect(origin: .zero, size: list.size)
    add(SVGElement("rect").with(rect).with("fill", list.background).empty)
  }

  mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  /// Writes what `inside` writes within the element, one step further in.
  mutating func add(_ element: SVGElement, inside: (inout SVGBody) -> Void) {
    add(element.start)
    depth += 1
    inside(&self)
    depth -= 1
    add(element.end)
  }

  mutating func add(_ item: DisplayItem) {
    switch item {
    case .fill(let path, let paint, let rule): addFill(path, paint, rule)
    case .stroke(let path, let style, let paint): addStroke(path, style, paint)
    case .shadow(let shape, let shadow): addShadow(shape, shadow)
    case .glyphs(let run): text == .outlines ? addOutlines(run) : addCharacters(run)
    case .image(let bitmap, let rect): addImage(bitmap, rect)
    case .group(let group): add(group)
    }
  }

  private mutating func add(_ group: DisplayGroup) {
    guard group.opacity > 0, !group.items.isEmpty else { return }
    let element = element(of: group)
    guard !element.isPlain else { return group.items.forEach { add($0) } }
    add(element) { body in
      if let label = group.source?.label { body.add(SVGElement("title").around(label)) }
      for item in group.items { body.add(item) }
    }
  }

  /// A group's tag, with an id of its own where the group is a view's.
  mutating func element(of group: DisplayGroup) -> SVGElement {
    var element = SVGElement("g")
    if let source = group.source {
      element = element.with("id", definitions.ids.unique(source.name)).with("class", source.type)
        .with("aria-label", source.label)
    }
    if !group.transform.isIdentity { element = element.with("transform", SVGNumber.text(group.transform)) }
    if let clip = group.clip { element = element.with("clip-path", reference(toClip: clip, rule: nil)) }
    if group.opacity < 1 { element = element.with("opacity", SVGNumber.text(CGFloat(group.opacity), decimals: 3)) }
    return element
  }

  private mutating func addFill(_ path: Path, _ paint: Paint, _ rule: DisplayItem.FillRule) {
    guard !path.isEmpty else { return }
    let element = Self.shape(path).with("fill-rule", rule == .evenOdd ? "evenodd" : nil)
    add(with(element, "fill", paint).empty)
  }

  private mutating func addStroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard !path.isEmpty, style.width > 0 else { return }
    let dashes = Dasher(style.dash) == nil ? nil : style.dash.map { SVGNumber.text($0) }.joined(separator: " ")
    let element = with(Self.shape(path).with("fill", "none"), "stroke", paint)
      .with("stroke-width", style.width).with("stroke-linecap", style.cap.svgName)
      .with("stroke-linejoin", style.join.svgName)
      .with("stroke-miterlimit", style.join == .miter ? SVGNumber.text(Stroker.miterLimit) : nil)
      .with("stroke-dasharray", dashes)
    add(element.empty)
  }

  private mutating func addImage(_ bitmap: Bitmap, _ rect: CGRect) {
    guard bitmap.width > 0, bitmap.height > 0, rect.width > 0, rect.height > 0 else { return }
    let data = Data(PNGEncoder.encode(bitmap)).base64EncodedString()
    add(
      SVGElement("image").with(rect).with("preserveAspectRatio", "none")
        .with("href", "data:image/png;base64," + data).empty)
  }

  /// A rectangle where the path is one, to be read at a glance.
  static func shape(_ path: Path) -> SVGElement {
    let bounds = path.controlBounds
    guard path == .rectangle(bounds) else { return SVGElement("path").with("d", path.svgData) }
    return SVGElement("rect").with(bounds)
  }
}

extension StrokeStyle.Cap {
  /// Nil for what SVG takes where nothing is said.
  fileprivate var svgName: String? {
    switch self {
    case .butt: nil
    case .round: "round"
    case .square: "square"
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var svgName: String? {
    switch self {
    case .miter: nil
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}
