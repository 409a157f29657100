/// Places, vehicles and people.
nonisolated extension SymbolLibrary {
  static let places: [Drawing] =
    [
      areas("mappin", "O12 7 5", lines: "M12 12 V22"),
      areas(
        "mappin.and.ellipse", "O12 5.5 4",
        lines:
          "M12 9.5 V18 M8 15.5 C4 16 2 17 2 18.4 C2 20.6 6.5 22 12 22 C17.5 22 22 20.6 22 18.4 C22 17 20 16 16 15.5"),
      areas(
        "figure.walk", "O13 3.6 2.4",
        lines:
          "M13 8.5 L11 14 L14.5 17 L15.5 22 M11 14 L9.5 18 L6.5 22 M12.5 8.8 L8.5 11 L7.5 14.5 M13.2 9 L15 12 L18.5 13"),
      areas(
        "tram.fill", "R5 3 14 15 3 R7 6 10 5.5 1 O8.6 14.6 1.3 O15.4 14.6 1.3", lines: "M8 20 L6 22.5 M16 20 L18 22.5"),
      areas("building.2.fill", "M2 22 V5 H12 V22 Z M13.4 22 V10 H22 V22 Z \(windows)"),
      lines(
        "bicycle",
        "O5.5 16 4 O18.5 16 4 M5.5 16 L9.5 8.5 H15.4 M9.5 8.5 L12 16 L15.4 8.5 L18.5 16 M5.5 16 H12 M13.8 5.5 H15.5 "
          + "L15.4 8.5 M7.8 6.3 H11 M9.5 8.5 L9.2 6.3"),
    ]
    + pair("mappin.circle", "O12 12 10", cut: "O12 8.8 3.2 R11.2 12.1 1.6 6.4 0.8")
    + pair("house", house) + pair("car", car, cut: "\(carWindow) O6.2 13.6 1.3 O17.8 13.6 1.3")
    + pair("bus", "R4 2.5 16 16.5 3 R6 19.4 3 2.6 1 R15 19.4 3 2.6 1", cut: "R6 6 12 6 1 O7.6 15.4 1.2 O16.4 15.4 1.2")
    + pair("person", "O12 7 4.6 \(shoulders)")
    + pair("map", "M2 5 L8 3 V19 L2 21 Z M9.4 3 L14.6 5 V21 L9.4 19 Z M16 5 L22 3 V19 L16 21 Z")
    + pair("flag", "M5 3.5 C9.5 2 12.5 6 20 4 V13.5 C12.5 15.5 9.5 11.5 5 13 Z", lines: "M5 2.5 V22")
    + pair(
      "fuelpump", "M4 20 V5 Q4 3 6 3 H12 Q14 3 14 5 V20 H15 V22 H3 V20 Z", cut: "R6 5.5 6 4.5 0.8",
      lines: "M14.5 12 H16 Q17.5 12 17.5 13.5 V17 Q17.5 18.6 19 18.6 Q20.5 18.6 20.5 17 V9 L17.5 5.5")

  private static let windows =
    "R4 8 2 2 0.3 R8 8 2 2 0.3 R4 12 2 2 0.3 R8 12 2 2 0.3 R4 16 2 2 0.3 R8 16 2 2 0.3 R16.6 13 2 2 0.3 R16.6 17 2 2 0.3"
  private static let house =
    "M12 2.5 L22.5 11.6 Q23 12.6 22 12.6 H20 V20 Q20 21.5 18.5 21.5 H14.5 V15 H9.5 V21.5 H5.5 Q4 21.5 4 20 V12.6 H2 "
    + "Q1 12.6 1.5 11.6 Z"
  private static let car =
    "M6.2 5.2 Q6.8 3.6 8.5 3.6 H15.5 Q17.2 3.6 17.8 5.2 L19.4 9.8 Q21.5 10.6 21.5 13 V19.2 Q21.5 20.4 20.3 20.4 H19 "
    + "Q17.8 20.4 17.8 19.2 V18 H6.2 V19.2 Q6.2 20.4 5 20.4 H3.7 Q2.5 20.4 2.5 19.2 V13 Q2.5 10.6 4.6 9.8 Z"
  private static let carWindow = "M7.6 5.9 Q7.8 5.3 8.5 5.3 H15.5 Q16.2 5.3 16.4 5.9 L17.6 9.5 H6.4 Z"
  private static let shoulders =
    "M3.2 20.2 C3.2 16 7 13.6 12 13.6 C17 13.6 20.8 16 20.8 20.2 Q20.8 21.8 19.2 21.8 H4.8 Q3.2 21.8 3.2 20.2 Z"
}
