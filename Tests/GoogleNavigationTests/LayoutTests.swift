import Drawing
import Foundation
import GoogleNavigation
import LayoutModel
import Testing
import UIKit

@Suite(.serialized) struct LayoutTests {
  private func layout(
    _ events: [NavigationEvent], screen: ScreenConfiguration = .phone, direction: LayoutDirection = .leftToRight,
    locale: String = "en"
  ) throws -> SolvedLayout {
    let session = try NavigationSession(screen: screen, direction: direction, localeIdentifier: locale)
    try session.setLayoutDelegate(CornerLayout())
    for event in events { try session.send(event) }
    return session.solvedLayout()
  }

  private let guiding: [NavigationEvent] = [.enableNavigation, .startGuidance]

  nonisolated static let frames: [(name: String, frame: CGRect, card: CGRect)] = [
    ("turnCard", CGRect(x: 0, y: 0, width: 393, height: 209), CGRect(x: 8, y: 67, width: 377, height: 134)),
    ("etaCard", CGRect(x: 0, y: 738, width: 393, height: 114), CGRect(x: 8, y: 746, width: 377, height: 84)),
    ("viewport", CGRect(x: 0, y: 209, width: 393, height: 529), CGRect(x: 0, y: 209, width: 393, height: 529)),
    ("compassButton", CGRect(x: 313, y: 618, width: 80, height: 56), CGRect(x: 329, y: 622, width: 48, height: 48)),
    ("reportingButton", CGRect(x: 313, y: 682, width: 80, height: 56), CGRect(x: 329, y: 686, width: 48, height: 48)),
  ]

  @Test(arguments: frames)
  func `a delegate's guidance lands where the design says`(row: (name: String, frame: CGRect, card: CGRect)) throws {
    let view = try #require(try layout(guiding).view(named: row.name))
    #expect(view.frame == row.frame)
    #expect(view.marginsFrame == row.card)
  }

  @Test(arguments: frames)
  func `from right to left every frame is mirrored`(row: (name: String, frame: CGRect, card: CGRect)) throws {
    let view = try #require(try layout(guiding, direction: .rightToLeft).view(named: row.name))
    #expect(view.frame.minX == 393 - row.frame.maxX)
    #expect(view.frame.minY == row.frame.minY)
    #expect(view.frame.size == row.frame.size)
  }

  nonisolated static let wideFrames: [(name: String, frame: CGRect, card: CGRect)] = [
    ("turnCard", CGRect(x: 59, y: 0, width: 367, height: 150), CGRect(x: 67, y: 8, width: 351, height: 134)),
    ("etaCard", CGRect(x: 0, y: 292, width: 426, height: 101), CGRect(x: 67, y: 300, width: 351, height: 84)),
  ]

  @Test(arguments: wideFrames)
  func `in wide mode cards are half as wide and their cards line up`(
    row: (name: String, frame: CGRect, card: CGRect)
  ) throws {
    let view = try #require(try layout(guiding, screen: .phoneOnItsSide).view(named: row.name))
    #expect(view.frame == row.frame)
    #expect(view.marginsFrame == row.card)
  }

  @Test func `a prompt arrives with its size`() throws {
    let delegate = CornerLayout()
    let session = try NavigationSession(screen: .phone)
    try session.setLayoutDelegate(delegate)
    for event in guiding + [.showPrompt(kind: .incident)] { try session.send(event) }
    #expect(delegate.promptHeights == [140])
  }

