import GoogleNavigation

/// Drawings that the turn card chooses from. They are the same in both layout directions.
@MainActor
extension SpecimenSheet {
  /// All of the SDK's manoeuvres.
  static func maneuvers(_ themes: [NavigationTheme]) -> SpecimenSheet {
    let rows = Maneuver.allCases.map { maneuver in
      Row(
        caption: Wording(maneuver.rawValue).text,
        pictures: themes.map { GlyphSpecimen.maneuver(maneuver, theme: $0) })
    }
    return SpecimenSheet(
      name: "maneuvers", title: "Manoeuvres",
      subtitle: "\(rows.count) drawings, the same in both layout directions, for the next step and for the one after",
      columns: columns(themes), blocks: blocks(of: rows, count: 4))
  }

  /// Lanes of one direction and of several: none recommended, then each direction.
  static func lanes(_ themes: [NavigationTheme]) -> SpecimenSheet {
    let rows = laneDirections.map { directions in
      let lanes = [Lane(directions)] + directions.map { Lane(directions, recommended: $0) }
      return Row(
        caption: directions.map { Wording($0.rawValue).text }.joined(separator: " + "),
        pictures: themes.map { GlyphSpecimen.lanes(lanes, theme: $0) })
    }
    return SpecimenSheet(
      name: "lanes", title: "Lanes",
      subtitle: "The same in both layout directions; first without a recommendation, then with each in turn",
      columns: columns(themes), blocks: blocks(of: rows, count: 3))
  }

  private static func columns(_ themes: [NavigationTheme]) -> [Column] {
    themes.map { Column(title: Wording($0.name).title) }
  }

  /// Every direction; every two of them, but not also mirrored; and some three that are found together on roads.
  private static var laneDirections: [[Lane.Direction]] {
    let all = Lane.Direction.allCases
    let pairs = all.indices.flatMap { first in all[(first + 1)...].map { [all[first], $0] } }
    let kept = pairs.reduce(into: [[Lane.Direction]]()) { kept, pair in
      let mirrored = Set(pair.map(\.mirrored))
      if !kept.contains(where: { Set($0) == mirrored }) { kept.append(pair) }
    }
    return all.map { [$0] } + kept + [
      [.left, .straight, .right], [.slightLeft, .straight, .slightRight], [.straight, .slightRight, .right],
      [.uTurnLeft, .left, .straight],
    ]
  }
}
