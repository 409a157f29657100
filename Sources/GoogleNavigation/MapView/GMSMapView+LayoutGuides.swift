public import UIKit

extension GMSMapView {
  /// Covers the header of the built-in layout, with its accessory view. At the map's top and of no height where the
  /// header is hidden, and with a layout delegate.
  public var navigationHeaderLayoutGuide: UILayoutGuide {
    note(.navigationHeaderLayoutGuide)
    return navigationGuides.header
  }

  /// Covers the footer of the built-in layout. At the map's bottom and of no height where the footer is hidden, and with
  /// a layout delegate.
  public var navigationFooterLayoutGuide: UILayoutGuide {
    note(.navigationFooterLayoutGuide)
    return navigationGuides.footer
  }

  /// Where the buttons at the bottom of the trailing side end: the lowest ends at the guide's top, and all of them at
  /// its trailing edge. Unless set, `navigationFooterLayoutGuide`, with the buttons' own distance from it; nil brings
  /// that back. The guide must belong to the map or to a view in it.
  // The SDK's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var bottomTrailingButtonsLayoutGuide: UILayoutGuide! {
    get {
      note(.bottomTrailingButtonsLayoutGuide)
      return navigationGuides.ownBottomTrailing ?? navigationGuides.footer
    }
    set {
      note(.bottomTrailingButtonsLayoutGuide)
      navigationGuides.ownBottomTrailing = newValue
      settingsChanged()
    }
  }

  /// As `bottomTrailingButtonsLayoutGuide`, where header and footer leave a part of the map's width free. Unless set, a
  /// guide at the bottom of the map's free area; nil brings that back.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var bottomTrailingButtonsAlternateLayoutGuide: UILayoutGuide! {
    get {
      note(.bottomTrailingButtonsAlternateLayoutGuide)
      return navigationGuides.ownBottomTrailingAlternate ?? navigationGuides.alternate
    }
    set {
      note(.bottomTrailingButtonsAlternateLayoutGuide)
      navigationGuides.ownBottomTrailingAlternate = newValue
      settingsChanged()
    }
  }
}
