import Foundation

@testable import UIKit

/// The navigation layout of a two-state delegate, with plain views in the places of the navigation components.
final class BasicLayout {
  let screen: Screen
  let guide = UILayoutGuide()
  let turnCard = Box(374, 142)
  let etaCard = Box(390, 108)
  let logo = Box(70, 28)
  let viewport = Box()
  let stack = Box(48)
  let prompt = Box(390, 180)
  private(set) var promptBottom = NSLayoutConstraint()
  private(set) var shared: [NSLayoutConstraint] = []
  private(set) var guidance: [NSLayoutConstraint] = []

  init(_ screen: Screen) {
    self.screen = screen
    let map = screen.map
    map.addLayoutGuide(guide)
    let low = guide.bottomAnchor.constraint(equalTo: map.safeAreaLayoutGuide.bottomAnchor)
    low.priority = .defaultLow
    shared = [guide.heightAnchor.constraint(equalToConstant: 0), low]
    prompt.bounds.size = prompt.natural
  }

  func startGuidance() {
    let (map, safeArea) = (screen.map, screen.map.safeAreaLayoutGuide)
    for view in [turnCard, etaCard, viewport, logo, stack] { map.addSubview(view) }
    guidance =
      shared + [
        turnCard.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        turnCard.topAnchor.constraint(equalTo: map.topAnchor),
        etaCard.leadingAnchor.constraint(equalTo: map.leadingAnchor),
        etaCard.bottomAnchor.constraint(equalTo: map.bottomAnchor),
        guide.bottomAnchor.constraint(lessThanOrEqualTo: etaCard.topAnchor),
        stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        stack.topAnchor.constraint(equalTo: turnCard.bottomAnchor),
        stack.bottomAnchor.constraint(equalTo: guide.topAnchor),
        logo.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        logo.bottomAnchor.constraint(equalTo: guide.topAnchor),
        viewport.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        viewport.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        viewport.topAnchor.constraint(equalTo: turnCard.bottomAnchor),
        viewport.bottomAnchor.constraint(equalTo: guide.topAnchor),
      ]
    NSLayoutConstraint.activate(guidance)
  }

  func stopGuidance() {
    NSLayoutConstraint.deactivate(guidance)
    for view in [turnCard, etaCard, viewport, logo, stack] { view.removeFromSuperview() }
  }

  func showPrompt() {
    let map = screen.map
    map.addSubview(prompt)
    promptBottom = prompt.bottomAnchor.constraint(equalTo: map.bottomAnchor, constant: prompt.bounds.height)
    NSLayoutConstraint.activate([
      promptBottom, prompt.leadingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.leadingAnchor),
      guide.bottomAnchor.constraint(lessThanOrEqualTo: prompt.topAnchor),
    ])
    map.layoutIfNeeded()
    UIView.animate(withDuration: 0.4) {
      self.promptBottom.constant = 0
      map.layoutIfNeeded()
    }
  }

  func hidePrompt() {
    UIView.animate(withDuration: 0.4) {
      self.promptBottom.constant = self.prompt.bounds.height
      self.screen.map.layoutIfNeeded()
    } completion: { _ in
      self.prompt.removeFromSuperview()
    }
  }

  var frames: [CGRect] {
    [turnCard, etaCard, viewport, logo, stack].map(\.frame) + [guide.layoutFrame]
  }
}
