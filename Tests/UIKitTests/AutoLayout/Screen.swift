import Foundation

@testable import UIKit

/// A window with a map-like view that fills it, for layouts to be built on.
struct Screen {
  let window: UIWindow
  let map = UIView()

  init(
    _ size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = .init(top: 47, left: 0, bottom: 34, right: 0),
    scale: CGFloat = 3, direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    let screen = UIScreen(size: size, scale: scale, direction: direction)
    window = UIWindow(screen: screen, safeAreaInsets: safeArea)
    map.frame = window.bounds
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(map)
  }

  func layout() {
    window.layoutIfNeeded()
  }
}

/// A view that constraints place, with a natural size.
final class Box: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}
