import Drawing
import GoogleNavigation
import Testing
import UIKit

@Suite(.serialized) struct LightingTests {
  nonisolated static let combinations: [(lighting: GMSNavigationLightingMode, style: UIUserInterfaceStyle)] = [
    (.normal, .light), (.normal, .dark), (.lowLight, .light), (.lowLight, .dark),
  ]

  @Test(arguments: combinations)
  func `the lighting chooses the theme, the interface style the traits, and neither touches the other`(
    row: (lighting: GMSNavigationLightingMode, style: UIUserInterfaceStyle)
  ) throws {
    for isStyleFirst in [true, false] {
      let session = try NavigationSession(screen: .phone)
      if isStyleFirst { session.mapView.overrideUserInterfaceStyle = row.style }
      session.mapView.lightingMode = row.lighting
      session.mapView.overrideUserInterfaceStyle = row.style
      let theme = try NavigationTheme.builtIn(row.lighting == .lowLight ? "night" : "day")
      #expect(session.displayList().background == theme.map.land)
      #expect(session.mapView.lightingMode == row.lighting)
      #expect(session.mapView.traitCollection.userInterfaceStyle == row.style)
    }
  }

  @Test func `components follow the lighting alone`() throws {
    func picture(_ style: UIUserInterfaceStyle) throws -> DisplayList {
      let session = try NavigationSession(screen: .phone, lighting: .lowLight)
      session.mapView.overrideUserInterfaceStyle = style
      for event in [NavigationEvent.enableNavigation, .startGuidance] { try session.send(event) }
      return session.displayList()
    }
    #expect(try picture(.light) == picture(.dark))
  }
}
