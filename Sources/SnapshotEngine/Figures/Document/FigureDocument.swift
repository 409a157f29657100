/// What a figure file says.
struct FigureDocument: Hashable {
  var title: LocalizedText?
  var caption: LocalizedText?
  /// The language of the words that the figure adds, where the command names none.
  var language: String
  /// Points of the figure for a point of a screen.
  var zoom: Double
  var panels: [Panel]

  /// One of the pictures that a figure puts side by side.
  struct Panel: Hashable {
    enum Kind: Hashable {
      case screen(Annotations)
      /// The layers of the screen, taken apart; empty for every view that the map holds.
      case exploded(layers: [String])
      /// The states of the life cycle, the events between them and the delegate's callbacks.
      case lifeCycle
    }

    var title: LocalizedText?
    var kind: Kind
    /// Nil where no screen is shown.
    var screen: Screen?
    var showsFrame: Bool
    /// Instead of the figure's own.
    var zoom: Double?
    /// Views around which the screen is cut; empty for the whole screen.
    var crop: [Named] = []
    /// The panel's place in the file, for messages.
    var path: String
  }

  /// Which screen a panel shows.
  struct Screen: Hashable {
    var scenario: Scenario
    /// Whose layout is shown.
    var delegate: SuiteDelegate
  }

  /// What is drawn on a screen.
  struct Annotations: Hashable {
    var areas: [Area] = []
    var callouts: [Callout] = []
    var dimensions: [Dimension] = []
    /// Views whose constraints are drawn.
    var constraints: [Named] = []
    /// Whether words stand in a legend below, not beside their numbers.
    var usesLegend = false
  }

  struct Named: Hashable {
    var name: String
    var path: String
  }

  enum Area: Hashable {
    case safeArea
    case viewport(path: String)
    case margins(Named)
    case outline(Named)
  }

  /// The languages that the file has words in, in alphabetical order; the figure's own where it has them in one only.
  var languages: [String] {
    let words = [title, caption] + panels.flatMap { [$0.title] + $0.words }
    let found = Set(words.compactMap(\.self).flatMap(\.languages))
    return found.isEmpty ? [language] : found.sorted()
  }

  struct Callout: Hashable {
    var anchor: FigureAnchor
    var title: LocalizedText
    var detail: LocalizedText?
    var side: CalloutColumns.Side?
    var path: String
  }

  struct Dimension: Hashable {
    enum Place: String, Hashable, CaseIterable {
      case inside, left, right, top, bottom
    }

    var start, end: FigureAnchor
    var place: Place
    var label: LocalizedText?
    var path: String
  }
}

extension FigureDocument.Panel {
  fileprivate var words: [LocalizedText?] {
    guard case .screen(let annotations) = kind else { return [] }
    return annotations.callouts.flatMap { [$0.title, $0.detail] } + annotations.dimensions.map(\.label)
  }
}
