import Foundation
import LayoutModel

/// What UIKit raises an exception for; the words are UIKit's where they are published.
package enum LayoutException: Error, Sendable, Hashable, CustomStringConvertible {
  case locationEqualToConstant(constraint: String)
  case mixedDirections(constraint: String)
  case invalidPairing(constraint: String)
  case notAnItem(type: String)
  case noCommonAncestor(first: String, second: String)
  case hierarchyNotPrepared(constraint: String)
  case requiredPriorityChanged(from: Float, to: Float)
  case invalidPriority(Float)
  case constantNotFinite(constraint: String)
  case viewAddedToItself(view: String)
  case visualFormat(VisualFormatError)
  case invalidGeometry(layer: String, property: String, values: String)
  /// Where UIKit lays out until memory or patience ends.
  case layoutLoop(view: String)

  package var description: String {
    switch self {
    case .locationEqualToConstant(let constraint):
      "\(constraint): A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
        + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    case .mixedDirections(let constraint):
      "\(constraint): A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    case .invalidPairing(let constraint):
      "\(constraint): Invalid pairing of layout attributes"
    case .notAnItem(let type):
      "NSLayoutConstraint takes UIView and UILayoutGuide, not \(type)."
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint with anchors \(first) and \(second) because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    case .hierarchyNotPrepared(let constraint):
      "The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, the constraint's items "
        + "must be descendants of that view (or the view itself)."
    case .requiredPriorityChanged(let old, let new):
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
        + "You passed priority \(Int(new)) and the existing priority was \(Int(old))."
    case .invalidPriority(let priority):
      "It's illegal to set priority \(priority): a priority lies above 0 and is at most 1000."
    case .constantNotFinite(let constraint):
      "NSLayoutConstraint constant is not finite! \(constraint)"
    case .viewAddedToItself(let view):
      "Can't add a \(view) to itself or to a view in it."
    case .visualFormat(let error):
      error.description
    case .invalidGeometry(let layer, let property, let values):
      "CALayerInvalidGeometry: CALayer \(property) contains \(values.contains("nan") ? "NaN" : "infinity"): [\(values)]. Layer: \(layer)"
    case .layoutLoop(let view):
      "Layout of \(view) did not settle; views keep changing it."
    }
  }
}

/// Where exceptions and conflicts go: recorded in order, written to standard error, and never a trap.
package final class LayoutFailures {
  /// The one that all layout reports to; a test may put its own in place.
  @TaskLocal package static var shared = LayoutFailures()

  /// Exceptions since the last `reset`, in order.
  package private(set) var exceptions: [LayoutException] = []
  /// Lines logged since the last `reset`.
  package private(set) var log: [String] = []
  /// What to do with each exception besides recording it, for example to stop the rendering.
  package var handler: ((LayoutException) -> Void)?
  /// Whether reports are also written to standard error.
  package var writesToStandardError = true

  package func report(_ exception: LayoutException) {
    exceptions.append(exception)
    write("[LayoutConstraints] " + exception.description)
    handler?(exception)
  }

  /// Logs text that UIKit would log.
  package func write(_ text: String) {
    log.append(text)
    if writesToStandardError { say(text) }
  }

  /// Writes to standard error what was not said yet. Objects' addresses are left out: they differ from run to run.
  /// A stream that is closed or full is no reason to stop laying out.
  private func say(_ text: String) {
    let line = text.replacingOccurrences(of: ":?0x[0-9a-f]+", with: "", options: .regularExpression)
    if said.insert(line).inserted { _ = StandardStream.write(line + "\n", to: STDERR_FILENO) }
  }

  private var said: Set<String> = []

  package init() {}

  /// Forgets what was reported.
  package func reset() {
    exceptions = []
    log = []
  }
}
