import Drawing
import Foundation

extension SVGBody {
  /// Adds what to fill or stroke with.
  mutating func with(_ element: SVGElement, _ name: String, _ paint: Paint) -> SVGElement {
    switch paint {
    case .color(let color): return element.with(name, color)
    case .linearGradient(let gradient):
      let start = SVGElement("linearGradient").with("gradientUnits", "userSpaceOnUse")
        .with("x1", gradient.start.x).with("y1", gradient.start.y)
        .with("x2", gradient.end.x).with("y2", gradient.end.y)
      return element.with(name, reference(to: start, gradient.stops))
    case .radialGradient(let gradient):
      let start = SVGElement("radialGradient").with("gradientUnits", "userSpaceOnUse")
        .with("cx", gradient.center.x).with("cy", gradient.center.y).with("r", gradient.radius)
      return element.with(name, reference(to: start, gradient.stops))
    }
  }

  private mutating func reference(to gradient: SVGElement, _ stops: [GradientStop]) -> String {
    let lines = stops.map { stop in
      "  "
        + SVGElement("stop").with("offset", SVGNumber.text(CGFloat(stop.location), decimals: 4))
        .with("stop-color", stop.color, opacity: "stop-opacity").empty
    }
    return definitions.reference("gradient", content: ([gradient.start] + lines).joined()) { id in
      [gradient.with("id", id).start] + lines + [gradient.end]
    }
  }

  /// A clip to `path`; `rule` is nil for the non-zero one.
  mutating func reference(toClip path: Path, rule: String?) -> String {
    let shape = Self.shape(path).with("clip-rule", rule).empty
    return definitions.reference("clip", content: shape) { id in
      let clip = SVGElement("clipPath").with("id", id)
      return [clip.start, "  " + shape, clip.end]
    }
  }

  /// A blurred copy of the shape, clipped to what lies outside the shape: `feDropShadow` would show through translucent
  /// shapes, and older viewers draw nothing at all for it.
  mutating func addShadow(_ shape: RoundedRectangle, _ shadow: Shadow) {
    guard shadow.color.alpha > 0, shape.rect.width > 0, shape.rect.height > 0 else { return }
    let moved = shape.moved(by: shadow.offset)
    let reach = (max(0, shadow.sigma) * 3).rounded(.up) + 1
    let region = moved.rect.insetBy(dx: -reach, dy: -reach)
    var outside = Path.rectangle(region.union(shape.rect).insetBy(dx: -1, dy: -1))
    outside.append(shape.path)
    let clip = reference(toClip: outside, rule: "evenodd")
    var copy = Self.shape(moved.path).with("fill", shadow.color)
    if shadow.sigma > 0 { copy = copy.with("filter", reference(toBlur: shadow.sigma, in: region)) }
    let element = copy.empty
    add(SVGElement("g").with("class", "shadow").with("clip-path", clip)) { $0.add(element) }
  }

  private mutating func reference(toBlur sigma: CGFloat, in region: CGRect) -> String {
    let filter = SVGElement("filter").with("filterUnits", "userSpaceOnUse").with(region)
      .with("color-interpolation-filters", "sRGB")
    let blur = SVGElement("feGaussianBlur").with("stdDeviation", sigma).empty
    return definitions.reference("blur", content: filter.start + blur) { id in
      [filter.with("id", id).start, "  " + blur, filter.end]
    }
  }
}
