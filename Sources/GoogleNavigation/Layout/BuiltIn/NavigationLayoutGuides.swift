import UIKit

/// The guides that tell an app where the built-in layout's header, footer and buttons are.
final class NavigationLayoutGuides {
  unowned let map: GMSMapView
  // Made when somebody asks for them: otherwise they would only show up in layout files.
  private var madeHeader, madeFooter: UILayoutGuide?
  /// Only its top is constrained, to the bottom of the safe area.
  private(set) lazy var alternate = makeAlternate()
  /// The app's own guides for the buttons; nil where it has none.
  var ownBottomTrailing, ownBottomTrailingAlternate: UILayoutGuide?

  private var covered: (header: UIView?, accessory: UIView?, footer: UIView?)
  private var constraints: [NSLayoutConstraint] = []

  init(map: GMSMapView) {
    self.map = map
  }

  var header: UILayoutGuide {
    if let madeHeader { return madeHeader }
    let guide = makeGuide("navigationHeaderLayoutGuide")
    madeHeader = guide
    update()
    return guide
  }

  var footer: UILayoutGuide {
    if let madeFooter { return madeFooter }
    let guide = makeGuide("navigationFooterLayoutGuide")
    madeFooter = guide
    update()
    return guide
  }

  /// Lets the guides cover other views; nil stands for a view that is hidden.
  func follow(header: UIView?, accessory: UIView?, footer: UIView?) {
    covered = (header, accessory, footer)
    update()
  }

  private func update() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = (madeHeader.map(headerConstraints) ?? []) + (madeFooter.map(footerConstraints) ?? [])
    NSLayoutConstraint.activate(constraints)
  }

  private func headerConstraints(_ guide: UILayoutGuide) -> [NSLayoutConstraint] {
    guard let card = covered.header else { return atEdge(guide) + [guide.topAnchor.constraint(equalTo: map.topAnchor)] }
    let end: [NSLayoutConstraint]
    if let accessory = covered.accessory {
      let distance = map.theme.styleValues.headerTopPadding
      end = [guide.bottomAnchor.constraint(equalTo: accessory.bottomAnchor, constant: distance)]
    } else {
      end = [guide.bottomAnchor.constraint(equalTo: card.bottomAnchor)]
    }
    return sides(guide, card) + [guide.topAnchor.constraint(equalTo: card.topAnchor)] + end
  }

  private func footerConstraints(_ guide: UILayoutGuide) -> [NSLayoutConstraint] {
    guard let card = covered.footer else {
      return atEdge(guide) + [guide.bottomAnchor.constraint(equalTo: map.bottomAnchor)]
    }
    return sides(guide, card) + [
      guide.topAnchor.constraint(equalTo: card.topAnchor), guide.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ]
  }

  private func sides(_ guide: UILayoutGuide, _ view: UIView) -> [NSLayoutConstraint] {
    [
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
  }

  private func atEdge(_ guide: UILayoutGuide) -> [NSLayoutConstraint] {
    sides(guide, map) + [guide.heightAnchor.constraint(equalToConstant: 0)]
  }

  private func makeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    map.addLayoutGuide(guide)
    return guide
  }

  private func makeAlternate() -> UILayoutGuide {
    let guide = makeGuide("bottomTrailingButtonsAlternateLayoutGuide")
    guide.topAnchor.constraint(equalTo: map.safeAreaLayoutGuide.bottomAnchor).isActive = true
    return guide
  }
}
