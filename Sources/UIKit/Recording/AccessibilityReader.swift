import Foundation
import LayoutModel

/// Lists what assistive technology reads of a tree, in the order in which it reads it.
///
/// A container's `accessibilityElements` are read together in their own order, and the elements of one that groups its
/// children without anything in between. Everything else is read row by row from the top, each row from the leading
/// side; what begins above a row's middle belongs to the row (ours: UIKit's own rule is not published).
struct AccessibilityReader {
  private let root: UIView
  private let names: ViewNames

  static func elements(in root: UIView, _ names: ViewNames) -> [SolvedAccessibilityElement] {
    let reader = Self(root: root, names: names)
    let origin = CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
    return reader.inReadingOrder(reader.groups(in: root, origin)).flatMap(\.elements)
  }

  /// What is read without anything in between.
  private struct Group {
    var frame: CGRect
    var elements: [SolvedAccessibilityElement]
  }

  private func groups(in view: UIView, _ transform: CGAffineTransform) -> [Group] {
    guard !view.isHidden, view.presentationAlpha > 0.01 else { return [] }
    if view.isAccessibilityElement { return [group(of: [element(view, transform)])].compactMap(\.self) }
    guard !view.accessibilityElementsHidden else { return [] }
    if let listed = view.accessibilityElements {
      return [group(of: listed.compactMap { element($0, in: view, transform) })].compactMap(\.self)
    }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    let children = (modal.map { [$0] } ?? view.subviews).flatMap {
      groups(in: $0, $0.presentationTransformToSuperview.concatenating(transform))
    }
    guard view.shouldGroupAccessibilityChildren else { return children }
    return [group(of: inReadingOrder(children).flatMap(\.elements))].compactMap(\.self)
  }

  private func group(of elements: [SolvedAccessibilityElement]) -> Group? {
    let seen = elements.filter { !$0.frame.isEmpty }
    guard let first = seen.first else { return nil }
    return Group(frame: seen.dropFirst().reduce(first.frame) { $0.union($1.frame) }, elements: seen)
  }

  private func element(
    _ object: Any, in container: UIView, _ transform: CGAffineTransform
  ) -> SolvedAccessibilityElement? {
    if let part = object as? UIAccessibilityElement {
      guard part.isAccessibilityElement else { return nil }
      return SolvedAccessibilityElement(
        view: names.name(of: container), label: part.accessibilityLabel, value: part.accessibilityValue,
        traits: part.accessibilityTraits.names, frame: part.accessibilityFrameInContainerSpace.applying(transform))
    }
    guard let view = object as? UIView, !view.isHidden else { return nil }
    return element(view, transformToContainer(of: view, container).concatenating(transform))
  }

  private func transformToContainer(of view: UIView, _ container: UIView) -> CGAffineTransform {
    var (transform, current) = (CGAffineTransform.identity, view)
    while current !== container, let superview = current.superview {
      transform = transform.concatenating(current.presentationTransformToSuperview)
      current = superview
    }
    return transform
  }

  private func element(_ view: UIView, _ transform: CGAffineTransform) -> SolvedAccessibilityElement {
    SolvedAccessibilityElement(
      view: names.name(of: view), label: view.spokenLabel, value: view.accessibilityValue,
      traits: view.accessibilityTraits.names, frame: view.presentationGeometry.bounds.applying(transform))
  }

  private func inReadingOrder(_ groups: [Group]) -> [Group] {
    let isLeftToRight = root.effectiveUserInterfaceLayoutDirection == .leftToRight
    var rest = groups.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
    var ordered: [Group] = []
    while let first = rest.first {
      let row = rest.prefix { $0.element.frame.minY < first.element.frame.midY || $0.offset == first.offset }
      rest.removeFirst(row.count)
      ordered += row.sorted {
        let (a, b) = ($0.element.frame, $1.element.frame)
        return isLeftToRight ? (a.minX, $0.offset) < (b.minX, $1.offset) : (-a.maxX, $0.offset) < (-b.maxX, $1.offset)
      }.map(\.element)
    }
    return ordered
  }
}

extension UIView {
  /// What is read of the view: its label, or else the text that it shows.
  fileprivate var spokenLabel: String? {
    accessibilityLabel ?? (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
  }
}

extension UIAccessibilityTraits {
  /// The traits' names in UIKit, in the order of their bits.
  var names: [String] {
    Self.known.filter { contains($0.trait) }.map(\.name)
  }

  private static let known: [(trait: Self, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
    (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
    (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.header, "header"),
  ]
}
