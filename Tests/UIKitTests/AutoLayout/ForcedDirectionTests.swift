import Foundation
import Testing

@testable import UIKit

@Suite(.isolated) struct ForcedDirectionTests {
  @Test func `a container that is forced from left to right keeps its content so`() {
    let screen = Screen(direction: .rightToLeft)
    let container = Box(200, 50)
    container.semanticContentAttribute = .forceLeftToRight
    let view = Box(40, 40)
    screen.map.addSubview(container)
    container.addSubview(view)
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 7).isActive = true
    screen.layout()
    #expect(view.frame.minX == 7)
  }

  @Test func `changing the direction lays out anew`() {
    let screen = Screen()
    let view = Box(40, 40)
    screen.map.addSubview(view)
    view.leadingAnchor.constraint(equalTo: screen.map.leadingAnchor, constant: 7).isActive = true
    screen.layout()
    screen.map.semanticContentAttribute = .forceRightToLeft
    screen.layout()
    #expect(view.frame.maxX == 383)
  }
}
