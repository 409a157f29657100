/// Chevrons and arrows.
nonisolated extension SymbolLibrary {
  static let arrows: [Drawing] =
    [
      lines("chevron.right", "M8 4 L16 12 L8 20"),
      lines("chevron.left", "M16 4 L8 12 L16 20"),
      lines("chevron.forward", "M8 4 L16 12 L8 20", followsDirection: true),
      lines("chevron.backward", "M16 4 L8 12 L16 20", followsDirection: true),
      lines("chevron.up", "M4 16 L12 8 L20 16"),
      lines("chevron.down", "M4 8 L12 16 L20 8"),
      lines("arrow.right", right),
      lines("arrow.left", left),
      lines("arrow.forward", right, followsDirection: true),
      lines("arrow.backward", left, followsDirection: true),
      lines("arrow.up", "M12 21 V3 M5 10 L12 3 L19 10"),
      lines("arrow.down", "M12 3 V21 M5 14 L12 21 L19 14"),
      lines("arrow.up.right", "M5 19 L18.5 5.5 M8 5.5 H18.5 V16"),
      lines("arrow.up.left", "M19 19 L5.5 5.5 M16 5.5 H5.5 V16"),
      lines("arrow.turn.up.right", "M4 21 V14 Q4 9 9 9 H20 M15 3.5 L20.5 9 L15 14.5"),
      lines("arrow.turn.up.left", "M20 21 V14 Q20 9 15 9 H4 M9 3.5 L3.5 9 L9 14.5"),
      lines(
        "arrow.uturn.left",
        "M8.5 4 L4 8.5 L8.5 13 M4 8.5 H14.5 C18 8.5 20 11 20 14 C20 17 18 19.5 14.5 19.5 H10"),
      lines(
        "arrow.uturn.right",
        "M15.5 4 L20 8.5 L15.5 13 M20 8.5 H9.5 C6 8.5 4 11 4 14 C4 17 6 19.5 9.5 19.5 H14"),
      lines("arrow.clockwise", clockwise),
      lines("arrow.up.arrow.down", "M7 20 V4 M2.5 8.5 L7 4 L11.5 8.5 M17 4 V20 M12.5 15.5 L17 20 L21.5 15.5"),
      lines("arrow.left.arrow.right", "M4 7 H20 M15.5 2.5 L20 7 L15.5 11.5 M20 17 H4 M8.5 12.5 L4 17 L8.5 21.5"),
      lines("square.and.arrow.up", "M8 9 H5 V21.5 H19 V9 H16 M12 15 V2.5 M8 6.5 L12 2.5 L16 6.5"),
      lines(
        "arrow.triangle.branch",
        "M12 21 V14 M12 14 C12 10 6 10 6 5 M12 14 C12 10 18 10 18 5 M3 7 L6 3.5 L9 7 M15 7 L18 3.5 L21 7"),
    ]
    + pair("arrow.triangle.turn.up.right.diamond", "M12 1.5 L22.5 12 L12 22.5 L1.5 12 Z", cut: turn)
    + pair(
      "arrow.up.circle", "O12 12 10",
      cut: "M11 17.5 V10 L8.2 12.8 L6.8 11.4 L12 6.2 L17.2 11.4 L15.8 12.8 L13 10 V17.5 Z")
    + pair("location", "M21.5 2.5 L13.8 21.5 L11.6 12.4 L2.5 10.2 Z")
    + pair("location.north", "M12 2 L20 21.5 L12 17 L4 21.5 Z")
    + pair("paperplane", "M22 2 L15.2 22 L10.8 13.2 L2 8.8 Z")

  private static let right = "M3 12 H21 M14 5 L21 12 L14 19"
  private static let left = "M21 12 H3 M10 5 L3 12 L10 19"
  private static let turn =
    "M8 16 V12.5 Q8 10.2 10.3 10.2 H13 V7.4 L17.2 11.1 L13 14.8 V12 H10.8 Q9.8 12 9.8 13 V16 Z"
  private static let clockwise =
    "M19 7.5 C17.5 5 15 3.8 12 3.8 C7.5 3.8 3.8 7.5 3.8 12 C3.8 16.5 7.5 20.2 12 20.2 C16 20.2 19.3 17.4 20 13.6 "
    + "M19.6 2.6 V8 H14.2"
}
