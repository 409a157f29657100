public import Foundation

/// A screen after its constraints were solved: what every view and guide got, and which constraints said so.
///
/// Immutable and `Sendable`. All rectangles are in points, in the root view's coordinates (the map's), unless said otherwise.
public struct SolvedLayout: Sendable, Hashable, Codable {
  /// The root's size in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  public var direction: LayoutDirection
  /// The root view's safe area.
  public var safeArea: CGRect
  /// Views in paint order, parents before children; the root is first.
  public var views: [SolvedView]
  public var guides: [SolvedGuide]
  /// Active constraints, in order of activation.
  public var constraints: [SolvedConstraint]
  /// Sets of constraints that could not hold together, as they were reported.
  public var conflicts: [SolvedConflict]
  /// What was used of the built-in layout's interface although a layout delegate is set.
  public var legacyUses: [LegacyUse] = []
  /// What assistive technology reads, in the order in which it reads it.
  public var accessibility: [SolvedAccessibilityElement] = []

  public init(
    size: CGSize, scale: CGFloat, direction: LayoutDirection, safeArea: CGRect, views: [SolvedView] = [],
    guides: [SolvedGuide] = [], constraints: [SolvedConstraint] = [], conflicts: [SolvedConflict] = []
  ) {
    (self.size, self.scale, self.direction, self.safeArea) = (size, scale, direction, safeArea)
    (self.views, self.guides, self.constraints, self.conflicts) = (views, guides, constraints, conflicts)
  }

  /// The view of that name, where there is one.
  public func view(named name: String) -> SolvedView? {
    views.first { $0.name == name }
  }

  /// The guide of that name, where there is one.
  public func guide(named name: String) -> SolvedGuide? {
    guides.first { $0.name == name }
  }
}

/// Who made a view: the navigation SDK's stand-in, or the user's code.
public enum ViewOrigin: String, Sendable, Hashable, Codable {
  case sdk, custom
}

/// One view in a solved layout.
public struct SolvedView: Sendable, Hashable, Codable {
  /// Unique in the layout: the SDK's property name (`turnCard`), an accessibility identifier, a stored property's
  /// name, or the class with a number.
  public var name: String
  /// The class, for example `UILabel`.
  public var type: String
  /// The parent's name; nil for the root.
  public var parent: String?
  public var origin: ViewOrigin
  /// Rounded to the screen's pixels, as the view's own `frame` is; during an animation, where the view appears.
  public var frame: CGRect
  /// The rectangle as solved, before rounding; during an animation, where the view is on its way to.
  public var unroundedFrame: CGRect
  /// `layoutMarginsGuide`'s rectangle; for a Google card the part that is drawn as a card.
  public var marginsFrame: CGRect
  public var isHidden: Bool
  /// The view's alpha times that of everything above it, 0...1.
  public var opacity: Double
  public var hasAmbiguousLayout: Bool
  /// Which of `minX`, `minY`, `width` and `height` the constraints leave open.
  public var ambiguousAttributes: [String] = []
  /// The natural size that content hugging and compression resistance act on, in points; nil where there is none.
  public var contentWidth, contentHeight: CGFloat?
  /// Whether the frame and the autoresizing mask place the view.
  public var isPlacedByFrame = false
  public var isInteractive: Bool
  public var accessibilityLabel: String?
  /// What the view writes, where it writes something.
  public var text: SolvedText?

  public init(
    name: String, type: String, parent: String?, origin: ViewOrigin, frame: CGRect, unroundedFrame: CGRect,
    marginsFrame: CGRect, isHidden: Bool = false, opacity: Double = 1, hasAmbiguousLayout: Bool = false,
    isInteractive: Bool = false, accessibilityLabel: String? = nil, text: SolvedText? = nil
  ) {
    (self.name, self.type, self.parent, self.origin) = (name, type, parent, origin)
    (self.frame, self.unroundedFrame, self.marginsFrame) = (frame, unroundedFrame, marginsFrame)
    (self.isHidden, self.opacity, self.hasAmbiguousLayout) = (isHidden, opacity, hasAmbiguousLayout)
    (self.isInteractive, self.accessibilityLabel, self.text) = (isInteractive, accessibilityLabel, text)
  }
}

/// What a view writes and whether it fits.
public struct SolvedText: Sendable, Hashable, Codable {
  public var string: String
  /// Points per em.
  public var fontSize: CGFloat
  public var lineCount: Int
  public var isTruncated: Bool
  /// Characters that no font of the set can draw, as `U+XXXX`.
  public var missingGlyphs: [String]

  public init(string: String, fontSize: CGFloat, lineCount: Int, isTruncated: Bool, missingGlyphs: [String] = []) {
    (self.string, self.fontSize, self.lineCount) = (string, fontSize, lineCount)
    (self.isTruncated, self.missingGlyphs) = (isTruncated, missingGlyphs)
  }
}

/// One layout guide in a solved layout.
public struct SolvedGuide: Sendable, Hashable, Codable {
  /// Unique in the layout: its identifier, a stored property's name, or `guide` with a number.
  public var name: String
  /// The view that owns the guide.
  public var owner: String
  public var frame: CGRect
  public var hasAmbiguousLayout: Bool
  /// Which of `minX`, `minY`, `width` and `height` the constraints leave open.
  public var ambiguousAttributes: [String] = []

  public init(name: String, owner: String, frame: CGRect, hasAmbiguousLayout: Bool = false) {
    (self.name, self.owner, self.frame, self.hasAmbiguousLayout) = (name, owner, frame, hasAmbiguousLayout)
  }
}

/// One active constraint, `first.attribute relation multiplier × second.attribute + constant`.
public struct SolvedConstraint: Sendable, Hashable, Codable {
  /// One end of a constraint.
  public struct Anchor: Sendable, Hashable, Codable {
    /// The name of the view or guide.
    public var item: String
    /// UIKit's attribute name, for example `leading` or `bottomMargin`.
    public var attribute: String

    public init(item: String, attribute: String) {
      (self.item, self.attribute) = (item, attribute)
    }
  }

  public var first: Anchor
  /// `==`, `<=` or `>=`.
  public var relation: String
  public var second: Anchor?
  public var multiplier: CGFloat
  public var constant: CGFloat
  /// 1...1000.
  public var priority: Float
  public var identifier: String?
  /// Whether the solved values hold it, to a millionth of a point.
  public var isSatisfied: Bool
  /// Points that an inequality has to spare; negative where the constraint does not hold, by how many it is missed.
  public var slack: CGFloat = 0
  /// Whether the engine broke it because it contradicts others.
  public var isBroken: Bool

  public init(
    first: Anchor, relation: String, second: Anchor?, multiplier: CGFloat, constant: CGFloat, priority: Float,
    identifier: String?, isSatisfied: Bool, isBroken: Bool
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
    (self.identifier, self.isSatisfied, self.isBroken) = (identifier, isSatisfied, isBroken)
  }
}

/// Constraints that could not hold together, and the one that was broken.
public struct SolvedConflict: Sendable, Hashable, Codable {
  /// UIKit's description of each constraint of the set.
  public var constraints: [String]
  public var broken: String

  public init(constraints: [String], broken: String) {
    (self.constraints, self.broken) = (constraints, broken)
  }
}
