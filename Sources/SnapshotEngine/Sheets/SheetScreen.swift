import Drawing
import Foundation
import GoogleNavigation
import Typography

/// One screen as it is drawn on a sheet, small and on its device.
struct SheetScreen {
  let picture: SheetPicture
  let zoom: CGFloat
  let showsFrame: Bool

  private var frame: DeviceFrame { DeviceFrame(screen: picture.device.screen) }

  /// Where the screen itself begins, in its own points.
  private var inset: CGFloat { showsFrame ? frame.bezel : 0 }

  private var size: CGSize { picture.device.screen.size }

  func items(at point: CGPoint, _ typesetter: FigureTypesetter) throws(FontError) -> [DisplayItem] {
    let scaled = DisplayGroup(
      transform: CGAffineTransform(a: zoom, b: 0, c: 0, d: zoom, tx: point.x, ty: point.y), items: screenItems)
    let screen = CGRect(
      x: point.x + inset * zoom, y: point.y + inset * zoom, width: size.width * zoom, height: size.height * zoom)
    return [.group(scaled)] + markItems(in: screen) + (try failureItems(in: screen, typesetter))
  }

  private var list: DisplayList {
    switch picture.content {
    case .drawing(let list): list
    case .bitmap(let bitmap):
      DisplayList(
        size: size, scale: 1, background: .white, items: [.image(bitmap, CGRect(origin: .zero, size: size))])
    case .failure: DisplayList(size: size, scale: 1, background: FigureColors.panel)
    }
  }

  private var screenItems: [DisplayItem] {
    guard !showsFrame else { return frame.items(showing: list, name: picture.name) }
    let rect = CGRect(origin: .zero, size: size)
    return [
      .group(
        DisplayGroup(
          source: .init(name: picture.name, type: "Screen"), clip: .rectangle(rect),
          items: [.fill(.rectangle(rect), list.background)] + list.items)),
      .stroke(.rectangle(rect), StrokeStyle(width: 1 / zoom), FigureColors.hairline),
    ]
  }

  /// Outlines of one width however small the screen is.
  private func markItems(in screen: CGRect) -> [DisplayItem] {
    let items = picture.marks.flatMap { mark -> [DisplayItem] in
      let rect = CGRect(
        x: screen.minX + mark.minX * zoom, y: screen.minY + mark.minY * zoom, width: mark.width * zoom,
        height: mark.height * zoom
      ).intersection(screen.insetBy(dx: 1, dy: 1))
      guard !rect.isNull else { return [] }
      let path = RoundedRectangle(rect, radius: 2).path
      return [
        .stroke(path, StrokeStyle(width: 3), Color.white.multiplyingAlpha(by: 0.8)),
        .stroke(path, StrokeStyle(width: 1.5), FigureColors.error),
      ]
    }
    return items.isEmpty ? [] : [.group(DisplayGroup(items: items))]
  }

  private func failureItems(in screen: CGRect, _ typesetter: FigureTypesetter) throws(FontError) -> [DisplayItem] {
    guard case .failure(let reason) = picture.content else { return [] }
    let text = try typesetter.set(reason, .init(11, FigureColors.error), width: max(40, screen.width - 24))
    let point = CGPoint(
      x: screen.midX - text.size.width / 2, y: max(screen.minY + 8, screen.midY - text.size.height / 2))
    return [.group(DisplayGroup(clip: .rectangle(screen), items: text.items(at: point)))]
  }
}
