import Foundation
import Synchronization

/// What the watcher's page shows; shared by the thread that renders and those that serve the page.
final class WatchState: Sendable {
  struct Content: Sendable, Hashable {
    /// Counts what was shown; a page asks for what is newer than its own.
    var version = 0
    var title = ""
    /// Why there are no new pictures, for example what the compiler says.
    var error: String?
    var pictures: [Picture] = []
    /// Whether pictures are being made.
    var isBusy = true
    /// How long the last pictures took from the change of a file.
    var seconds = 0.0
  }

  struct Picture: Sendable, Hashable {
    /// As the page says and asks for it.
    var name: String
    /// The file that is served under the name; nil where there is none.
    var path: String?
    /// In points.
    var width, height: Double
    /// Why there is no picture, or what was found in it.
    var remarks: [String]
  }

  private let storage = Mutex(Content())

  var content: Content { storage.withLock { $0 } }

  func update(_ change: (inout Content) -> Void) {
    storage.withLock { content in
      change(&content)
      content.version += 1
    }
  }

  /// Waits until the version is another than `version`, or for `seconds`.
  func content(after version: Int, atMost seconds: Double) -> Content {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < deadline {
      let now = content
      if now.version != version { return now }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return content
  }
}

extension WatchState.Content {
  /// As the page's script reads it.
  var json: String {
    JSONText.object([
      "version": .integer(version), "title": .string(title), "error": error.map(JSONText.string),
      "isBusy": .bool(isBusy), "seconds": .number((seconds * 100).rounded() / 100),
      "pictures": .array(pictures.map(\.json)),
    ]).line
  }
}

extension WatchState.Picture {
  fileprivate var json: JSONText {
    .object([
      "name": .string(name), "hasPicture": .bool(path != nil), "width": .number(width), "height": .number(height),
      "remarks": .array(remarks.map(JSONText.string)),
    ])
  }
}
