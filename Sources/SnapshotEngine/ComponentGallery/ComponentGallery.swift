import Drawing
import Foundation
package import GoogleNavigation
import LayoutModel

/// Every component in all of its states: a sheet for each component, one for the manoeuvres, one for lanes, and one for
/// the themes that the others do not show.
@MainActor
package struct ComponentGallery {
  private let looks: [GalleryLook]
  private let otherLooks: [GalleryLook]

  /// - Parameters:
  ///   - themes: what every sheet shows, in both directions.
  ///   - others: what only the sheet `themes` shows, from left to right.
  package init(themes: [NavigationTheme], others: [NavigationTheme] = []) {
    looks = GalleryLook.looks(of: themes)
    otherLooks = GalleryLook.looks(of: others).filter { $0.direction == .leftToRight }
  }

  /// In day and night; the other themes that ship are on a sheet of their own.
  package static func standard() throws(ThemeError) -> ComponentGallery {
    func themes(_ isStandard: Bool) throws(ThemeError) -> [NavigationTheme] {
      let names = NavigationTheme.builtInNames.filter { ["day", "night"].contains($0) == isStandard }
      return try names.map { name throws(ThemeError) in try NavigationTheme.builtIn(name) }
    }
    return ComponentGallery(themes: try themes(true), others: try themes(false))
  }

  /// The sheets' names: the components', then those of what components share.
  nonisolated package static let names = ComponentCatalog.components + ["maneuvers", "lanes", "themes"]

  /// The names of this gallery's sheets.
  package var names: [String] { Self.names.filter { $0 != "themes" || !otherLooks.isEmpty } }

  /// The sheet of that name.
  package func sheet(named name: String) -> SpecimenSheet {
    switch name {
    case "maneuvers": .maneuvers(themes)
    case "lanes": .lanes(themes)
    case "themes": themesSheet
    default: componentSheet(of: name)
    }
  }

  private var themes: [NavigationTheme] {
    looks.map(\.theme).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func componentSheet(of component: String) -> SpecimenSheet {
    let rows = ComponentCatalog.states(of: component).map { row(of: $0, caption: $0.name, looks) }
    let isNarrow = rows.allSatisfy { $0.pictures.allSatisfy { $0.size.width < 200 } }
    return SpecimenSheet(
      name: component, title: Wording(component).title,
      subtitle: "\(rows.count) \(rows.count == 1 ? "state" : "states")",
      columns: looks.map(\.column), blocks: SpecimenSheet.blocks(of: rows, count: isNarrow && rows.count > 3 ? 2 : 1))
  }

  private func row(of state: ComponentState, caption: String, _ looks: [GalleryLook]) -> SpecimenSheet.Row {
    SpecimenSheet.Row(
      caption: caption,
      pictures: looks.map { look in
        ComponentSpecimen(state, theme: look.theme, content: look.content, direction: look.direction, scale: 1)
          .displayList()
      })
  }

  /// The components' most telling states.
  private var themesSheet: SpecimenSheet {
    let rows = ComponentCatalog.components.flatMap { component in
      ComponentCatalog.states(of: component).filter(\.isTelling).map { state in
        row(of: state, caption: "\(Wording(component).title), \(state.name)", otherLooks)
      }
    }
    return SpecimenSheet(
      name: "themes", title: "Further themes", subtitle: "Components in the themes for documents and for paper",
      columns: otherLooks.map(\.column), blocks: SpecimenSheet.blocks(of: rows, count: 2))
  }
}

extension ComponentState {
  /// Whether the state shows most of its component's colours.
  fileprivate var isTelling: Bool {
    switch component {
    case "turnCard": ["lanes", "motorway exit"].contains(name)
    case "etaCard": ["light traffic", "heavy delay"].contains(name)
    case "tripProgressBar": name == "on the way"
    case "speedWidget": ["US, both", "Vienna, minor alert", "Vienna, major alert"].contains(name)
    case "compassButton": name == "turned"
    case "reportingButton": name == "expanded"
    case "prompt": ["incident", "faster route", "closure"].contains(name)
    case "hidingStack": false
    default: true
    }
  }
}
