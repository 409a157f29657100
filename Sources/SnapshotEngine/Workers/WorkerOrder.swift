package import GoogleNavigation

/// What a worker process is told first, as a line of JSON on its standard input; each job follows as a line of its own, so
/// that a worker holds only the one it is at.
package struct WorkerOrder: Sendable, Hashable, Codable {
  package enum Delegate: Sendable, Hashable, Codable {
    /// A sample that is part of this program.
    case sample(SampleDelegate)
    /// A compiled library; the name is for messages.
    case library(path: String, typeName: String)
    /// No delegate at all: the SDK's own layout, with an app's settings.
    case builtIn(NavigationSettings)

    var typeName: String {
      switch self {
      case .sample(let sample): sample.typeName
      case .library(_, let name): name
      case .builtIn: "the built-in layout"
      }
    }
  }

  package struct Item: Sendable, Hashable, Codable {
    package var id: Int
    package var job: PictureJob
  }

  package var delegate: Delegate
  /// How many jobs follow.
  package var count: Int
  /// How many pictures may be drawn at the same time.
  package var concurrency: Int
}

/// What a worker process says, one JSON document a line.
package enum WorkerEvent: Sendable, Hashable, Codable {
  /// The worker turns to a job: its delegate is made and the session begins.
  case began(Int)
  /// What the job's delegate is about to do, for example `in showPrompt`.
  case reached(Int, moment: String)
  /// The delegate's part of the job is over; drawing goes on in the background.
  case solved(Int)
  case finished(Int, PictureResult)
}
