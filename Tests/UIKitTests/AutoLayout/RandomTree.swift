import Foundation

@testable import UIKit

/// Numbers that follow from a seed, the same on every machine.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A tree of boxes with constraints that leave nothing open and say nothing about left and right.
struct RandomTree {
  let screen: Screen
  private(set) var boxes: [Box] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  private var numbers: SeededNumbers
  private var nextPriority: Float = 900

  init(seed: UInt64, direction: UIUserInterfaceLayoutDirection = .leftToRight) {
    screen = Screen(safeArea: UIEdgeInsets(top: 47, left: 21, bottom: 34, right: 21), direction: direction)
    numbers = SeededNumbers(seed: seed)
    grow(screen.map, depth: 3)
  }

  /// Each box's frame in its superview, before rounding to pixels.
  var frames: [CGRect] {
    screen.layout()
    let engine = screen.window.ownEngine
    return boxes.map { engine?.localFrame(of: $0) ?? .null }
  }

  private mutating func grow(_ parent: UIView, depth: Int) {
    var previous: Box?
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let box = Box(length(), length())
      // A view's part of the safe area follows from its rounded frame, and rounding is no mirror.
      box.insetsLayoutMarginsFromSafeArea = false
      parent.addSubview(box)
      boxes.append(box)
      placeAcross(box, in: parent, after: previous)
      placeDown(box, in: parent, below: previous)
      if depth > 1 { grow(box, depth: depth - 1) }
      previous = box
    }
  }

  private mutating func length() -> CGFloat { CGFloat.random(in: 40...160, using: &numbers) }

  private mutating func placeAcross(_ box: Box, in parent: UIView, after previous: Box?) {
    let gap = CGFloat.random(in: 0...2, using: &numbers)
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0:
      constraints += [
        box.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor, constant: gap),
        box.widthAnchor.constraint(equalToConstant: length()),
      ]
    case 1:
      constraints += [
        box.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: gap),
        box.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -gap),
      ]
    case 2:
      constraints += [
        box.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
        box.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
      ]
    case 3:
      constraints.append(
        box.leadingAnchor.constraint(equalTo: previous?.trailingAnchor ?? parent.leadingAnchor, constant: gap))
      wish(box.widthAnchor)
    default:
      constraints.append(box.trailingAnchor.constraint(equalTo: screen.map.safeAreaLayoutGuide.trailingAnchor))
      wish(box.widthAnchor)
    }
  }

  private mutating func placeDown(_ box: Box, in parent: UIView, below previous: Box?) {
    constraints.append(
      box.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? parent.topAnchor, constant: 3))
    wish(box.heightAnchor)
  }

  /// A wish for a length, each at its own priority so that there are no ties.
  private mutating func wish(_ dimension: NSLayoutDimension) {
    guard Bool.random(using: &numbers) else { return }
    let wish = dimension.constraint(equalToConstant: length())
    wish.priority = UILayoutPriority(nextPriority)
    nextPriority -= 1
    constraints.append(wish)
  }
}

extension CGRect {
  /// How far the edges of two rectangles lie apart at most.
  func distance(to other: CGRect) -> CGFloat {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
  }
}
