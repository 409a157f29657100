import UIKit

/// What UIKit noted beside a picture's layout: exceptions that a phone would raise, and symbols without a drawing.
@MainActor
enum UIKitNotes {
  /// Before a picture: what earlier ones left is not its own.
  static func forget() {
    LayoutFailures.shared.reset()
    forgetSymbols()
  }

  /// Before painting: only symbols in the picture count, however long ago their images were made.
  static func forgetSymbols() {
    UIImage.unknownSymbols = []
  }

  /// The picture's findings so far, in order, each once.
  static var findings: [LayoutDocument.Finding] {
    let exceptions = LayoutFailures.shared.exceptions.map { exception in
      LayoutDocument.Finding(rule: "layout-exception", message: exception.description)
    }
    let symbols = UIImage.unknownSymbols.map { name in
      LayoutDocument.Finding(rule: "unknown-symbol", message: "there is no drawing of the symbol '\(name)'")
    }
    return (exceptions + symbols).reduce(into: []) { distinct, finding in
      if !distinct.contains(finding) { distinct.append(finding) }
    }
  }
}
