package import Foundation

/// Something on a picture that is pointed out: a numbered outline, and an entry of the legend.
package struct PictureMark: Sendable, Hashable {
  /// How grave it is: told by colour, and by a line that is dotted, dashed or solid.
  package enum Tone: Sendable, Hashable, CaseIterable {
    case note, warning, error
  }

  /// In the picture's points. It may reach beyond the picture, or be empty: then a spot is marked. Nil for what only the
  /// legend tells.
  package var rect: CGRect?
  /// Marks of one number share an entry of the legend.
  package var number: Int
  package var title: String
  /// What the legend says below the title.
  package var detail: String
  package var tone: Tone

  package init(rect: CGRect?, number: Int, title: String, detail: String = "", tone: Tone = .note) {
    (self.rect, self.number, self.title, self.detail, self.tone) = (rect, number, title, detail, tone)
  }
}