  @Test func `a prompt pushes viewport, logo and buttons up`() throws {
    let layout = try layout(guiding + [.showPrompt(kind: .fasterRoute)])
    let top = try #require(layout.view(named: "prompt")).frame.minY
    #expect(top == 712)
    for name in ["viewport", "googleLogo", "stack"] { #expect(layout.view(named: name)?.frame.maxY == top) }
  }

  @Test func `after the prompt all is as it was`() throws {
    let prompts: [NavigationEvent] = [.showPrompt(kind: .incident), .changePrompt(kind: .closure), .hidePrompt]
    #expect(try layout(guiding + prompts).views == layout(guiding).views)
  }

  @Test func `after guidance all is as it was before`() throws {
    #expect(try layout(guiding + [.stopGuidance]).views == layout([.enableNavigation]).views)
  }

  @Test func `a turn there and back leaves all as it was`() throws {
    let turns: [NavigationEvent] = [.resize(screen: .phoneOnItsSide), .resize(screen: .phone)]
    #expect(try layout(guiding + turns).views == layout(guiding).views)
  }

  @Test func `after navigation only the map is left`() throws {
    let layout = try layout(guiding + [.showPrompt(kind: .incident), .disableNavigation])
    #expect(layout.views.map(\.name) == ["map"])
  }

  @Test func `nothing is ambiguous or contradictory`() throws {
    let layout = try layout(guiding + [.showPrompt(kind: .speedCamera)])
    #expect(layout.views.filter(\.hasAmbiguousLayout).map(\.name) == [])
    #expect(layout.conflicts.isEmpty)
  }

  @Test(arguments: NavigationContent.languages)
  func `every language's texts fit and have their glyphs`(language: String) throws {
    for screen in [ScreenConfiguration.phone, .phoneOnItsSide] {
      for kind in PromptKind.allCases {
        let layout = try layout(guiding + [.showPrompt(kind: kind)], screen: screen, locale: language)
        for view in layout.views {
          #expect(view.text?.isTruncated != true, "\(view.name): \(view.text?.string ?? "")")
          #expect(view.text?.missingGlyphs ?? [] == [], "\(view.name)")
        }
      }
    }
  }

  @Test func `the built-in layout shows header, footer and buttons without a delegate`() throws {
    let session = try NavigationSession(screen: .phone)
    for event in guiding { try session.send(event) }
    let names = Set(session.solvedLayout().views.map(\.name))
    #expect(names.isSuperset(of: ["turnCard", "etaCard", "googleLogo", "viewport", "reportingButton", "speedWidget"]))
  }

  @Test func `while the map is away the logo is the re-centre button and the speed hides`() throws {
    let session = try NavigationSession(screen: .phone)
    for event in guiding + [.panMap] { try session.send(event) }
    let layout = session.solvedLayout()
    #expect(layout.view(named: "googleLogo")?.text?.string == "Re-centre")
    #expect(layout.view(named: "speedWidget")?.frame.size == .zero)
  }

  nonisolated static let speeds: [(current: Int?, limit: Int?, size: CGSize)] = [
    (nil, nil, .zero), (47, nil, CGSize(width: 92, height: 72)), (nil, 50, CGSize(width: 92, height: 76)),
    (47, 50, CGSize(width: 92, height: 132)),
  ]

  @Test(arguments: speeds)
  func `the speed widget has four sizes`(row: (current: Int?, limit: Int?, size: CGSize)) throws {
    let session = try NavigationSession(screen: .phone)
    for event in guiding + [.showSpeed(current: row.current, limit: row.limit)] { try session.send(event) }
    #expect(session.solvedLayout().view(named: "speedWidget")?.frame.size == row.size)
  }

  @Test func `style values come from the theme`() throws {
    let json = #"{"extends": "day", "name": "tall", "styleValues": {"headerNominalHeight": 180}}"#
    let theme = try NavigationTheme(json: Data(json.utf8), file: "tall.json")
    let session = try NavigationSession(screen: .phone, theme: theme)
    for event in guiding { try session.send(event) }
    #expect(NavigationStyleValues.headerNominalHeight == 180)
    #expect(session.solvedLayout().view(named: "turnCard")?.frame.height == 239)
  }

  @Test func `the same scenario makes the same picture`() throws {
    func picture() throws -> DisplayList {
      let session = try NavigationSession(screen: .phone, lighting: .lowLight)
      for event in guiding { try session.send(event) }
      return session.displayList()
    }
    #expect(try picture() == picture())
  }

  @Test func `the map is the same in both directions`() throws {
    func items(_ direction: LayoutDirection) throws -> [DisplayItem] {
      let session = try NavigationSession(screen: .phone, direction: direction)
      session.showsDeviceChrome = false
      return session.displayList().items
    }
    #expect(try items(.leftToRight) == items(.rightToLeft))
  }
}
