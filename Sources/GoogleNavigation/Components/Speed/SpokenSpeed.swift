/// The speed widget in words: a colour alone would tell nothing to who cannot see it.
struct SpokenSpeed {
  let speed: SpeedContent
  let level: SpeedAlerts.Level
  let content: NavigationContent

  /// What the widget's first number is.
  var label: String? {
    if speed.current != nil { return content.labels.speedometer }
    return speed.limit == nil ? nil : content.spoken.speedLimit
  }

  var value: String? {
    let current = speed.current.map(measured)
    let limit = speed.limit.map { current == nil ? measured($0) : "\(content.spoken.speedLimit) \(measured($0))" }
    let parts = [current, level == .none ? nil : content.spoken.overLimit, limit].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func measured(_ value: Int) -> String {
    "\(NumberText.whole(value, locale: content.locale)) \(speed.unit)"
  }
}
