import GoogleNavigation

extension NavigationContent {
  /// This content with the turn card of an example out of `first`; at the destination little is left of the way.
  func showing(_ example: TurnExample, of first: NavigationContent) -> NavigationContent {
    var content = self
    content.turn = first.showing(example).turn
    let isArriving = example == .arrivalLeft || example == .arrivalRight
    content.arrival = isArriving ? first.arrivalAtDestination : first.arrival
    return content
  }

  private var arrivalAtDestination: ArrivalContent {
    var arrival = arrival
    let format = GuidanceFormatter(localeIdentifier: localeIdentifier)
    (arrival.remainingTime, arrival.remainingDistance) = (format.duration(minutes: 1), turn.distance)
    arrival.progress = 0.97
    return arrival
  }
}
