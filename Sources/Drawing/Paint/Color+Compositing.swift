extension Color {
  /// What this colour looks like laid over an opaque one.
  package func over(_ ground: Color) -> Color {
    func mixed(_ top: Double, _ below: Double) -> Double { top * alpha + below * (1 - alpha) }
    return Color(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue), alpha: 1)
  }
}
