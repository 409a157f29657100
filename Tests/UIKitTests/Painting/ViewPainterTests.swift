import Drawing
import Foundation
import Testing

@testable import UIKit

@Suite(.isolated) struct ViewPainterTests {
  private let root = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
  private let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  init() {
    root.addSubview(child)
    child.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    child.accessibilityIdentifier = "child"
  }

  @Test func `a view is a group of its own with its name and place`() throws {
    let group = try #require(groups().first)
    #expect(group.source?.name == "child")
    #expect(group.source?.type == "UIView")
    #expect(group.transform == CGAffineTransform(translationX: 10, y: 20))
    #expect(
      group.items == [.fill(.rectangle(CGRect(x: 0, y: 0, width: 30, height: 40)), Color(red: 1, green: 0, blue: 0))])
  }

  @Test func `hidden and invisible views are left out`() {
    child.isHidden = true
    #expect(groups().isEmpty)
    child.isHidden = false
    child.alpha = 0
    #expect(groups().isEmpty)
  }

  @Test func `subviews are painted by zPosition, then in order`() {
    let back = UIView(frame: child.frame)
    back.backgroundColor = child.backgroundColor
    back.accessibilityIdentifier = "back"
    back.layer.zPosition = -1
    root.addSubview(back)
    #expect(groups().map(\.source?.name) == ["back", "child"])
  }

  @Test func `a clipping view is cut off at its rounded corners`() throws {
    child.clipsToBounds = true
    child.layer.cornerRadius = 6
    child.layer.maskedCorners = [.layerMinXMinYCorner]
    let group = try #require(groups().first)
    let radii = RoundedRectangle.CornerRadii(topLeft: 6)
    #expect(group.clip == RoundedRectangle(CGRect(x: 0, y: 0, width: 30, height: 40), radii: radii).path)
  }

  @Test func `a shadow path casts the shadow, also of a view without a background`() {
    let rect = CGRect(x: -2, y: -2, width: 34, height: 44)
    child.backgroundColor = nil
    child.layer.shadowOpacity = 0.5
    child.layer.shadowPath = UIBezierPath(roundedRect: rect, cornerRadius: 8).cgPath
    guard case .shadow(let shape, let shadow)? = groups().first?.items.first else {
      Issue.record("there is no shadow")
      return
    }
    #expect(shape == RoundedRectangle(rect, radius: 8))
    #expect(shadow.color.alpha == 0.5)
  }

  @Test func `the shadow lies under the background and the border over everything`() throws {
    child.layer.shadowOpacity = 0.5
    child.layer.borderWidth = 2
    let items = try #require(groups().first).items
    guard case .shadow(_, let shadow) = items.first, case .stroke = items.last else {
      Issue.record("\(items)")
      return
    }
    #expect(shadow.color.alpha == 0.5)
    #expect(shadow.sigma == 3)
  }

  @Test func `what draw(_:) draws is part of the view`() throws {
    let drawing = Drawn(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    root.addSubview(drawing)
    let group = try #require(groups().last)
    #expect(group.items.count == 1)
    #expect(DrawingContext.current == nil)
  }

  @Test func `a moving view is painted where it is at the moment`() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.frame.origin.x = 30 }
    AnimationClock.shared.advance(by: 0.5)
    let group = try #require(groups().first)
    #expect(abs(group.transform.tx - 20) < 1e-9)
  }

  private func groups() -> [DisplayGroup] {
    let list = ViewPainter.displayList(of: root, scale: 2)
    return list.items.flatMap { item -> [DisplayItem] in
      if case .group(let group) = item { group.items } else { [] }
    }.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }
}

private final class Drawn: UIView {
  override func draw(_ rect: CGRect) {
    DrawingContext.current?.canvas.fill(.rectangle(rect), Color(white: 0))
  }
}
