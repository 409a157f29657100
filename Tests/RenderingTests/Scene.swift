import Drawing
import Foundation
import Typography

/// A picture with everything a display list can hold: cards, shadows, text of many scripts, lines, fades, an image.
enum Scene {
  static let size = CGSize(width: 393, height: 852)

  static func list(scale: CGFloat = 2) throws -> DisplayList {
    let engine = try TextEngine()
    return DisplayList(
      size: size, scale: scale, background: Color(rgb: 0xE8EAED),
      items: map + [try turnCard(engine), try scripts(engine), buttons, lines, faded, picture])
  }

  private static var map: [DisplayItem] {
    var road = Path()
    road.move(to: CGPoint(x: 60, y: 860))
    road.cubic(
      to: CGPoint(x: 330, y: 200), control1: CGPoint(x: 80, y: 500), control2: CGPoint(x: 360, y: 560))
    let sky = LinearGradient(
      from: .zero, to: CGPoint(x: 0, y: 300),
      stops: [GradientStop(0, Color(rgb: 0xBFD8F2)), GradientStop(1, Color(rgb: 0xE8EAED))])
    let glow = RadialGradient(
      center: CGPoint(x: 330, y: 420), radius: 60,
      stops: [GradientStop(0, Color(rgb: 0x1A73E8, alpha: 0.5)), GradientStop(1, Color(rgb: 0x1A73E8, alpha: 0))])
    return [
      .fill(.rectangle(CGRect(x: 0, y: 0, width: 393, height: 300)), .linearGradient(sky)),
      .stroke(road, StrokeStyle(width: 26, cap: .round, join: .round), .white),
      .stroke(road, StrokeStyle(width: 12, cap: .round, join: .round), Color(rgb: 0x1A73E8)),
      .fill(.circle(center: CGPoint(x: 330, y: 420), radius: 60), .radialGradient(glow)),
    ]
  }

  private static func turnCard(_ engine: TextEngine) throws -> DisplayItem {
    let card = RoundedRectangle(CGRect(x: 0, y: 0, width: 377, height: 132), radius: 16)
    let title = try engine.layout(
      TextParagraph(
        "Turn left onto Main Street", style: TextStyle(size: 28, weight: 500), color: .white, maximumLines: 2,
        lineBreak: .truncateTail), width: 280)
    let distance = try engine.layout(
      TextParagraph("400 m", style: TextStyle(size: 18, weight: 700), color: Color(white: 1, alpha: 0.8)))
    return .group(
      DisplayGroup(
        source: .init(name: "turnCard", type: "GMSNavigationTurnCard", label: "Turn left onto <Main> & \"Street\""),
        transform: CGAffineTransform(translationX: 8, y: 59),
        items: [
          .shadow(card, Shadow(color: Color(white: 0, alpha: 0.3), offset: CGVector(dx: 0, dy: 4), sigma: 8)),
          .fill(card.path, Color(rgb: 0x0F7B41)),
        ] + title.items(at: CGPoint(x: 80, y: 16)) + distance.items(at: CGPoint(x: 80, y: 96))))
  }

  private static func scripts(_ engine: TextEngine) throws -> DisplayItem {
    let texts = [
      ("en", "12:48 · 5.3 mi → fjörð ½ “quote”"), ("ar", "انعطف يسارًا إلى شارع Main ثم 12"),
      ("he", "פנה שמאלה (רחוב 5)"),
      ("hi", "बाएँ मुड़ें"), ("th", "เลี้ยวซ้ายที่ถนนใหญ่"), ("ja", "左折して国道一号線へ"), ("zh-Hans", "左转进入骨海路"),
      ("ko", "좌회전하세요"), ("ru", "Поверните налево"),
    ]
    let card = RoundedRectangle(CGRect(x: 0, y: 0, width: 300, height: 290), radius: 12)
    var items: [DisplayItem] = [
      .shadow(card, Shadow(color: Color(white: 0, alpha: 0.25), offset: CGVector(dx: 0, dy: 2), sigma: 6)),
      .fill(card.path, .white),
    ]
    for (index, (language, text)) in texts.enumerated() {
      let layout = try engine.layout(
        TextParagraph(text, style: TextStyle(size: 17, language: language), color: Color(rgb: 0x202124)), width: 276)
      items += layout.items(at: CGPoint(x: 12, y: 10 + CGFloat(index) * 30))
    }
    return .group(
      DisplayGroup(
        source: .init(name: "scripts", type: "UIView"), transform: CGAffineTransform(translationX: 20, y: 220),
        items: items))
  }

