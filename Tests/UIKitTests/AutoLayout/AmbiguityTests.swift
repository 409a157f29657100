import Foundation
import Testing

@testable import UIKit

@Suite(.isolated) struct AmbiguityTests {
  private let screen = Screen(safeArea: .zero, scale: 2)
  private let view = Box(100, 40)
  private var map: UIView { screen.map }

  init() {
    map.addSubview(view)
    view.topAnchor.constraint(equalTo: map.topAnchor).isActive = true
  }

  private func fix() {
    view.leadingAnchor.constraint(equalTo: map.leadingAnchor).isActive = true
  }

  @Test func `the attributes that constraints leave open are named`() {
    #expect(view.ambiguousAttributes == ["minX"])
  }

  @Test func `a determined view has none`() {
    fix()
    #expect(view.ambiguousAttributes == [])
  }

  @Test func `a guide that nothing constrains along an axis is open there in place and size`() {
    let guide = UILayoutGuide()
    map.addLayoutGuide(guide)
    guide.topAnchor.constraint(equalTo: map.topAnchor).isActive = true
    guide.heightAnchor.constraint(equalToConstant: 5).isActive = true
    #expect(guide.ambiguousAttributes == ["minX", "width"])
  }

  @Test func `exercising moves what is open and nothing else`() {
    screen.layout()
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    screen.layout()
    #expect(view.frame == before.offsetBy(dx: 20, dy: 0))
  }

  @Test func `exercising goes round and comes back`() {
    screen.layout()
    let before = view.frame.minX
    let places = (0..<3).map { _ in
      view.exerciseAmbiguityInLayout()
      screen.layout()
      return view.frame.minX - before
    }
    #expect(places == [20, -20, 0])
  }

  @Test func `an exercised view is as ambiguous as before`() {
    view.exerciseAmbiguityInLayout()
    #expect(view.ambiguousAttributes == ["minX"])
  }

  @Test func `a constraint that comes later outweighs the exercise`() {
    view.exerciseAmbiguityInLayout()
    fix()
    screen.layout()
    #expect(view.frame.minX == 0)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `exercising a determined view does nothing`() {
    fix()
    view.exerciseAmbiguityInLayout()
    screen.layout()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func `an exercised view can be taken away`() {
    view.exerciseAmbiguityInLayout()
    view.removeFromSuperview()
    screen.layout()
    map.addSubview(view)
    #expect(view.hasAmbiguousLayout)
  }
}
