import Drawing
import Foundation
import GoogleNavigation

/// A device around its screen: a plain body of our own drawing, with what tells a phone from a pad.
struct DeviceFrame {
  let screen: ScreenConfiguration

  /// Points between the screen and the outside of the device.
  var bezel: CGFloat {
    switch screen.idiom {
    case .phone: 11
    case .pad: 18
    case .carPlay: 9
    }
  }

  /// The device's size in the screen's points, with the keys that stand out on phones.
  var size: CGSize { CGSize(width: screen.size.width + bezel * 2, height: screen.size.height + bezel * 2) }

  private var cornerRadius: CGFloat {
    switch screen.idiom {
    case .phone: screen.cornerRadius > 0 ? screen.cornerRadius + bezel : 30
    case .pad: max(screen.cornerRadius, 14) + bezel
    case .carPlay: 14
    }
  }

  /// Corners of what is shown; screens without rounded corners get slight ones.
  private var screenRadius: CGFloat { screen.cornerRadius > 0 ? screen.cornerRadius : screen.idiom == .pad ? 14 : 4 }

  var screenRect: CGRect { CGRect(origin: CGPoint(x: bezel, y: bezel), size: screen.size) }
  var screenPath: Path { RoundedRectangle(screenRect, radius: screenRadius).path }

  /// The body, to be drawn below the screen's picture.
  var bodyItems: [DisplayItem] {
    let body = CGRect(origin: .zero, size: size)
    let rim = RoundedRectangle(body.insetBy(dx: 1.5, dy: 1.5), radius: cornerRadius - 1.5)
    return keys.map { .fill(RoundedRectangle($0, radius: 1.5).path, Self.rim) } + [
      .fill(RoundedRectangle(body, radius: cornerRadius).path, Self.rim),
      .fill(rim.path, Self.glass),
    ]
  }

  private static let rim = Color(rgb: 0x4A4E55)
  private static let glass = Color(rgb: 0x14161A)

  /// A phone's keys, half sunk into its long sides.
  private var keys: [CGRect] {
    guard screen.idiom == .phone else { return [] }
    let isUpright = screen.size.height >= screen.size.width
    let length = max(size.width, size.height)
    let first = [(0.17, 0.035), (0.24, 0.07), (0.33, 0.07)].map { ($0.0 * length, $0.1 * length) }
    let second = (0.27 * length, 0.11 * length)
    if isUpright {
      return first.map { CGRect(x: -1.5, y: $0.0, width: 4, height: $0.1) }
        + [CGRect(x: size.width - 2.5, y: second.0, width: 4, height: second.1)]
    }
    return first.map { CGRect(x: $0.0, y: size.height - 2.5, width: $0.1, height: 4) }
      + [CGRect(x: second.0, y: -1.5, width: second.1, height: 4)]
  }
}

extension DeviceFrame {
  /// A screen's picture on its device, in a group of that name.
  func items(showing picture: DisplayList, name: String, label: String? = nil) -> [DisplayItem] {
    let content = DisplayGroup(
      transform: CGAffineTransform(translationX: bezel, y: bezel),
      items: [.fill(.rectangle(CGRect(origin: .zero, size: picture.size)), picture.background)] + picture.items)
    let clipped = DisplayGroup(
      source: .init(name: name, type: "Screen", label: label), clip: screenPath, items: [.group(content)])
    return bodyItems + [.group(clipped)]
  }
}
