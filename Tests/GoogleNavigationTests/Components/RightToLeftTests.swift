import Drawing
import Foundation
import GoogleNavigation
import LayoutModel
import Testing

/// From right to left rows are laid out from the other side; what they show keeps its sense.
@Suite(.serialized) struct RightToLeftTests {
  /// Arabic in both directions: its lines look the same whatever surrounds them.
  private func painted(_ state: ComponentState, _ direction: LayoutDirection) throws -> (Painted, width: CGFloat) {
    let specimen = ComponentSpecimen(
      state, theme: try .builtIn("day"), content: .fixture(localeIdentifier: "ar"), direction: direction)
    return (Painted(specimen.displayList()), specimen.size.width)
  }

  private func isMirrored(_ a: CGRect, _ b: CGRect, width: CGFloat) -> Bool {
    abs(b.minX - (width - a.maxX)) < 0.01 && abs(b.minY - a.minY) < 0.01 && abs(b.height - a.height) < 0.01
  }

  @Test(arguments: ComponentCatalog.components)
  func `every line of text is where its mirror image would be`(component: String) throws {
    for state in ComponentCatalog.states(of: component) {
      let (left, width) = try painted(state, .leftToRight)
      let (right, _) = try painted(state, .rightToLeft)
      #expect(left.lines.map(\.characters) == right.lines.map(\.characters), "\(component), \(state.name)")
      for (a, b) in zip(left.lines, right.lines) {
        #expect(isMirrored(a.box, b.box, width: width), "\(component), \(state.name): \(a.box) and \(b.box)")
      }
    }
  }

  /// A trip progress bar has no rows; the turn card's lanes keep their order from left to right.
  private static let unmirrored = ["tripProgressBar", "turnCard, lanes"]

  /// Points; a part of a sign lies beside the sign's middle by less than half of it.
  private static let largestSign: CGFloat = 56

  @Test(arguments: ComponentCatalog.components)
  func `every shape is where its mirror image would be, or is a sign that moved as it is`(component: String) throws {
    for state in ComponentCatalog.states(of: component) {
      guard !Self.unmirrored.contains(component), !Self.unmirrored.contains("\(component), \(state.name)") else {
        continue
      }
      let (left, width) = try painted(state, .leftToRight)
      let (right, _) = try painted(state, .rightToLeft)
      #expect(left.shapes.count == right.shapes.count, "\(component), \(state.name)")
      for (a, b) in zip(left.shapes, right.shapes) {
        let isSign = a.isTranslated(to: b) && abs(a.box.midX + b.box.midX - width) < Self.largestSign
        #expect(
          isSign || isMirrored(a.box, b.box, width: width),
          "\(component), \(state.name): \(a.box) and \(b.box)")
      }
    }
  }

  @Test(arguments: ["compassButton", "reportingButton", "prompt", "googleLogo"])
  func `signs are never turned over`(component: String) throws {
    var signs = 0
    for state in ComponentCatalog.states(of: component) {
      let (left, _) = try painted(state, .leftToRight)
      let (right, _) = try painted(state, .rightToLeft)
      for (a, b) in zip(left.shapes, right.shapes) where a.isSkew {
        #expect(a.isTranslated(to: b), "\(component), \(state.name): \(a.box)")
        signs += 1
      }
    }
    #expect(signs > 0)
  }

  @Test func `ground, route and vehicle are the same in both directions, whatever lies over them`() throws {
    func fills(_ direction: LayoutDirection) throws -> [DisplayItem] {
      let session = try NavigationSession(screen: .phone, direction: direction)
      try session.setLayoutDelegate(CornerLayout())
      for event in [NavigationEvent.enableNavigation, .startGuidance] { try session.send(event) }
      var map = session.displayList()
      let group = try #require(map.group(named: "map"))
      map.items = group.items.filter { if case .group(let inner) = $0 { inner.source == nil } else { true } }
      return Painted(map).leaves.filter { if case .fill = $0.item { true } else { false } }.map(\.item)
    }
    let left = try fills(.leftToRight)
    #expect(left.count > 20)
    #expect(try left == fills(.rightToLeft))
  }

  @Test func `the trip progress bar is the same from both sides`() throws {
    for state in ComponentCatalog.states(of: "tripProgressBar") {
      #expect(try painted(state, .leftToRight).0.shapes.map(\.box) == painted(state, .rightToLeft).0.shapes.map(\.box))
    }
  }
}

extension Painted {
  /// A line of text: its runs on one baseline, next to each other in paint order.
  fileprivate struct Line {
    var box: CGRect
    /// In no order: directions change the order of runs.
    var characters: [Character]
  }

  fileprivate var lines: [Line] {
    leaves.reduce(into: []) { lines, leaf in
      guard let run = leaf.text else { return }
      let characters = run.text.filter { !$0.isWhitespace }.sorted()
      if let last = lines.last, abs(last.box.maxY - leaf.box.maxY) < 0.01,
        last.box.insetBy(dx: -6, dy: 0).intersects(leaf.box)
      {
        lines[lines.count - 1] = Line(
          box: last.box.union(leaf.box), characters: (last.characters + characters).sorted())
      } else {
        lines.append(Line(box: leaf.box, characters: characters))
      }
    }
  }

  fileprivate var shapes: [Leaf] { leaves.filter { $0.text == nil } }
}

extension Painted.Leaf {
  private var points: [CGPoint] {
    switch item {
    case .fill(let path, _, _), .stroke(let path, _, _): path.applying(transform).elements.flatMap(\.points)
    default: []
    }
  }

  /// Whether the other is the same shape, moved from side to side.
  fileprivate func isTranslated(to other: Self) -> Bool {
    guard let first = points.first, let target = other.points.first, points.count == other.points.count else {
      return false
    }
    return zip(points, other.points).allSatisfy {
      abs($1.x - $0.x - (target.x - first.x)) < 0.01 && abs($1.y - $0.y) < 0.01
    }
  }

  /// Whether the shape is another one than its mirror image.
  fileprivate var isSkew: Bool {
    let mirrored = points.map { CGPoint(x: box.minX + box.maxX - $0.x, y: $0.y) }
    return mirrored.contains { point in !points.contains { hypot($0.x - point.x, $0.y - point.y) < 0.05 } }
  }
}
