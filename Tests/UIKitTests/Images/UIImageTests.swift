import Drawing
import Testing

@testable import UIKit

struct UIImageTests {
  @Test func `every symbol's path data can be read`() {
    for drawing in SymbolLibrary.drawings {
      #expect(drawing.symbol.parts.count == drawing.fills.count + drawing.lines.count, "\(drawing.name)")
    }
  }

  @Test func `symbols stay on their grid`() {
    for drawing in SymbolLibrary.drawings {
      for case .fill(let path) in drawing.symbol.parts {
        #expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(path.controlBounds), "\(drawing.name)")
      }
    }
  }

  @Test func `an unknown symbol is drawn as a box and reported`() throws {
    let image = try #require(UIImage(systemName: "no.such.symbol"))
    #expect(UIImage.unknownSymbols.contains("no.such.symbol"))
    let items = image.items(
      in: CGRect(x: 0, y: 0, width: 24, height: 24), tint: .label, traits: UITraitCollection(), mirrored: false)
    #expect(items.count > 1)
  }

  @Test func `an image view is as large as its picture`() {
    let image = UIImage(bitmap: Bitmap(width: 30, height: 60), scale: 3)
    #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 10, height: 20))
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
    (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
    (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
    (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
  ])
  func `a picture is placed by the content mode`(mode: UIView.ContentMode, expected: CGRect) {
    #expect(mode.rect(for: CGSize(width: 40, height: 20), in: CGRect(x: 0, y: 0, width: 100, height: 100)) == expected)
  }

  @Test func `a forward chevron is mirrored from right to left and a right chevron is not`() throws {
    let forward = try #require(UIImage(systemName: "chevron.forward"))
    let right = try #require(UIImage(systemName: "chevron.right"))
    #expect(forward.flipsForRightToLeftLayoutDirection)
    #expect(!right.flipsForRightToLeftLayoutDirection)
  }

  @Test(arguments: [
    "location.fill", "car.fill", "bag.fill", "phone.fill", "clock", "person.fill", "star.fill", "magnifyingglass",
    "exclamationmark.triangle.fill", "gearshape", "house.fill", "mappin", "speaker.wave.2.fill", "speaker.slash.fill",
    "ellipsis", "bell.fill", "fork.knife", "shippingbox.fill", "arrow.triangle.turn.up.right.diamond.fill",
  ])
  func `symbols of delivery and driving apps are drawn`(name: String) {
    #expect(SymbolLibrary.symbol(named: name) != nil)
  }

  @Test func `a configuration keeps what the next one leaves open`() {
    let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let both = large.applying(UIImage.SymbolConfiguration(scale: .small))
    #expect(both.pointSize == 30)
    #expect(both.weight == .bold)
    #expect(both.relativeScale == .small)
  }

  @Test func `a symbol's own size outweighs the view's`() {
    let own = UIImage.SymbolConfiguration(pointSize: 10)
    let view = UIImageView(image: UIImage(systemName: "plus", withConfiguration: own))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 12))
  }

  @Test func `a tint colour of its own outweighs the view's tint`() throws {
    let image = try #require(UIImage(systemName: "minus")).withTintColor(.red, renderingMode: .alwaysOriginal)
    let items = image.items(
      in: CGRect(x: 0, y: 0, width: 24, height: 24), tint: .blue, traits: UITraitCollection(), mirrored: false)
    guard case .stroke(_, _, let paint) = try #require(items.first) else { Issue.record("not a line"); return }
    #expect(paint == .color(Color(red: 1, green: 0, blue: 0)))
  }
}
