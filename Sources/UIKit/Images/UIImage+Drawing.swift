import Drawing
import Foundation
import Typography

@MainActor extension UIImage {
  /// What draws the picture into `rect`, in the tint where the picture takes it.
  func items(in rect: CGRect, tint: UIColor, traits: UITraitCollection, mirrored: Bool) -> [DisplayItem] {
    let color = color(tint: tint).resolved(with: traits)
    switch content {
    case .bitmap(let bitmap, _):
      let pixels = renderingMode == .alwaysTemplate || self.tint != nil ? bitmap.colored(color) : bitmap
      return [.image(mirrored ? pixels.mirrored : pixels, rect)]
    case .symbol(let symbol):
      return symbol.items(in: rect, color: color, mirrored: mirrored, weight: configuration.weight.lineFactor)
    case .unknownSymbol(let name):
      // Again, as an image may be older than the picture that it is in.
      Self.note(unknownSymbol: name)
      return placeholder(name, in: rect, color: color)
    }
  }

  /// The colour of a picture of one colour: its own unless the mode asks for the tint, black for a symbol that keeps its own.
  private func color(tint: UIColor) -> UIColor {
    if renderingMode == .alwaysTemplate { return tint }
    return self.tint ?? configuration.color ?? (renderingMode == .alwaysOriginal ? .black : tint)
  }

  /// A dashed box with as much of the name as fits.
  private func placeholder(_ name: String, in rect: CGRect, color: Color) -> [DisplayItem] {
    let box = RoundedRectangle(rect.insetBy(dx: 0.5, dy: 0.5), radius: 3).path
    let style = TextStyle(size: max(5, rect.height / 5))
    let text = TextSetting.layout(
      TextParagraph(
        name, style: style, color: color, alignment: .center, maximumLines: 3, lineBreak: .characterWrap),
      width: rect.width - 4)
    return [.stroke(box, StrokeStyle(width: 1, dash: [2, 2]), color)]
      + text.items(at: CGPoint(x: rect.minX + 2, y: rect.midY - text.size.height / 2))
  }
}

extension Bitmap {
  /// The same shape in one colour.
  fileprivate nonisolated func colored(_ color: Color) -> Bitmap {
    var copy = self
    let parts = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
    for index in stride(from: 0, to: copy.pixels.count, by: 4) {
      for part in 0..<3 { copy.pixels[index + part] = parts[part] }
      copy.pixels[index + 3] = UInt8((Double(copy.pixels[index + 3]) * color.alpha).rounded())
    }
    return copy
  }

  fileprivate nonisolated var mirrored: Bitmap {
    var copy = self
    for row in 0..<height {
      for column in 0..<width {
        for part in 0..<4 {
          copy.pixels[(row * width + column) * 4 + part] = pixels[(row * width + width - 1 - column) * 4 + part]
        }
      }
    }
    return copy
  }
}
