import Foundation

/// A screen beside how it was earlier, with the views that changed marked on both.
struct SheetComparison {
  let scenario: Scenario
  let earlier: EarlierPictures.Earlier
  let scene: PictureScene

  func cell(caption: String) -> SheetCell {
    let document = scene.layout.map { LayoutDocument(layout: $0, list: scene.list, scenario: scenario) }
    let changes = document.map(changes(to:)) ?? []
    return SheetCell(
      pictures: [
        SheetPicture(
          device: scenario.device, content: earlier.content, name: "\(scenario.fileStem).before",
          marks: marks(changes, \.expected, in: earlier.document), tag: "before"),
        SheetPicture(
          device: scenario.device, content: .drawing(scene.list), name: scenario.fileStem,
          marks: marks(changes, \.actual, in: document), tag: "after"),
      ], caption: caption, remarks: changes.isEmpty ? ["unchanged"] : LayoutChange.summary(of: changes))
  }

  /// What people see comes first. Changes that follow from others would only cover the picture with marks.
  private func changes(to document: LayoutDocument) -> [LayoutChange] {
    // With other pixels, edges lie on other places: they may be a pixel of the coarser picture off.
    let scales = [earlier.document.scenario.scale, document.scenario.scale]
    let tolerance = scales[0] == scales[1] ? 0 : 1 / min(scales[0], scales[1])
    let changes = LayoutComparison(expected: earlier.document, actual: document, tolerance: tolerance).changes
      .filter(\.isRoot)
    let visible: [LayoutChange.Kind] = [.appeared, .disappeared, .frame, .content]
    let seen = visible.flatMap { kind in changes.filter { $0.kind == kind } }
    return seen.isEmpty ? changes.filter { $0.kind != .finding } : seen
  }

  /// The frames of changed views, also of those that only show something else; not of guides, which nobody sees.
  private func marks(
    _ changes: [LayoutChange], _ box: KeyPath<LayoutChange, LayoutDocument.Box?>, in document: LayoutDocument?
  ) -> [CGRect] {
    let views = document?.views ?? []
    return changes.compactMap { change in
      guard let view = views.first(where: { $0.name == change.subject }) else { return nil }
      let isVisible = [LayoutChange.Kind.frame, .appeared, .disappeared, .content].contains(change.kind)
      return isVisible ? change[keyPath: box]?.rect ?? view.frame.rect : nil
    }.firstOccurrences
  }
}
