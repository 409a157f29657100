/// Pixels that are not equal are different.
struct ExactMetric: PixelDistance {
  static let dependsOnPosition = false

  func isDifferent(_ expected: UInt32, _ actual: UInt32, delta: Int, position: Int) -> Bool { true }
}
