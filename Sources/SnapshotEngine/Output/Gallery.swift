import Foundation
import GoogleNavigation
import LayoutModel

/// A page that shows a folder of pictures: devices one below the other, their states side by side.
package struct Gallery: Sendable {
  package struct Picture: Sendable {
    package var scenario: Scenario
    /// Why there is no picture, where there is none.
    package var failure: String?
    /// What its author has to put right, a sentence each.
    package var findings: [String]

    package init(scenario: Scenario, failure: String? = nil, findings: [String] = []) {
      (self.scenario, self.failure, self.findings) = (scenario, failure, findings)
    }
  }

  package var title: String
  package var pictures: [Picture]
  /// The relative address of a page with the components one by one, where there is one.
  package var components: String?

  package init(title: String, pictures: [Picture], components: String? = nil) {
    (self.title, self.pictures, self.components) = (title, pictures, components)
  }

  /// The whole page: styles inside, pictures by relative path, no script and nothing from elsewhere.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(HTML.escaped(title))</title>
    <style>
    \(GalleryStyle.css)
    \(filters.map(\.rules).joined(separator: "\n"))
    </style>
    </head>
    <body>
    <header>
    <h1>\(HTML.escaped(title))</h1>
    <p>\(summary)\(components.map { " · <a href=\"\(HTML.escaped($0))\">every component in every state</a>" } ?? "")</p>
    \(filters.map(\.fieldset).joined(separator: "\n"))
    <nav aria-label="Devices">\(devices.map { "<a href=\"#\($0.name)\">\($0.name)</a>" }.joined(separator: " "))</nav>
    </header>
    <main>
    \(devices.map(section).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private var summary: String {
    let failures = pictures.filter { $0.failure != nil }.count
    let count = "\(pictures.count) \(pictures.count == 1 ? "picture" : "pictures")"
    let faulty = pictures.filter { !$0.findings.isEmpty }.count
    return
      ([count] + (failures == 0 ? [] : ["<strong>\(failures) could not be made</strong>"])
      + (faulty == 0 ? [] : ["<strong>\(faulty) with findings</strong>"])).joined(separator: ", ")
  }

  private var devices: [Device] {
    pictures.map(\.scenario.device).firstOccurrences
  }

  /// Those with more than one value to choose from.
  private var filters: [GalleryFilter] {
    [
      GalleryFilter(name: "direction", values: pictures.map(\.scenario.direction.rawValue).firstOccurrences),
      GalleryFilter(name: "lighting", values: pictures.map(\.scenario.lighting.rawValue).firstOccurrences),
      GalleryFilter(name: "state", values: pictures.map(\.scenario.script.name).firstOccurrences),
    ].filter { $0.values.count > 1 }
  }

  private func section(for device: Device) -> String {
    let screen = device.screen
    let size =
      "\(DecimalText.of(screen.size.width)) × \(DecimalText.of(screen.size.height)) pt, @\(DecimalText.of(screen.scale))x"
    let figures = pictures.filter { $0.scenario.device == device }.map(\.figure).joined(separator: "\n")
    return """
      <section id="\(device.name)" aria-labelledby="\(device.name)-title">
      <h2 id="\(device.name)-title">\(device.name) <small>\(size)</small></h2>
      <div class="grid" style="--width: \(Self.width(of: device))px">
      \(figures)
      </div>
      </section>
      """
  }

  /// Pictures of all devices cover about the same area.
  private static func width(of device: Device) -> Int {
    let size = device.screen.size
    return Int((220 * (size.width / size.height * 2.1).squareRoot()).rounded())
  }
}

extension Gallery.Picture {
  fileprivate var figure: String {
    let state = HTML.escaped(scenario.script.name)
    let tags = scenario.variant.isEmpty ? "" : " <span>\(HTML.escaped(scenario.variant))</span>"
    return """
      <figure data-direction="\(scenario.direction.rawValue)" data-lighting="\(scenario.lighting.rawValue)" \
      data-state="\(state)">\(content)<figcaption>\(state)\(tags)\(findingList)</figcaption></figure>
      """
  }

  private var findingList: String {
    let items = findings.map { "<li>\(HTML.escaped($0))</li>" }
    return items.isEmpty ? "" : "<ul class=\"findings\">\(items.joined())</ul>"
  }

  private var content: String {
    if let failure { return "<p class=\"failure\" role=\"note\">\(HTML.escaped(failure))</p>" }
    let path = HTML.escaped(scenario.fileStem + ".png")
    let size = scenario.device.screen.size
    let text = HTML.escaped(
      [scenario.script.name, scenario.variant, "on", scenario.device.name].filter { !$0.isEmpty }.joined(separator: " ")
    )
    return """
      <a href="\(path)"><img src="\(path)" alt="\(text)" loading="lazy" \
      width="\(DecimalText.of(size.width))" height="\(DecimalText.of(size.height))"></a>
      """
  }
}

/// Check boxes that hide pictures, by style rules alone.
private struct GalleryFilter {
  let name: String
  let values: [String]

  var fieldset: String {
    let boxes = values.map { value in
      "<label><input type=\"checkbox\" id=\"\(name)-\(value)\" checked> \(value)</label>"
    }
    return "<fieldset><legend>\(name)</legend>\(boxes.joined(separator: " "))</fieldset>"
  }

  var rules: String {
    values.map { value in
      "body:has(#\(name)-\(value):not(:checked)) figure[data-\(name)=\"\(value)\"] { display: none; }"
    }.joined(separator: "\n")
  }
}

/// Text for a page.
enum HTML {
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it came first.
  var firstOccurrences: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
