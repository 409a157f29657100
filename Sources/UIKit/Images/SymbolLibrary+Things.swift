import Foundation

/// Things to carry, use and read.
nonisolated extension SymbolLibrary {
  static let things: [Drawing] =
    [
      areas(
        "fork.knife", "M15 14 V2.5 C18.5 3.5 20 8 20 14 Z",
        lines: "M4.5 2.5 V8 C4.5 10.3 6 11 7.5 11 C9 11 10.5 10.3 10.5 8 V2.5 M7.5 2.5 V21.5 M18.5 13 V21.5"),
      lines("calendar", "R3 4.5 18 17 3 M3 9.5 H21 M7.5 2.5 V6 M16.5 2.5 V6"),
      areas("sun.max.fill", "O12 12 4.6", lines: rays), lines("sun.max", "O12 12 4.2 " + rays),
      areas(
        "envelope.fill", "M2.8 5 H21.2 L12 12.6 Z M2 6.9 L12 15 L22 6.9 V17 Q22 19.5 19.5 19.5 H4.5 Q2 19.5 2 17 Z"),
      lines("envelope", "R2.5 5 19 14.5 2.5 M3 6.4 L12 13.4 L21 6.4"),
      areas(
        "shippingbox.fill",
        "M12 2 L21.5 6.6 L12 11.2 L2.5 6.6 Z M2 8.4 L11.2 12.8 V22 L2 17.5 Z M22 8.4 L12.8 12.8 V22 L22 17.5 Z"),
      lines("shippingbox", "M12 2 L21.5 7 V17 L12 22 L2.5 17 V7 Z M2.5 7 L12 11.8 L21.5 7 M12 11.8 V22"),
      areas("gearshape.fill", gear + " O12 12 3.4"), lines("gearshape", gear + " O12 12 3.4"),
    ]
    + pair("bag", "M4.5 8 H19.5 L20.6 20 Q20.7 22 18.7 22 H5.3 Q3.3 22 3.4 20 Z", lines: handle)
    + pair("cart", "M5.6 6 H22 L19.8 14 H7.4 Z O9 19.8 1.9 O17.3 19.8 1.9", lines: "M1.5 3 H4.8 L7.4 14")
    + pair("phone", phone) + pair("clock", "O12 12 10", cut: "M11.1 5.5 H12.9 V11.4 L16.6 13.6 L15.7 15.1 L11.1 12.5 Z")
    + pair("bell", bell) + pair("message", bubble) + pair("speaker", speaker)
    + pair("speaker.wave.1", speaker, lines: "M14.5 9 C16.2 10.8 16.2 13.2 14.5 15")
    + pair(
      "speaker.wave.2", speaker, lines: "M14.5 9 C16.2 10.8 16.2 13.2 14.5 15 M17.5 6.2 C20.6 9.4 20.6 14.6 17.5 17.8")
    + pair("speaker.slash", speaker, lines: "M3 2.5 L21 21.5")
    + pair("creditcard", "R2 5 20 14 2.5", cut: "M2 8.4 H22 V11 H2 Z")
    + pair("lock", "R4.5 10.5 15 11.5 2.5", lines: "M8 10.5 V7 C8 4.5 9.5 2.8 12 2.8 C14.5 2.8 16 4.5 16 7 V10.5")
    + pair("trash", "M5 8 H19 L18 20 Q17.8 22 15.8 22 H8.2 Q6.2 22 6 20 Z", lines: "M3.5 5.5 H20.5 M9 5 V2.8 H15 V5")
    + pair("moon", moon)
    + pair(
      "mic", "R9 2 6 12 3", lines: "M5.5 11 C5.5 15 8 17.5 12 17.5 C16 17.5 18.5 15 18.5 11 M12 17.5 V22 M8.5 22 H15.5")
    + pair("doc", "M5 2 H14 L20 8 V20 Q20 22 18 22 H6 Q4 22 4 20 V3 Q4 2 5 2 Z")
    + pair(
      "camera",
      "M4 6.5 H7.5 L9.2 4 H14.8 L16.5 6.5 H20 Q22 6.5 22 8.5 V18 Q22 20 20 20 H4 Q2 20 2 18 V8.5 Q2 6.5 4 6.5 Z O12 13 4"
    )

  private static let handle = "M8.2 8 V6.2 C8.2 3.8 9.8 2.2 12 2.2 C14.2 2.2 15.8 3.8 15.8 6.2 V8"
  private static let rays =
    "M12 1.8 V4.2 M12 19.8 V22.2 M1.8 12 H4.2 M19.8 12 H22.2 M4.8 4.8 L6.5 6.5 M17.5 17.5 L19.2 19.2 M19.2 4.8 "
    + "L17.5 6.5 M6.5 17.5 L4.8 19.2"
  private static let speaker = "M2 8.6 H6 L11.5 3.8 V20.2 L6 15.4 H2 Z"
  private static let phone =
    "M6.6 2.6 L9.6 6.6 Q10.2 7.5 9.5 8.4 L8 10.2 C9.4 12.8 11.2 14.6 13.8 16 L15.6 14.5 Q16.5 13.8 17.4 14.4 "
    + "L21.4 17.4 Q22.3 18.2 21.6 19.2 C20 21.6 18 22.2 15.4 21.4 C9 19.4 4.6 15 2.6 8.6 C1.8 6 2.4 4 4.8 2.4 "
    + "Q5.8 1.7 6.6 2.6 Z"
  private static let bell =
    "M12 2 C16.5 2 18.5 5.2 18.5 9 C18.5 13 19.4 14.4 20.8 16 Q21.4 17.8 19.8 17.8 H4.2 Q2.6 17.8 3.2 16 "
    + "C4.6 14.4 5.5 13 5.5 9 C5.5 5.2 7.5 2 12 2 Z M9.2 19.4 H14.8 C14.6 21.2 13.4 22.2 12 22.2 C10.6 22.2 9.4 21.2 9.2 19.4 Z"
  private static let bubble =
    "M12 3 C18 3 22 6.6 22 11.2 C22 15.8 18 19.4 12 19.4 C11 19.4 10 19.3 9.1 19.1 C7.5 20.6 5.8 21.3 4 21.4 "
    + "C5 20.3 5.4 19 5.3 17.6 C3.2 16 2 13.8 2 11.2 C2 6.6 6 3 12 3 Z"
  private static let moon =
    "M20.5 14.5 C19 15.2 17.5 15.4 16 15.2 C11.8 14.6 9 11.2 9 7.4 C9 5.8 9.4 4.2 10.3 2.8 C5.8 3.8 2.6 7.6 2.6 12.2 "
    + "C2.6 17.4 6.8 21.5 12 21.5 C15.8 21.5 19 18.8 20.5 14.5 Z"

  /// Eight teeth around a hole.
  private static let gear: String = {
    let steps: [(radius: CGFloat, turn: CGFloat)] = [(8, -0.26), (10.5, -0.16), (10.5, 0.16), (8, 0.26)]
    let corners = (0..<8).flatMap { tooth in
      steps.map { step in
        let angle = CGFloat(tooth) * .pi / 4 + step.turn
        return "\(12 + step.radius * cos(angle)) \(12 + step.radius * sin(angle))"
      }
    }
    return "M" + corners.joined(separator: " L") + " Z"
  }()
}
