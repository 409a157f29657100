import Foundation
import LayoutModel
import Testing

@testable import UIKit

@Suite(.isolated) struct LayoutRecorderTests {
  private let layout = BasicLayout(Screen())

  init() {
    layout.startGuidance()
  }

  private func record() -> SolvedLayout {
    let naming = ViewNaming(given: [ObjectIdentifier(layout.screen.map): "map"], owners: [layout])
    return LayoutRecorder.solvedLayout(of: layout.screen.map, naming: naming)
  }

  @Test func `views and guides are named after the properties that hold them`() {
    let solved = record()
    #expect(solved.views.map(\.name) == ["map", "turnCard", "etaCard", "viewport", "logo", "stack"])
    #expect(solved.guides.map(\.name) == ["guide", "map.safeAreaLayoutGuide"])
    #expect(solved.view(named: "logo")?.parent == "map")
  }

  @Test func `frames are the solved ones`() {
    let solved = record()
    #expect(solved.view(named: "viewport")?.frame == CGRect(x: 0, y: 142, width: 390, height: 594))
    #expect(solved.guide(named: "guide")?.frame.minY == 736)
    #expect(solved.safeArea == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(solved.guide(named: "guide")?.hasAmbiguousLayout == true)
    #expect(solved.view(named: "logo")?.hasAmbiguousLayout == false)
  }

  @Test func `constraints come in order of activation and say whether they hold`() throws {
    let solved = record()
    #expect(solved.constraints.count == layout.guidance.count)
    let low = try #require(solved.constraints.first { $0.priority == 250 })
    #expect(low.first == SolvedConstraint.Anchor(item: "guide", attribute: "bottom"))
    #expect(low.second?.item == "map.safeAreaLayoutGuide")
    #expect(!low.isSatisfied)
    #expect(solved.constraints.filter { !$0.isSatisfied }.count == 1)
  }

  @Test func `conflicts are written with names instead of addresses`() {
    layout.logo.widthAnchor.constraint(equalToConstant: 10).isActive = true
    layout.logo.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let solved = record()
    #expect(solved.conflicts.map(\.broken) == ["<NSLayoutConstraint logo.width == 10   (active)>"])
    #expect(solved.conflicts.first?.constraints.count == 2)
    #expect(solved.constraints.filter(\.isBroken).count == 1)
  }

  @Test func `two recordings of one tree are equal`() {
    #expect(record() == record())
  }

  @Test func `unnamed views get their class and a number, doubles a number`() {
    let root = UIView()
    let views = (0..<3).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    views[1].accessibilityIdentifier = "same"
    views[2].accessibilityIdentifier = "same"
    let names = ViewNaming().names(in: root)
    #expect(([root] + views).map(names.name) == ["UIView1", "UIView2", "same", "same2"])
  }

  @Test func `properties of objects inside the owner name views too`() {
    let owner = Owner()
    let root = UIView()
    for view in [owner.inner.badge] + owner.inner.rows { root.addSubview(view) }
    owner.maybe.map(root.addSubview)
    let names = ViewNaming(owners: [owner]).names(in: root)
    #expect(root.subviews.map(names.name) == ["badge", "rows1", "rows2", "maybe"])
  }

  @Test func `the user's classes are custom, the SDK's and what lies in them are the SDK's`() {
    let (card, label, custom) = (SDKBox(), UIView(), Box())
    card.addSubview(label)
    card.addSubview(custom)
    #expect([card, label, custom].map(\.origin) == [.sdk, .sdk, .custom])
  }
}

private final class Owner {
  final class Inner {
    let badge = UIView()
    let rows = [UIView(), UIView()]
  }
  let inner = Inner()
  lazy var maybe: UIView? = UIView()
}

private final class SDKBox: UIView, SDKView {}
