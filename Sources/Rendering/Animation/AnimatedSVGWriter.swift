package import Drawing
import Foundation

/// Writes a film as one SVG file that plays itself: what stays is written once, groups that move or fade are animated,
/// and only what looks different from frame to frame is written more than once.
///
/// The animation is SMIL, which browsers play in pages and in `<img>`; other viewers show the first frame.
package struct AnimatedSVGWriter: Sendable {
  package var title: String?
  package var description: String?
  package var text: SVGWriter.Text

  package init(title: String? = nil, description: String? = nil, text: SVGWriter.Text = .outlines) {
    (self.title, self.description, self.text) = (title, description, text)
  }

  /// The file's text.
  /// - Parameters:
  ///   - frames: at least one, all of the first one's size and background.
  ///   - interval: seconds between two frames.
  package func document(of frames: [DisplayList], interval: Double) throws(RenderingError) -> String {
    guard let first = frames.first else { throw .cairo("a film needs a frame") }
    for frame in frames {
      _ = try PictureSize(of: frame)
      try CoordinateCheck.check(frame)
    }
    let clock = SVGClock(frameCount: frames.count, interval: interval)
    let writer = SVGWriter(title: title, description: description, text: text)
    return writer.document(of: first) { body in
      body.addBackground(of: first)
      SVGFilm(clock: clock).add(frames.map(\.items), to: &body)
    }
  }
}

/// When frames are shown.
struct SVGClock {
  let frameCount: Int
  let interval: Double

  private var duration: String { SVGNumber.text(CGFloat(Double(frameCount) * interval), decimals: 4) + "s" }

  /// An animation of values that jump from frame to frame; nil where they stay the same.
  func steps(_ attribute: String, _ values: [String]) -> SVGElement? {
    guard Set(values).count > 1 else { return nil }
    let kept = values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
    return SVGElement("animate").with("attributeName", attribute).with("calcMode", "discrete")
      .with("values", kept.map { values[$0] }.joined(separator: ";")).with("keyTimes", kept.map(time))
      .with("dur", duration).with("repeatCount", "indefinite")
  }

  /// An animation of values that change evenly from frame to frame; nil where they stay the same.
  func glide(_ element: SVGElement, _ values: [String]) -> SVGElement? {
    guard Set(values).count > 1, let last = values.last else { return nil }
    let values = values + [last]
    let kept = values.indices.filter { index in
      index == 0 || index == values.count - 1 || values[index] != values[index - 1]
        || values[index] != values[index + 1]
    }
    return element.with("values", kept.map { values[$0] }.joined(separator: ";")).with("keyTimes", kept.map(time))
      .with("dur", duration).with("repeatCount", "indefinite")
  }

  private func time(_ index: Int) -> CGFloat { CGFloat(index) / CGFloat(frameCount) }
}

extension SVGElement {
  fileprivate func with(_ name: String, _ times: [CGFloat]) -> SVGElement {
    with(name, times.map { SVGNumber.text($0, decimals: 5) }.joined(separator: ";"))
  }
}
