extension FontSet {
  /// The names of every family that a text may ask for, the primary one first.
  package var families: [String] {
    FontFamilies.all(primary: primaryFamily)
  }
}
