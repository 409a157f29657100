import Foundation

extension CALayer {
  /// Whether one of the numbers that a property was set to is none, or has no end. Core Animation raises an exception
  /// then; here it is reported, and the property stays as it was.
  func refuses<Numbers: SIMD<Double>>(_ numbers: Numbers, as property: String) -> Bool {
    if numbers.indices.allSatisfy({ numbers[$0].isFinite }) { return false }
    let owner = view.map(ItemNaming.plain.name) ?? name ?? "\(type(of: self))"
    let values = numbers.indices.map { "\(numbers[$0])" }.joined(separator: " ")
    LayoutFailures.shared.report(.invalidGeometry(layer: owner, property: property, values: values))
    return true
  }
}

extension CGRect {
  var numbers: SIMD4<Double> { SIMD4(origin.x, origin.y, size.width, size.height) }
}

extension CGPoint {
  var numbers: SIMD2<Double> { SIMD2(x, y) }
}

extension CGAffineTransform {
  var numbers: SIMD8<Double> { SIMD8(a, b, c, d, tx, ty, 0, 0) }
}
