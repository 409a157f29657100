import Drawing
import Foundation

/// What a folder of `navshot render` or of golden files says of how pictures looked earlier.
struct EarlierPictures {
  let folder: String

  struct Earlier {
    var document: LayoutDocument
    /// Nil where only the layout was kept.
    var bitmap: Bitmap?
  }

  /// Fails where there is no such folder: every screen would seem new.
  func check() throws(FileError) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      throw .unreadable(path: folder, reason: exists ? "it is no folder" : "no such folder")
    }
  }

  /// The earlier look of a scenario; nil where the folder has no layout of it.
  func picture(of scenario: Scenario) throws(FileError) -> Earlier? {
    let stem = "\(folder)/\(scenario.fileStem)"
    let layout = "\(stem).\(OutputFormat.json.fileExtension)"
    guard FileManager.default.fileExists(atPath: layout) else { return nil }
    let document = try LayoutDocument(text: FileOutput.read(layout), path: layout)
    let picture = "\(stem).\(OutputFormat.png.fileExtension)"
    let hasPicture = FileManager.default.fileExists(atPath: picture)
    return Earlier(document: document, bitmap: hasPicture ? try PictureFile.read(picture) : nil)
  }
}

extension EarlierPictures.Earlier {
  /// The picture as it was, or a wire frame of the layout.
  var content: SheetPicture.Content {
    bitmap.map(SheetPicture.Content.bitmap) ?? .drawing(Wireframe(document: document).displayList)
  }
}

/// A layout drawn from its frames alone.
struct Wireframe {
  let document: LayoutDocument

  var displayList: DisplayList {
    let views = document.views.filter { $0.isHidden != true && $0.parent != nil }
    let items = views.flatMap { view -> [DisplayItem] in
      let box = view.visibleFrame ?? view.frame
      guard box.width > 0, box.height > 0 else { return [] }
      let path = RoundedRectangle(box.rect.shrunk(by: 0.5), radius: 4).path
      return [
        .fill(path, FigureColors.callout.multiplyingAlpha(by: 0.06)),
        .stroke(path, StrokeStyle(width: 1.5), FigureColors.callout.multiplyingAlpha(by: 0.7)),
      ]
    }
    return DisplayList(
      size: CGSize(width: document.scenario.width, height: document.scenario.height), scale: 1,
      background: FigureColors.panel, items: items)
  }
}

extension LayoutDocument.Box {
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
