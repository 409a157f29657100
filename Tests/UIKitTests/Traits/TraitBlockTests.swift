import Testing
import UIKit

struct TraitBlockTests {
  @Test func `a block specifies traits`() {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.displayScale = 2
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
    #expect(traits.horizontalSizeClass == .unspecified)
  }

  @Test func `a modified collection keeps the rest`() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let dark = compact.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(dark.horizontalSizeClass == .compact)
    #expect(compact.userInterfaceStyle == .unspecified)
  }

  @Test func `a collection is the current one only while its block runs`() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current === before)
  }
}
