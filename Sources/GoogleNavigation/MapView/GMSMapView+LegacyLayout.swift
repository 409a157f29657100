package import LayoutModel

extension GMSMapView {
  /// Remembers that an interface of the built-in layout was used.
  func note(_ api: LegacyLayoutAPI) {
    if !notedLegacyUse.contains(api) { notedLegacyUse.append(api) }
  }

  /// What was used of the built-in layout's interface although a layout delegate is set, in order of first use.
  ///
  /// What was set before the delegate counts too: it is just as useless.
  package var legacyUses: [LegacyUse] {
    layoutDelegate == nil ? [] : notedLegacyUse.map(\.use)
  }
}
