import Drawing
import LayoutModel

/// A picture with everything decided: what is left is to draw and write it, on any thread.
struct SolvedPicture: Sendable {
  var scenario: Scenario
  var layout: SolvedLayout
  var facts: ScreenFacts
  var list: DisplayList
  var findings: [LayoutDocument.Finding]
  /// What it took so far.
  var timing: PictureTiming
}
