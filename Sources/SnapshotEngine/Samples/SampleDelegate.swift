/// A layout delegate that is part of this program.
package enum SampleDelegate: String, Sendable, Hashable, Codable, CaseIterable {
  /// A delivery app with an order card; what is drawn where nothing is named.
  case sample
  /// A courier's app that uses everything the SDK offers.
  case courier

  var typeName: String {
    switch self {
    case .sample: "SampleLayoutDelegate"
    case .courier: "CourierLayoutDelegate"
    }
  }

  @MainActor func make() -> AnyObject {
    switch self {
    case .sample: SampleLayoutDelegate()
    case .courier: CourierLayoutDelegate()
    }
  }
}
