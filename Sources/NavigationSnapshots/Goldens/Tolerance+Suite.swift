import ImageComparison

extension Tolerance {
  /// What a suite's matrix says of pixels; what it leaves out is as strict as the mode's preset.
  init(_ suite: SuiteTolerance) {
    switch suite.pixels {
    case .exact: self = .exact
    case .perceptual: self = .perceptual
    }
    if let limit = suite.deltaE { metric = .deltaE(limit: limit) }
    if suite.share > 0 { (maximumShare, maximumCount) = (suite.share, nil) }
    if let window = suite.window { density = DensityLimit(side: window.size, maximumCount: window.count) }
    // A window alone says how many pixels may differ in one place, and leaves their sum open.
    if suite.window != nil, suite.share == 0 { (maximumShare, maximumCount) = (nil, nil) }
  }
}
