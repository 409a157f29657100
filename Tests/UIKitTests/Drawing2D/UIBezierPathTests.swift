import Drawing
import Foundation
import Testing
@testable import UIKit

@MainActor
struct UIBezierPathTests {
  private func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
    hypot(one.x - other.x, one.y - other.y) < 1e-9
  }

  @Test func `a rectangle is as large as it was asked to be`() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(UIBezierPath(rect: rect).bounds == rect)
  }

  @Test func `a path of Core Graphics has the same parts, and goes on where it ended`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    let copy = UIBezierPath(cgPath: path.cgPath)
    #expect(copy.cgPath == path.cgPath)
    copy.addLine(to: CGPoint(x: 5, y: 9))
    #expect(copy.bounds == CGRect(x: 1, y: 1, width: 4, height: 8))
    #expect(path.cgPath.boundingBox == CGRect(x: 1, y: 1, width: 4, height: 0))
  }

  @Test func `a rectangle that was added to is one no more`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(path.cgPath.shape != nil)
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.cgPath.shape == nil)
  }

  @Test func `an oval leaves the rectangle's corners out`() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(oval.contains(CGPoint(x: 5, y: 10)))
    #expect(!oval.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func `only the named corners are rounded`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
  }

  @Test func `an arc ends on the circle`() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(near(arc.currentPoint, CGPoint(x: 0, y: 10)))
  }

  @Test func `an arc against the clock goes the other way round`() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(near(arc.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(arc.bounds.minX < -9.9)
  }

  @Test func `a whole turn is a circle`() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(arc.contains(CGPoint(x: -7, y: 7)))
    #expect(near(arc.currentPoint, CGPoint(x: 10, y: 0)))
  }

  @Test func `closing goes back to where the part began`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
  }

  @Test func `a hole counts by the even-odd rule`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test func `a transform moves every point`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.apply(CGAffineTransform(translationX: 5, y: 6))
    #expect(path.bounds.origin == CGPoint(x: 5, y: 6))
  }

  @Test func `drawing in a view ends up in the display list`() {
    let items = DrawingContext.items {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
      UIColor.blue.setStroke()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).stroke()
    }
    let path = Path.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      items == [
        .fill(path, Color(red: 1, green: 0, blue: 0)),
        .stroke(path, StrokeStyle(width: 1), Color(red: 0, green: 0, blue: 1)),
      ])
  }

  @Test func `filling outside of drawing does nothing`() {
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    #expect(DrawingContext.current == nil)
  }
}
