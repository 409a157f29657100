/// Marks, warnings and other signs.
nonisolated extension SymbolLibrary {
  static let signs: [Drawing] =
    [
      lines("xmark", "M5 5 L19 19 M19 5 L5 19"),
      lines("multiply", "M5 5 L19 19 M19 5 L5 19"),
      lines("checkmark", "M4 13.5 L9.5 19.5 L20 4.5"),
      lines("plus", "M12 3.5 V20.5 M3.5 12 H20.5"),
      lines("minus", "M3.5 12 H20.5"),
      lines("line.3.horizontal", "M3 6 H21 M3 12 H21 M3 18 H21"),
      lines("magnifyingglass", "O10 10 6.8 M15.2 15.2 L21 21"),
      lines("slash", "M19 4 L5 20"),
      areas("ellipsis", "O4 12 2 O12 12 2 O20 12 2"),
      areas("exclamationmark", "R10.5 2.5 3 12.5 1.5 O12 19.5 2"),
      areas("pause.fill", "R5 3.5 5 17 1.2 R14 3.5 5 17 1.2"),
      Drawing(
        name: "list.bullet", fills: ["O3.6 6 1.7 O3.6 12 1.7 O3.6 18 1.7"], lines: ["M9 6 H21 M9 12 H21 M9 18 H21"],
        followsDirection: true),
    ]
    + pair("circle", "O12 12 10") + pair("square", "R3 3 18 18 3.5") + pair("play", "M6 3 L20.5 12 L6 21 Z")
    + pair("stop", "R4 4 16 16 2.5") + pair("xmark.circle", "O12 12 10", cut: cross)
    + pair("checkmark.circle", "O12 12 10", cut: check) + pair("plus.circle", "O12 12 10", cut: plus)
    + pair("minus.circle", "O12 12 10", cut: "R7 11 10 2 1")
    + pair("ellipsis.circle", "O12 12 10", cut: "O7.4 12 1.4 O12 12 1.4 O16.6 12 1.4")
    + pair("info.circle", "O12 12 10", cut: "O12 7.4 1.4 R11 10.4 2 7 1")
    + pair("exclamationmark.circle", "O12 12 10", cut: "R11 6 2 7.6 1 O12 16.6 1.3")
    + pair("exclamationmark.triangle", triangle, cut: "R11 8.2 2 6.8 1 O12 17.6 1.25")
    + pair("triangle", triangle)
    + pair("star", star) + pair("heart", heart) + pair("bolt", "M14 1.5 L4.5 13.5 H11 L9.5 22.5 L19.5 10 H12.8 Z")
    + pair("chevron.right.circle", "O12 12 10", cut: "M9.4 7.6 L10.8 6.2 L16.6 12 L10.8 17.8 L9.4 16.4 L13.8 12 Z")

  private static let cross =
    "M14.83 7.76 L16.24 9.17 L13.41 12 L16.24 14.83 L14.83 16.24 L12 13.41 L9.17 16.24 L7.76 14.83 L10.59 12 "
    + "L7.76 9.17 L9.17 7.76 L12 10.59 Z"
  private static let plus = "M11 7 H13 V11 H17 V13 H13 V17 H11 V13 H7 V11 H11 Z"
  private static let check = "M8.3 11.2 L10.5 13.5 L15.4 7.2 L17 8.5 L10.6 16.6 L6.8 12.6 Z"
  private static let triangle =
    "M12 2.2 Q13.2 2.2 13.9 3.4 L22.4 18.2 Q23.6 20.8 20.8 21 H3.2 Q0.4 20.8 1.6 18.2 L10.1 3.4 Q10.8 2.2 12 2.2 Z"
  private static let star =
    "M12 1.6 L14.65 8.96 L22.46 9.2 L16.28 13.99 L18.47 21.5 L12 17.1 L5.53 21.5 L7.72 13.99 L1.54 9.2 L9.35 8.96 Z"
  private static let heart =
    "M12 21 C4 15 2 11.5 2 8 C2 5 4.3 2.8 7.2 2.8 C9.2 2.8 11 3.8 12 5.6 C13 3.8 14.8 2.8 16.8 2.8 "
    + "C19.7 2.8 22 5 22 8 C22 11.5 20 15 12 21 Z"
}
