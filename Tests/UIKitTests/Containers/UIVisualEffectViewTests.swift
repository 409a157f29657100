import Drawing
import Foundation
import Testing
import UIKit

@MainActor
struct UIVisualEffectViewTests {
  private func color(_ style: UIBlurEffect.Style, _ interface: UIUserInterfaceStyle) -> Color? {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.overrideUserInterfaceStyle = interface
    var canvas = Canvas()
    view.paint(on: &canvas)
    guard case .fill(_, .color(let color), _)? = canvas.items.first else { return nil }
    return color
  }

  @Test func `a material is light by day and dark by night`() throws {
    let (day, night) = (try #require(color(.systemMaterial, .light)), try #require(color(.systemMaterial, .dark)))
    #expect(day.luminance > 0.9)
    #expect(night.luminance < 0.1)
    #expect(day.alpha < 1)
  }

  @Test func `a dark material is dark by day`() throws {
    #expect(try #require(color(.systemThinMaterialDark, .light)).luminance < 0.1)
  }

  @Test func `thicker materials hide more`() throws {
    let thin = try #require(color(.systemUltraThinMaterial, .light))
    #expect(thin.alpha < (try #require(color(.systemThickMaterial, .light)).alpha))
  }

  @Test func `the content is as large as the view`() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
  }
}