  private static var buttons: DisplayItem {
    let circle = RoundedRectangle(CGRect(x: 0, y: 0, width: 56, height: 56), radius: 28)
    let buttons = (0..<3).map { index in
      DisplayItem.group(
        DisplayGroup(
          source: .init(name: "buttons.\(index)", type: "UIButton"),
          transform: CGAffineTransform(translationX: 325, y: 540 + CGFloat(index) * 68),
          items: [
            .shadow(circle, Shadow(color: Color(white: 0, alpha: 0.3), offset: CGVector(dx: 0, dy: 2), sigma: 4)),
            .fill(circle.path, Color(white: 1, alpha: index == 2 ? 0.6 : 1)),
            .stroke(circle.path, StrokeStyle(width: 1), Color(rgb: 0xDADCE0)),
          ]))
    }
    return .group(DisplayGroup(source: .init(name: "buttons", type: "GMSNavigationHidingStackView"), items: buttons))
  }

  private static var lines: DisplayItem {
    var items: [DisplayItem] = []
    let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
    let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
    for (index, (join, cap)) in zip(joins, caps).enumerated() {
      var path = Path()
      path.move(to: CGPoint(x: 20, y: 70))
      path.line(to: CGPoint(x: 50, y: 20))
      path.line(to: CGPoint(x: 80, y: 70))
      let style = StrokeStyle(width: 12, cap: cap, join: join)
      let color = Color(rgb: 0xD93025, alpha: 0.6)
      items.append(
        .group(
          DisplayGroup(
            transform: CGAffineTransform(translationX: CGFloat(index) * 95, y: 0),
            items: [.stroke(path, style, color)])))
    }
    var dashes = Path()
    dashes.move(to: CGPoint(x: 10, y: 95))
    dashes.line(to: CGPoint(x: 280, y: 95))
    items.append(.stroke(dashes, StrokeStyle(width: 4, cap: .round, dash: [10, 8]), Color(rgb: 0x5F6368)))
    let frame = RoundedRectangle(CGRect(x: 5, y: 5, width: 280, height: 100), radius: 10)
    items.append(.stroke(frame.path, StrokeStyle(width: 1), .black))
    return .group(
      DisplayGroup(
        source: .init(name: "lines", type: "UIView"), transform: CGAffineTransform(translationX: 10, y: 530),
        items: items))
  }

  /// Two overlapping discs that fade as one, within a rounded clip, turned a little.
  private static var faded: DisplayItem {
    let clip = RoundedRectangle(CGRect(x: 0, y: 0, width: 120, height: 70), radius: 20)
    return .group(
      DisplayGroup(
        source: .init(name: "faded", type: "UIView"),
        transform: CGAffineTransform(rotationAngle: 0.2).concatenating(CGAffineTransform(translationX: 40, y: 660)),
        opacity: 0.5, clip: clip.path,
        items: [
          .fill(clip.path, .white),
          .fill(.circle(center: CGPoint(x: 40, y: 35), radius: 30), Color(rgb: 0xD93025)),
          .fill(.circle(center: CGPoint(x: 75, y: 35), radius: 30), Color(rgb: 0x1A73E8)),
        ]))
  }

  private static var picture: DisplayItem {
    var bitmap = Bitmap(width: 4, height: 4, filledWith: (251, 188, 4, 255))
    for index in [0, 2, 5, 7, 8, 10, 13, 15] { bitmap.pixels[index * 4 + 1] = 80 }
    let card = RoundedRectangle(CGRect(x: 0, y: 0, width: 90, height: 60), radius: 8)
    let shadow = Shadow(color: Color(white: 0, alpha: 0.5), offset: CGVector(dx: 0, dy: 3), sigma: 5)
    return .group(
      DisplayGroup(
        source: .init(name: "picture", type: "UIImageView"),
        transform: CGAffineTransform(rotationAngle: -0.15).concatenating(CGAffineTransform(translationX: 200, y: 700)),
        items: [.shadow(card, shadow), .image(bitmap, card.rect)]))
  }
}
