extension UIStackView {
  /// How arranged subviews share the room along the axis.
  nonisolated public enum Distribution: Int, Sendable, Hashable {
    /// One view grows or shrinks, by hugging and compression resistance.
    case fill = 0
    /// All views have the same size.
    case fillEqually
    /// Sizes are in proportion to the natural sizes.
    case fillProportionally
    /// Distances between the views are the same.
    case equalSpacing
    /// Distances between the views' centres are the same, as far as `spacing` allows.
    case equalCentering
  }

  /// Where arranged subviews lie across the axis.
  nonisolated public enum Alignment: Int, Sendable, Hashable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, at the top of a row.
    case leading
    /// First baselines on one line; rows only.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing
    /// Last baselines on one line; rows only.
    case lastBaseline

    /// The same as `leading`, for rows.
    public static let top = Self.leading
    /// The same as `trailing`, for rows.
    public static let bottom = Self.trailing
  }
}
