import Foundation
import GoogleNavigation
import LayoutModel
import Testing
import UIKit

@Suite(.serialized) struct LifeCycleTests {
  private func session(_ delegate: CornerLayout, screen: ScreenConfiguration = .phone) throws -> NavigationSession {
    let session = try NavigationSession(screen: screen)
    try session.setLayoutDelegate(delegate)
    return session
  }

  @Test func `callbacks come in the documented order`() throws {
    let delegate = CornerLayout()
    let session = try session(delegate)
    let events: [NavigationEvent] = [
      .enableNavigation, .startGuidance, .showPrompt(kind: .incident), .changePrompt(kind: .closure), .hidePrompt,
      .resize(screen: .phoneOnItsSide), .stopGuidance, .disableNavigation,
    ]
    for event in events { try session.send(event) }
    #expect(delegate.calls == ["enable", "start", "show", "change", "show", "hide", "size", "stop", "disable"])
  }

  @Test func `disabling while guiding stops guidance first`() throws {
    let delegate = CornerLayout()
    let session = try session(delegate)
    for event in [NavigationEvent.enableNavigation, .startGuidance, .disableNavigation] { try session.send(event) }
    #expect(delegate.calls == ["enable", "start", "stop", "disable"])
  }

  @Test func `the hook hears of each callback before the delegate does`() throws {
    let delegate = CornerLayout()
    let session = try session(delegate)
    var heard: [String] = []
    session.onCallback = { heard.append("\($0) after \(delegate.calls.count)") }
    for event in [NavigationEvent.enableNavigation, .startGuidance] { try session.send(event) }
    #expect(heard == ["enableNavigationUI after 0", "startGuidance after 1"])
  }

  @Test func `every state has the same logo and the same viewport`() throws {
    let delegate = CornerLayout()
    let session = try session(delegate)
    for event in [NavigationEvent.enableNavigation, .startGuidance, .stopGuidance] { try session.send(event) }
    #expect(Set(delegate.states.map { ObjectIdentifier($0.googleLogo) }).count == 1)
    #expect(Set(delegate.states.map { ObjectIdentifier($0.viewport) }).count == 1)
  }

  @Test func `a delegate cannot be set while navigation is enabled`() throws {
    let session = try NavigationSession(screen: .phone)
    try session.send(.enableNavigation)
    #expect(throws: NavigationLayoutError.navigationAlreadyEnabled) { try session.setLayoutDelegate(CornerLayout()) }
  }

  @Test func `a CarPlay screen takes no delegate`() throws {
    let screen = ScreenConfiguration(size: CGSize(width: 800, height: 480), scale: 2, idiom: .carPlay)
    let session = try NavigationSession(screen: screen)
    #expect(throws: NavigationLayoutError.carPlayScreen) { try session.setLayoutDelegate(CornerLayout()) }
  }

  @Test func `the map keeps its delegate alive`() throws {
    let session = try NavigationSession(screen: .phone)
    try session.setLayoutDelegate(CornerLayout())
    #expect(session.mapView.layoutDelegate is CornerLayout)
  }

  nonisolated static let impossible: [(before: [NavigationEvent], event: NavigationEvent, message: String)] = [
    ([], .startGuidance, "'startGuidance' is not possible while not navigating; it needs navigation ready"),
    (
      [.enableNavigation], .enableNavigation,
      "'enableNavigation' is not possible while navigation ready; it needs not navigating"
    ),
    (
      [.enableNavigation], .showPrompt(kind: .message),
      "'showPrompt' is not possible while navigation ready; it needs guiding without a prompt"
    ),
    (
      [.enableNavigation, .startGuidance], .hidePrompt,
      "'hidePrompt' is not possible while guiding; it needs guiding with a prompt"
    ),
  ]

