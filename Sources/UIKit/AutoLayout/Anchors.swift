extension UIView {
  /// The leading edge: left in left-to-right interfaces.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSource(self, .leading)) }
  /// The trailing edge: right in left-to-right interfaces.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSource(self, .trailing)) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSource(self, .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSource(self, .right)) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSource(self, .centerX)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSource(self, .top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSource(self, .bottom)) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSource(self, .centerY)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(AnchorSource(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(AnchorSource(self, .height)) }
  /// The first line's baseline; the top edge of views without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSource(self, .firstBaseline)) }
  /// The last line's baseline; the bottom edge of views without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSource(self, .lastBaseline)) }
}

extension UILayoutGuide {
  /// The leading edge: left in left-to-right interfaces.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSource(self, .leading)) }
  /// The trailing edge: right in left-to-right interfaces.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSource(self, .trailing)) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSource(self, .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSource(self, .right)) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSource(self, .centerX)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSource(self, .top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSource(self, .bottom)) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSource(self, .centerY)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(AnchorSource(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(AnchorSource(self, .height)) }
}
