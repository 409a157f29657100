import Foundation
import Testing

@testable import UIKit

@Suite(.isolated) struct SafeAreaTests {
  private let screen = Screen()
  private var map: UIView { screen.map }

  @Test func `the safe area of a view is the part that reaches into it`() {
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
    map.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    view.frame.origin.y = -30
    #expect(view.safeAreaInsets.top == 47)
    view.frame.origin.y = 780
    #expect(view.safeAreaInsets.bottom == 34)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `constraints follow the safe area`() {
    let view = Box(10, 10)
    map.addSubview(view)
    view.topAnchor.constraint(equalTo: map.safeAreaLayoutGuide.topAnchor).isActive = true
    screen.layout()
    #expect(view.frame.minY == 47)
    screen.window.assignedSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    screen.layout()
    #expect(view.frame.minY == 20)
    #expect(map.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 390, height: 824))
  }

  @Test func `a constrained view's own safe area follows its solved frame`() {
    let (card, content) = (Box(), Box(10, 10))
    map.addSubview(card)
    card.addSubview(content)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: map.topAnchor, constant: 7),
      card.leadingAnchor.constraint(equalTo: map.leadingAnchor), card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 100),
      content.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor),
    ])
    screen.layout()
    #expect(content.frame.minY == 40)
  }

  @Test func `a view controller's root view has the system's minimum margins`() {
    let controller = UIViewController()
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == .zero)
  }
}
