import Drawing
import Foundation
import UIKit

/// Reports an incident. It may show its label beside its sign for some seconds, and changes its width then.
final class ReportButton: MapButtonView {
  /// Whether the label shows.
  private(set) var isExpanded = false
  /// The last time the label was shown; an older time's end means nothing.
  private var showing = 0

  /// Seconds that the label shows, and that it takes to go; ours, the SDK publishes neither.
  private static let (labelTime, collapseTime) = (3.0, 0.3)
  /// Points between the sign and the label, and between the label and the button's end.
  private static let (labelGap, labelEnd): (CGFloat, CGFloat) = (-2, 18)

  override func label(in content: NavigationContent) -> String { content.labels.report }

  /// Shows the label, and lets it go after a while on the virtual clock.
  func showLabel() {
    showing += 1
    expand(true)
    let time = showing
    AnimationClock.shared.perform(after: Self.labelTime) { [weak self] in
      guard let self, showing == time else { return }
      UIView.animate(withDuration: Self.collapseTime) { self.expand(false) }
    }
  }

  func expand(_ isExpanded: Bool) {
    self.isExpanded = isExpanded
    refresh()
    window?.layoutIfNeeded()
  }

  override var extraWidth: CGFloat {
    guard isExpanded, let style else { return 0 }
    return (style.text.size(of: style.content.labels.report, labelLook(style)).width + Self.labelGap + Self.labelEnd)
      .rounded(.up)
  }

  private func labelLook(_ style: ComponentStyle) -> TextFitter.Look {
    .init(size: style.theme.fontSizes.button, weight: 500, color: style.theme.controls.glyph)
  }

  /// Follows the button's width as it looks now, so that the label is uncovered and covered while the width moves.
  override func paint(on canvas: inout Canvas, _ style: ComponentStyle) {
    let pill = presentationGeometry.bounds.inset(by: layoutMargins)
    let shape = RoundedRectangle(pill, radius: pill.height / 2)
    let colors = style.theme.controls
    canvas.addCard(shape, surface: colors.surface, edge: colors.edge, shadow: style.theme.buttonShadow)
    let disc = CGRect(x: pill.minX, y: pill.minY, width: pill.height, height: pill.height)
    if pill.width > pill.height + 1 {
      paintLabel(in: pill, after: disc.width + Self.labelGap, clip: shape.path, style, on: &canvas)
    }
    paintSign(in: disc.mirrored(in: pill, style.direction), style, on: &canvas)
  }

  private func paintLabel(
    in pill: CGRect, after start: CGFloat, clip: Path, _ style: ComponentStyle, on canvas: inout Canvas
  ) {
    let look = labelLook(style)
    let text = style.text.fit(
      style.content.labels.report, look, width: style.text.size(of: style.content.labels.report, look).width + 1)
    let room = CGRect(x: pill.minX + start, y: pill.minY, width: text.size.width, height: pill.height)
    let isWhole = pill.width >= start + text.size.width
    canvas.group(clip: isWhole ? nil : clip) { canvas in
      canvas.add(text, in: room.mirrored(in: pill, style.direction), style.direction)
    }
  }

  override func paintSign(in disc: CGRect, _ style: ComponentStyle, on canvas: inout Canvas) {
    let colors = style.theme.controls
    let scale = disc.width / 48
    canvas.group(transform: CGAffineTransform(translationX: disc.minX, y: disc.minY).scaledBy(x: scale, y: scale)) {
      canvas in
      let bubble = RoundedRectangle(CGRect(x: 11.5, y: 11.5, width: 25, height: 20), radius: 6).path
      let tail = Path.polygon([CGPoint(x: 18, y: 30), CGPoint(x: 27, y: 30), CGPoint(x: 18.5, y: 37.5)])
      for shape in [bubble, tail] {
        canvas.stroke(shape, StrokeStyle(width: 3, join: .round), colors.reportEdge)
      }
      for shape in [bubble, tail] { canvas.fill(shape, colors.report) }
      canvas.fill(RoundedRectangle(CGRect(x: 22.7, y: 15, width: 2.6, height: 8), radius: 1.3).path, colors.reportEdge)
      canvas.fill(.circle(center: CGPoint(x: 24, y: 26.8), radius: 1.7), colors.reportEdge)
    }
  }
}
