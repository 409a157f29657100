import CPango
import Drawing

/// The faces used so far, each opened once.
final class FontFaces {
  private var faces: [UnsafeMutablePointer<PangoFont>: FontFace] = [:]
  private var facesByName: [String: FontFace] = [:]
  private let pen = OutlinePen()

  deinit {
    for font in faces.keys { g_object_unref(font) }
  }

  /// Pango makes one font for each size; those of one file share outlines.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace {
    if let known = faces[font] { return known }
    // Kept, so that no other font can get the same address.
    g_object_ref(font)
    let new = FontFace(font, pen: pen)
    let face = facesByName[new.identity.name] ?? new
    facesByName[new.identity.name] = face
    faces[font] = face
    return face
  }
}
