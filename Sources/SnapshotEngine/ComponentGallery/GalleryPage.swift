import Foundation

/// A page with all sheets of a gallery, one below the other.
struct GalleryPage {
  struct Sheet {
    var name, title, subtitle: String
    var size: CGSize
  }

  let sheets: [Sheet]

  /// Where `navshot render` looks for the page, and what it is called there.
  static let usualFolder = "components"
  static let fileName = "index.html"

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Components</title>
    <style>
    \(GalleryStyle.css)
    main img { width: auto; max-width: 100%; }
    </style>
    </head>
    <body>
    <header>
    <h1>Components</h1>
    <p>Every component in every state</p>
    <nav aria-label="Sheets">\(sheets.map { "<a href=\"#\($0.name)\">\(HTML.escaped($0.title))</a>" }.joined(separator: " "))</nav>
    </header>
    <main>
    \(sheets.map(section).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private func section(_ sheet: Sheet) -> String {
    let (file, title) = (HTML.escaped(sheet.name + ".png"), HTML.escaped(sheet.title))
    return """
      <section id="\(sheet.name)" aria-labelledby="\(sheet.name)-title">
      <h2 id="\(sheet.name)-title">\(title) <small>\(HTML.escaped(sheet.subtitle))</small></h2>
      <a href="\(file)"><img src="\(file)" alt="Sheet: \(title)" loading="lazy" \
      width="\(DecimalText.of(sheet.size.width))" height="\(DecimalText.of(sheet.size.height))"></a>
      </section>
      """
  }
}
