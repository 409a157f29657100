import Drawing
import Foundation
import Testing
import UIKit

@MainActor
struct UIButtonTests {
  private func laidOut(_ button: UIButton, _ size: CGSize? = nil) -> UIButton {
    button.frame.size = size ?? button.intrinsicContentSize
    button.layoutIfNeeded()
    return button
  }

  private func fills(_ button: UIButton) -> [Color] {
    var canvas = Canvas()
    button.paint(on: &canvas)
    return canvas.items.compactMap { item in
      guard case .fill(_, .color(let color), _) = item else { return nil }
      return color
    }
  }

  @Test func `a configured button is as large as its title and insets`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = laidOut(UIButton(configuration: configuration))
    let label = try #require(button.titleLabel)
    #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width + 24)
    #expect(button.intrinsicContentSize.height == label.intrinsicContentSize.height + 14)
    #expect(label.frame.minX == 12)
  }

  @Test func `the picture stands before the title, and after it in right-to-left interfaces`()
    throws
  {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.image) = ("Go", UIImage(systemName: "star"))
    configuration.imagePadding = 6
    let button = laidOut(UIButton(configuration: configuration))
    let (label, image) = (try #require(button.titleLabel), try #require(button.imageView))
    #expect(abs(image.frame.maxX + 6 - label.frame.minX) < 0.4)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(label.frame.maxX < image.frame.minX)
  }

  @Test func `the picture can stand above the title`() throws {
    var configuration = UIButton.Configuration.gray()
    (configuration.title, configuration.image) = ("Go", UIImage(systemName: "star"))
    configuration.imagePlacement = .top
    let button = laidOut(UIButton(configuration: configuration))
    #expect(
      try #require(button.imageView).frame.maxY <= (try #require(button.titleLabel)).frame.minY)
  }

  @Test func `a subtitle makes the button higher`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let before = UIButton(configuration: configuration).intrinsicContentSize.height
    configuration.subtitle = "Now"
    #expect(UIButton(configuration: configuration).intrinsicContentSize.height > before)
  }

  @Test func `a filled button has the tint behind white text`() {
    let button = laidOut(UIButton(configuration: .filled()), CGSize(width: 100, height: 40))
    button.tintColor = .red
    #expect(fills(button) == [Color(red: 1, green: 0, blue: 0)])
    #expect(button.currentTitleColor == .white)
  }

  @Test func `base colours replace the kind's`() {
    var configuration = UIButton.Configuration.filled()
    (configuration.baseBackgroundColor, configuration.baseForegroundColor) = (.blue, .yellow)
    let button = laidOut(UIButton(configuration: configuration), CGSize(width: 100, height: 40))
    #expect(fills(button) == [Color(red: 0, green: 0, blue: 1)])
    #expect(button.currentTitleColor == .yellow)
  }

  @Test func `a plain button has nothing behind it`() {
    #expect(
      fills(laidOut(UIButton(configuration: .plain()), CGSize(width: 100, height: 40))).isEmpty)
  }

  @Test func `a capsule is round at both ends`() {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    let button = laidOut(UIButton(configuration: configuration), CGSize(width: 100, height: 40))
    var canvas = Canvas()
    button.paint(on: &canvas)
    guard case .fill(let path, _, _)? = canvas.items.first else {
      Issue.record("nothing is filled")
      return
    }
    #expect(path == RoundedRectangle(button.bounds, radius: 20).path)
  }

  @Test func `titles and colours go by state`() {
    let button = UIButton(type: .custom)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    #expect(button.titleLabel?.text == "On")
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Off")
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test func `content keeps to the side it is told`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.contentHorizontalAlignment = .trailing
    _ = laidOut(button, CGSize(width: 200, height: 40))
    #expect(abs(try #require(button.titleLabel).frame.maxX - 200) < 0.4)
  }

  @Test func `a button takes title and picture from its action`() {
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Go", image: UIImage(systemName: "star")) { _ in })
    #expect(button.currentTitle == "Go")
    #expect(button.currentImage != nil)
  }

  @Test func `constraints give a button its natural size`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    button.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(abs(button.frame.width - button.intrinsicContentSize.width) < 0.34)
    #expect(abs(button.frame.height - button.intrinsicContentSize.height) < 0.34)
  }
}
