/// What the Swift runtime and its backtracer say of a crash.
struct CrashReport: Hashable {
  /// The line of the user's sources that the crash happened in, or that called what crashed: `FILE:LINE`.
  private(set) var place: String?
  /// For example `Index out of range`.
  private(set) var reason: String?

  /// - Parameter lines: what the crashed process wrote to standard error.
  init(lines: [String]) {
    for line in lines {
      if let match = line.firstMatch(of: /Fatal error: (.+)$/) ?? line.firstMatch(of: /runtime failure: (.+) \*\*\*$/) {
        reason = String(match.1)
      } else if place == nil, let match = line.firstMatch(of: /in delegate-\S+\.so at ([^<].*:\d+):\d+$/) {
        place = String(match.1)
      }
    }
  }

  /// For example `Layout.swift:9: Index out of range`; nil where nothing is known.
  var text: String? {
    let parts = [place, reason].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ": ")
  }
}

/// Finds out where crashes happened, by letting each happen once more under the runtime's backtracer. That takes a second
/// or two, so those that look alike are gone into once.
struct CrashInquiry {
  /// What is known of a crash without it.
  struct Crash: Hashable {
    var moment: String
    var signal: Int32
    var detail: String?
  }

  /// No more than a reader of the messages goes into at a time.
  private static let mostInquiries = 4
  private var details: [Crash: String?] = [:]

  /// - Parameter repeated: lets it happen again, and returns what the process then wrote to standard error.
  mutating func detail(of crash: Crash, repeated: () throws -> [String]) -> String? {
    if let known = details[crash] { return known }
    guard details.count < Self.mostInquiries else { return crash.detail }
    let detail = (try? repeated()).flatMap { CrashReport(lines: $0).text } ?? crash.detail
    details[crash] = .some(detail)
    return detail
  }
}
