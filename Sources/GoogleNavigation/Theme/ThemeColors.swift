package import Drawing

extension NavigationTheme {
  nonisolated package struct MapColors: Sendable, Hashable {
    package var land, block, building, buildingEdge, park, parkPath, water: Color
    package var street, streetCasing, avenue, avenueCasing, highway, highwayCasing: Color
    package var label, labelHalo, parkLabel, waterLabel: Color
    /// Flowing traffic on roads beside the route.
    package var freeTraffic: Color

    init(_ reader: inout ThemeReader) throws(ThemeError) {
      land = try reader.color("land")
      block = try reader.color("block")
      building = try reader.color("building")
      buildingEdge = try reader.color("buildingEdge")
      park = try reader.color("park")
      parkPath = try reader.color("parkPath")
      water = try reader.color("water")
      street = try reader.color("street")
      streetCasing = try reader.color("streetCasing")
      avenue = try reader.color("avenue")
      avenueCasing = try reader.color("avenueCasing")
      highway = try reader.color("highway")
      highwayCasing = try reader.color("highwayCasing")
      label = try reader.color("label")
      labelHalo = try reader.color("labelHalo")
      parkLabel = try reader.color("parkLabel")
      waterLabel = try reader.color("waterLabel")
      freeTraffic = try reader.color("freeTraffic")
    }
  }

  nonisolated package struct RouteColors: Sendable, Hashable {
    package var line, casing, slow, slowCasing, jam, jamCasing: Color
    package var travelled, travelledCasing, alternate, alternateCasing: Color
    package var destination, destinationEdge, destinationText: Color
    package var destinationBuilding, destinationBuildingEdge: Color
    package var vehicle, vehicleEdge, maneuverArrow: Color

    init(_ reader: inout ThemeReader) throws(ThemeError) {
      line = try reader.color("line")
      casing = try reader.color("casing")
      slow = try reader.color("slow")
      slowCasing = try reader.color("slowCasing")
      jam = try reader.color("jam")
      jamCasing = try reader.color("jamCasing")
      travelled = try reader.color("travelled")
      travelledCasing = try reader.color("travelledCasing")
      alternate = try reader.color("alternate")
      alternateCasing = try reader.color("alternateCasing")
      destination = try reader.color("destination")
      destinationEdge = try reader.color("destinationEdge")
      destinationText = try reader.color("destinationText")
      destinationBuilding = try reader.color("destinationBuilding")
      destinationBuildingEdge = try reader.color("destinationBuildingEdge")
      vehicle = try reader.color("vehicle")
      vehicleEdge = try reader.color("vehicleEdge")
      maneuverArrow = try reader.color("maneuverArrow")
    }
  }

  /// Traffic lights and stop signs on the map.
  nonisolated package struct SignalColors: Sendable, Hashable {
    package var housing, edge, red, amber, green, stopSign, stopText: Color

    init(_ reader: inout ThemeReader) throws(ThemeError) {
      housing = try reader.color("housing")
      edge = try reader.color("edge")
      red = try reader.color("red")
      amber = try reader.color("amber")
      green = try reader.color("green")
      stopSign = try reader.color("stopSign")
      stopText = try reader.color("stopText")
    }
  }

  nonisolated package struct TurnCardColors: Sendable, Hashable {
    package var primary, secondary, text, detail, maneuver, lane, otherLane: Color

    init(_ reader: inout ThemeReader) throws(ThemeError) {
      primary = try reader.color("primary")
      secondary = try reader.color("secondary")
      text = try reader.color("text")
      detail = try reader.color("detail")
      maneuver = try reader.color("maneuver")
      lane = try reader.color("lane")
      otherLane = try reader.color("otherLane")
    }
  }

  /// Road numbers on the turn card.
  nonisolated package struct RoadSignColors: Sendable, Hashable {
    /// The line around coloured signs.
    package var edge: Color
    package var motorway, motorwayText, interstate, interstateBand, interstateText: Color
    package var european, europeanText, national, nationalText: Color

    init(_ reader: inout ThemeReader) throws(ThemeError) {
      edge = try reader.color("edge")
      motorway = try reader.color("motorway")
      motorwayText = try reader.color("motorwayText")
      interstate = try reader.color("interstate")
      interstateBand = try reader.color("interstateBand")
      interstateText = try reader.color("interstateText")
      european = try reader.color("european")
      europeanText = try reader.color("europeanText")
      national = try reader.color("national")
      nationalText = try reader.color("nationalText")
    }
  }

  /// The ETA card and the prompts.
  nonisolated package struct CardColors: Sendable, Hashable {
    package var surface, edge, title, detail: Color
    package var onTime, late, veryLate: Color
    package var action, actionText, primaryAction, primaryActionText, exit, exitText: Color
    package var incident, camera, closure, fasterRoute, message, iconText: Color

    init(_ reader: inout ThemeReader) throws(ThemeError) {
      surface = try reader.color("surface")
      edge = try reader.color("edge")
      title = try reader.color("title")
      detail = try reader.color("detail")
      onTime = try reader.color("onTime")
      late = try reader.color("late")
      veryLate = try reader.color("veryLate")
      action = try reader.color("action")
      actionText = try reader.color("actionText")
      primaryAction = try reader.color("primaryAction")
      primaryActionText = try reader.color("primaryActionText")
      exit = try reader.color("exit")
      exitText = try reader.color("exitText")
      incident = try reader.color("incident")
      camera = try reader.color("camera")
      closure = try reader.color("closure")
      fasterRoute = try reader.color("fasterRoute")
      message = try reader.color("message")
      iconText = try reader.color("iconText")
    }
  }

  /// Round buttons, the logo and the re-centre pill.
  nonisolated package struct ControlColors: Sendable, Hashable {
    package var surface, edge, glyph, needleNorth, needleSouth, report, reportEdge: Color
    package var logo, logoHalo, pill, pillText: Color

    init(_ reader: inout ThemeReader) throws(ThemeError) {
      surface = try reader.color("surface")
      edge = try reader.color("edge")
      glyph = try reader.color("glyph")
      needleNorth = try reader.color("needleNorth")
      needleSouth = try reader.color("needleSouth")
      report = try reader.color("report")
      reportEdge = try reader.color("reportEdge")
      logo = try reader.color("logo")
      logoHalo = try reader.color("logoHalo")
      pill = try reader.color("pill")
      pillText = try reader.color("pillText")
    }
  }

  nonisolated package struct SpeedColors: Sendable, Hashable {
    package var surface, edge, text, unit, sign, signText, signRing: Color
    package var minorText, majorSurface, majorText: Color

    init(_ reader: inout ThemeReader) throws(ThemeError) {
      surface = try reader.color("surface")
      edge = try reader.color("edge")
      text = try reader.color("text")
      unit = try reader.color("unit")
      sign = try reader.color("sign")
      signText = try reader.color("signText")
      signRing = try reader.color("signRing")
      minorText = try reader.color("minorText")
      majorSurface = try reader.color("majorSurface")
      majorText = try reader.color("majorText")
    }
  }
}
