public import Foundation

/// What a navigation session knows of a screen beside its solved layout.
public struct ScreenFacts: Sendable, Hashable {
  /// What navigation does.
  public enum Phase: String, Sendable, Hashable, Codable {
    case off, ready, guidance
  }

  /// A part of the screen that the system draws on, in points of the map.
  public struct SystemArea: Sendable, Hashable {
    /// For example `status bar`.
    public var name: String
    public var frame: CGRect

    public init(_ name: String, _ frame: CGRect) {
      (self.name, self.frame) = (name, frame)
    }
  }

  public var phase: Phase
  /// Whether the state objects say `wideMode`.
  public var isWide: Bool
  /// Where the camera keeps the vehicle, in points of the map; nil where it does not follow one.
  public var vehicle: CGPoint?
  public var systemAreas: [SystemArea]
  /// Names of the buttons that the present state object offers, in its order.
  public var offeredButtons: [String]
  /// Names of views that a hiding stack arranges and that somebody else than the stack has hidden or shown.
  public var hiddenByHand: [String]

  public init(
    phase: Phase, isWide: Bool = false, vehicle: CGPoint? = nil, systemAreas: [SystemArea] = [],
    offeredButtons: [String] = [], hiddenByHand: [String] = []
  ) {
    (self.phase, self.isWide, self.vehicle, self.systemAreas) = (phase, isWide, vehicle, systemAreas)
    (self.offeredButtons, self.hiddenByHand) = (offeredButtons, hiddenByHand)
  }
}
