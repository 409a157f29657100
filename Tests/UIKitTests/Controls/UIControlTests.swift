import Testing
import UIKit

@MainActor
struct UIControlTests {
  private final class Calls { var names: [String] = [] }
  private let calls = Calls()

  private func action(_ name: String, identifier: UIAction.Identifier? = nil) -> UIAction {
    UIAction(title: name, identifier: identifier) { [calls] action in
      calls.names.append(action.title)
    }
  }

  @Test func `events perform what is attached to them, in order`() {
    let control = UIControl()
    control.addAction(action("one"), for: .touchUpInside)
    control.addAction(action("two"), for: [.touchDown, .touchUpInside])
    control.addAction(action("three"), for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(calls.names == ["one", "two"])
  }

  @Test func `an action of the same identifier is replaced`() {
    let control = UIControl()
    control.addAction(action("old", identifier: UIAction.Identifier("x")), for: .touchUpInside)
    control.addAction(action("new", identifier: UIAction.Identifier("x")), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls.names == ["new"])
  }

  @Test func `a removed action is not performed`() {
    let control = UIControl()
    let one = action("one")
    control.addAction(one, for: [.touchDown, .touchUpInside])
    control.removeAction(one, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(calls.names == ["one"])
  }

  @Test func `states add up`() {
    let control = UIControl()
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
  }

  @Test func `an action knows who sent it`() {
    let control = UIControl()
    let one = action("one")
    control.sendAction(one)
    #expect(one.sender === control)
  }

  @Test(arguments: [(Float(-1), Float(0)), (0.4, 0.4), (3, 1)])
  func `progress stays between nothing and everything`(set: Float, read: Float) {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = set
    #expect(bar.progress == read)
  }
}
