import Foundation
import GoogleNavigation
import Testing
import UIKit

/// What listeners hear of prompts, and which settings keep prompts away.
@Suite(.serialized) struct PromptVisibilityTests {
  final class Listener: NSObject, GMSNavigatorListener {
    weak var map: GMSMapView?
    var heard: [String] = []
    private var prompts: Int { map?.subviews.filter { $0 is any NavigationRoundedCornerView }.count ?? 0 }

    func navigatorWillPresentPrompt(_ navigator: GMSNavigator) { heard.append("will, \(prompts) on the map") }
    func navigatorDidDismissPrompt(_ navigator: GMSNavigator) { heard.append("did, \(prompts) on the map") }
  }

  private func heard(_ events: [NavigationEvent], _ settings: String = "{}") throws -> [String] {
    let picture = try BuiltInPicture(settings)
    let listener = Listener()
    listener.map = picture.map
    picture.map.navigator?.add(listener)
    for event in events { try picture.session.send(event) }
    return listener.heard
  }

  @Test func `a listener hears before a prompt shows and after it is gone`() throws {
    let heard = try heard([.showPrompt(kind: .incident), .hidePrompt])
    #expect(heard == ["will, 0 on the map", "did, 0 on the map"])
  }

  @Test func `of a prompt that replaces another it hears last`() throws {
    let heard = try heard([.showPrompt(kind: .incident), .changePrompt(kind: .message)])
    #expect(heard.map { $0.prefix(4) } == ["will", "did,", "will"])
  }

  @Test func `stopping guidance dismisses a prompt, and so does disabling navigation`() throws {
    for event in [NavigationEvent.stopGuidance, .disableNavigation] {
      let heard = try heard([.showPrompt(kind: .incident), event])
      #expect(heard.last == "did, 0 on the map")
      #expect(heard.count == 2)
    }
  }

  @Test func `without prompts nothing shows and nothing is heard`() throws {
    #expect(try heard([.showPrompt(kind: .message)], #"{"shouldDisplayPrompts": false}"#) == [])
  }

  @Test func `a prompt on the screen goes when prompts are turned off`() throws {
    let picture = try BuiltInPicture(events: BuiltInPicture.guiding + [.showPrompt(kind: .message)])
    #expect(picture.shows("prompt"))
    try picture.apply(#"{"shouldDisplayPrompts": false}"#)
    #expect(!picture.shows("prompt"))
  }

  @Test(arguments: PromptKind.allCases)
  func `incident cards can be kept away, other prompts stay`(kind: PromptKind) throws {
    let events = BuiltInPicture.guiding + [.showPrompt(kind: kind)]
    let picture = try BuiltInPicture(#"{"showsIncidentCards": false}"#, events: events)
    #expect(picture.shows("prompt") == [.fasterRoute, .message].contains(kind))
    #expect(try BuiltInPicture(events: events).shows("prompt"))
  }

  @Test func `a listener is told once, is not kept alive, and can leave`() throws {
    let picture = try BuiltInPicture()
    let navigator = try #require(picture.map.navigator)
    let listener = Listener()
    navigator.add(listener)
    navigator.add(listener)
    try picture.session.send(.showPrompt(kind: .message))
    #expect(listener.heard.count == 1)
    #expect(navigator.remove(listener))
    #expect(!navigator.remove(listener))
    weak var gone: Listener?
    do {
      let other = Listener()
      gone = other
      navigator.add(other)
    }
    #expect(gone == nil)
  }
}

/// The light outside, the map's lighting mode and what the app is told.
@Suite(.serialized) struct LightingSettingsTests {
  final class Listener: NSObject, GMSNavigatorListener {
    var suggestions: [GMSNavigationLightingMode] = []
    func navigator(
      _ navigator: GMSNavigator, didChangeSuggestedLightingMode lightingMode: GMSNavigationLightingMode
    ) {
      suggestions.append(lightingMode)
    }
  }

  @Test func `the map follows the light outside, and listeners hear of it`() throws {
    let picture = try BuiltInPicture()
    let (listener, night) = (Listener(), try BuiltInPicture(lighting: .lowLight).session.displayList())
    picture.map.navigator?.add(listener)
    picture.session.suggestLighting(.lowLight)
    picture.session.suggestLighting(.lowLight)
    #expect(listener.suggestions == [.lowLight])
    #expect(picture.map.navigator?.suggestedLightingMode == .lowLight)
    #expect(picture.map.lightingMode == .lowLight)
    #expect(picture.session.displayList().background == night.background)
  }

  @Test func `a lighting mode that the app set stays`() throws {
    let picture = try BuiltInPicture(#"{"lightingMode": "normal"}"#)
    let before = picture.session.displayList()
    picture.session.suggestLighting(.lowLight)
    #expect(picture.map.lightingMode == .normal)
    #expect(picture.session.displayList() == before)
    try picture.apply(#"{"lightingMode": "lowLight"}"#)
    #expect(picture.session.displayList() != before)
  }

  @Test func `lighting leaves the app's own appearance alone`() throws {
    let picture = try BuiltInPicture()
    let style = picture.map.traitCollection.userInterfaceStyle
    picture.session.suggestLighting(.lowLight)
    #expect(picture.map.traitCollection.userInterfaceStyle == style)
  }
}
