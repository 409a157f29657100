/// How badly the driver exceeds the speed limit.
nonisolated public enum GMSNavigationSpeedAlertSeverity: Int, Sendable {
  /// Speed or limit are not known.
  case unknown = -2
  case notSpeeding = -1
  case minor = 0
  case major = 1
}
