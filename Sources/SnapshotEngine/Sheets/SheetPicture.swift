import Drawing
import Foundation

/// One screen of a contact sheet.
struct SheetPicture: Sendable {
  enum Content: Sendable {
    case drawing(DisplayList)
    case bitmap(Bitmap)
    /// Why there is no picture.
    case failure(String)
  }

  let device: Device
  let content: Content
  /// As ids and screen readers say it.
  let name: String
  /// Changed views' frames, in the screen's points.
  var marks: [CGRect] = []
  /// A word above the screen, for example "before".
  var tag = ""
}

/// What stands at one place of the grid: a screen, or two to be compared.
struct SheetCell: Sendable {
  let pictures: [SheetPicture]
  var caption = ""
  /// What changed, one sentence a line.
  var remarks: [String] = []
}
