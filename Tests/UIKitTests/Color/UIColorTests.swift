import Testing
import UIKit

struct UIColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `a system colour follows the style`() {
    #expect(UIColor.label.resolved(with: UITraitCollection()).hex == "#000000")
    #expect(UIColor.label.resolved(with: dark).hex == "#FFFFFF")
  }

  @Test func `a dynamic provider is asked with the traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    #expect(color.resolved(with: dark).hex == "#FF0000")
  }

  @Test func `another alpha keeps the style`() {
    #expect(UIColor.label.withAlphaComponent(0.5).resolved(with: dark).hex == "#FFFFFF80")
  }

  @Test func `equal components are equal colours`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red.hash == UIColor(cgColor: UIColor.red.cgColor).hash)
  }

  @Test(arguments: [(0.0, "#FF0000"), (1.0 / 3, "#00FF00"), (2.0 / 3, "#0000FF"), (0.5, "#00FFFF")])
  func `hue goes round the wheel`(hue: Double, hex: String) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    #expect(color.resolved(with: UITraitCollection()).hex == hex)
  }
}

struct UITraitCollectionTests {
  @Test func `a later collection overrides what it specifies and nothing else`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.horizontalSizeClass == .compact)
  }

  @Test func `text sizes are ordered`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