  @Test(arguments: impossible)
  func `an event out of order says what it needs`(
    row: (before: [NavigationEvent], event: NavigationEvent, message: String)
  ) throws {
    let session = try NavigationSession(screen: .phone)
    for event in row.before { try session.send(event) }
    let error = #expect(throws: NavigationEventError.self) { try session.send(row.event) }
    #expect(error?.description == row.message)
  }

  @Test func `wide mode is told with the new size`() throws {
    let delegate = CornerLayout()
    let session = try session(delegate)
    for event in [NavigationEvent.enableNavigation, .resize(screen: .phoneOnItsSide)] { try session.send(event) }
    #expect(delegate.states.map(\.wideMode) == [false, true])
  }

  nonisolated static let widths: [(size: CGSize, idiom: ScreenConfiguration.Idiom, isWide: Bool)] = [
    (CGSize(width: 393, height: 852), .phone, false), (CGSize(width: 599, height: 400), .phone, false),
    (CGSize(width: 600, height: 400), .phone, true), (CGSize(width: 744, height: 1133), .pad, true),
    (CGSize(width: 600, height: 1000), .pad, false), (CGSize(width: 1180, height: 820), .pad, true),
  ]

  @Test(arguments: widths)
  nonisolated func `wide mode follows the size`(
    row: (size: CGSize, idiom: ScreenConfiguration.Idiom, isWide: Bool)
  ) {
    #expect(ScreenConfiguration(size: row.size, scale: 2, idiom: row.idiom).isWide == row.isWide)
  }

  @Test func `both sides of the threshold are told, in every callback`() throws {
    let delegate = CornerLayout()
    let session = try session(delegate, screen: ScreenConfiguration(size: CGSize(width: 600, height: 400), scale: 2))
    let narrow = ScreenConfiguration(size: CGSize(width: 599, height: 400), scale: 2)
    for event in [NavigationEvent.enableNavigation, .resize(screen: narrow), .startGuidance, .stopGuidance] {
      try session.send(event)
    }
    #expect(delegate.states.map(\.wideMode) == [true, false, false, false])
  }

  @Test func `wide mode can be forced on the way, and let go`() throws {
    let delegate = CornerLayout()
    let session = try session(delegate)
    for event in [NavigationEvent.enableNavigation, .setWideMode(isWide: true), .setWideMode(isWide: nil)] {
      try session.send(event)
    }
    #expect(delegate.calls == ["enable", "size", "size"])
    #expect(delegate.states.map(\.wideMode) == [false, true, false])
  }

  @Test func `the lighting mode and the appearance change one without the other`() throws {
    let session = try NavigationSession(screen: .phone)
    try session.send(.setLightingMode(isLowLight: true))
    #expect(session.mapView.lightingMode == .lowLight)
    #expect(session.window.traitCollection.userInterfaceStyle == .light)
    try session.send(.setLightingMode(isLowLight: false))
    try session.send(.setAppearance(isDark: true))
    #expect(session.mapView.lightingMode == .normal)
    #expect(session.window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a screen's traits follow its size, and keep direction and text size`() throws {
    let session = try NavigationSession(
      screen: .phone, direction: .rightToLeft, contentSize: .accessibilityLarge)
    try session.send(.resize(screen: .phoneOnItsSide))
    let traits = session.window.traitCollection
    #expect((traits.horizontalSizeClass, traits.verticalSizeClass) == (.compact, .compact))
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func `a session can force wide mode`() throws {
    let delegate = CornerLayout()
    let session = try NavigationSession(screen: .phone, wideMode: true)
    try session.setLayoutDelegate(delegate)
    try session.send(.enableNavigation)
    #expect(delegate.states.first?.wideMode == true)
  }

  @Test func `events survive a trip through JSON`() throws {
    let events: [NavigationEvent] = [.showPrompt(kind: .incident), .advance(seconds: 0.2), .resize(screen: .phone)]
    let data = try JSONEncoder().encode(events)
    #expect(try JSONDecoder().decode([NavigationEvent].self, from: data) == events)
  }
}
