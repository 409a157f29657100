public import Foundation

// Signatures only, so that views compile until colours and traits are there: the real ones replace this file.

public class UIColor: NSObject {
  public static let systemBlue = UIColor()
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  public var cgColor: CGColor { CGColor(red: 0, green: 0.5, blue: 1, alpha: 1) }
}

public class UITraitCollection: NSObject {
  public override init() { super.init() }
  public init(userInterfaceStyle: UIUserInterfaceStyle) { super.init() }
  public init(traitsFrom: [UITraitCollection]) { super.init() }
}

nonisolated public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
