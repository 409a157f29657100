import Foundation
import GoogleNavigation

/// `navshot devices`: lists the screens.
struct DevicesCommand: Command {
  static let form = CommandForm(
    name: "devices", summary: "Lists the devices: size and scale, safe area (top, left, bottom, right), corner radius.",
    options: [])

  init(_ arguments: ParsedArguments) {}

  func run(_ console: Console) -> ExitStatus {
    for device in Device.all { console.output(Self.line(for: device)) }
    return .success
  }

  private static func line(for device: Device) -> String {
    let (screen, insets) = (device.screen, device.screen.safeAreaInsets)
    let name = device.name.padding(toLength: 28, withPad: " ", startingAt: 0)
    let size =
      "\(DecimalText.of(screen.size.width))×\(DecimalText.of(screen.size.height))@\(DecimalText.of(screen.scale))x"
    let safeArea = [insets.top, insets.left, insets.bottom, insets.right].map { DecimalText.of($0) }
    return name + size.padding(toLength: 14, withPad: " ", startingAt: 0)
      + "safe area \(safeArea.joined(separator: " "))".padding(toLength: 24, withPad: " ", startingAt: 0)
      + "corners \(DecimalText.of(screen.cornerRadius))  \(screen.idiom.rawValue)\(screen.isWide ? ", wide" : "")"
  }
}
