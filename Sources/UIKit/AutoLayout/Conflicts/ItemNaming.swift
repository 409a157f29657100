/// How descriptions name views and guides.
struct ItemNaming {
  let name: (AnyObject) -> String
  /// Whether constraints are told apart by their addresses, which differ from run to run.
  var showsAddresses = false

  /// Class and address, as UIKit's own logs do, or the identifier where there is one.
  static let address = ItemNaming(
    name: { item in
      if let view = item as? UIView, let identifier = view.accessibilityIdentifier { return identifier }
      let address = "\(type(of: item)):0x\(String(UInt(bitPattern: ObjectIdentifier(item)), radix: 16))"
      let identifier = (item as? UILayoutGuide)?.identifier ?? ""
      return identifier.isEmpty ? address : "\(address)'\(identifier)'"
    }, showsAddresses: true)

  /// The identifier or class alone, for texts that are the same from run to run.
  static let plain = ItemNaming { item in
    (item as? UIView)?.accessibilityIdentifier ?? "\(type(of: item))"
  }
}
