import Drawing
import Foundation
import GoogleNavigation

/// Where a screen's points are on its panel.
struct ScreenStage {
  let scene: PictureScene
  let device: Device
  let zoom: CGFloat
  let showsFrame: Bool
  /// The part of the screen that is shown, in its points; nil for all of it. A part has no device around it.
  var crop: CGRect?

  /// A device of the size that is shown: a scenario may have turned it.
  private var frame: DeviceFrame {
    var screen = device.screen
    screen.size = scene.list.size
    return DeviceFrame(screen: screen)
  }

  private var hasFrame: Bool { showsFrame && crop == nil }
  private var inset: CGFloat { hasFrame ? frame.bezel : 0 }

  /// From the screen's points to the panel's.
  private var transform: CGAffineTransform {
    let origin = crop?.origin ?? .zero
    return CGAffineTransform(
      a: zoom, b: 0, c: 0, d: zoom, tx: (inset - origin.x) * zoom, ty: (inset - origin.y) * zoom)
  }

  /// The device, or what is shown of the screen, with its top left at the origin.
  var outside: CGRect {
    let size = crop?.size ?? (hasFrame ? frame.size : scene.list.size)
    return CGRect(x: 0, y: 0, width: size.width * zoom, height: size.height * zoom)
  }

  /// The whole screen.
  var screen: CGRect { rect(CGRect(origin: .zero, size: scene.list.size)) }

  /// What can be seen of the screen.
  var visible: CGRect { crop == nil ? screen : outside }

  func point(_ point: CGPoint) -> CGPoint { point.applying(transform) }

  func rect(_ rect: CGRect) -> CGRect { rect.applying(transform) }

  /// The outline of what is shown, which everything that is drawn on the screen is cut to.
  var screenPath: Path {
    hasFrame ? frame.screenPath.applying(CGAffineTransform(scaleX: zoom, y: zoom)) : .rectangle(visible)
  }

  func items(name: String) -> [DisplayItem] {
    guard !hasFrame else {
      let scale = CGAffineTransform(scaleX: zoom, y: zoom)
      return [.group(DisplayGroup(transform: scale, items: frame.items(showing: scene.list, name: name)))]
    }
    let list = scene.list
    let content =
      [DisplayItem.fill(.rectangle(CGRect(origin: .zero, size: list.size)), list.background)] + list.items
    return [
      .group(
        DisplayGroup(
          source: .init(name: name, type: "Screen"), clip: .rectangle(visible),
          items: [.group(DisplayGroup(transform: transform, items: content))])),
      .stroke(.rectangle(visible.insetBy(dx: -0.5, dy: -0.5)), StrokeStyle(width: 1), FigureColors.hairline),
    ]
  }
}
