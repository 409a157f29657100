import Drawing

/// How a line ends, with Core Graphics' name.
nonisolated public enum CGLineCap: Int32, Sendable, Hashable {
  /// At the end point.
  case butt = 0
  /// With half a circle around the end point.
  case round
  /// Half the line's width beyond the end point.
  case square

  var cap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// How a line turns a corner, with Core Graphics' name.
nonisolated public enum CGLineJoin: Int32, Sendable, Hashable {
  /// To a point.
  case miter = 0
  /// Rounded.
  case round
  /// Cut off.
  case bevel

  var join: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
