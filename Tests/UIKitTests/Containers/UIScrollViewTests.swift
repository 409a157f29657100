import Foundation
import Testing
import UIKit

@MainActor
struct UIScrollViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let scroll = UIScrollView()
  private let content = SizedView(250, 900)

  init() {
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scroll)
    scroll.addSubview(content)
    pin(scroll, to: root, by: 10)
  }

  private func pin(_ view: UIView, to other: UIView, by distance: CGFloat) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: distance),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -distance),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: distance),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -distance),
    ])
  }

  @Test func `constraints to the edges make the content's size, not the view's`() {
    pin(content, to: scroll, by: 5)
    root.layoutIfNeeded()
    #expect(scroll.frame.size == CGSize(width: 280, height: 180))
    #expect(scroll.contentSize == CGSize(width: 260, height: 910))
    #expect(content.frame == CGRect(x: 5, y: 5, width: 250, height: 900))
  }

  @Test func `content can be as wide as the frame guide`() {
    pin(content, to: scroll, by: 0)
    content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize.width == 280)
  }

  @Test func `the content guide stands for the content`() {
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 3),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      guide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 4),
      guide.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 250, height: 907))
  }

  @Test func `scrolling moves what is seen and leaves frames`() {
    pin(content, to: scroll, by: 0)
    root.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    root.layoutIfNeeded()
    #expect(content.frame.origin == .zero)
    #expect(content.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: -90))
  }

  @Test func `the frame guide stays in place while content scrolls`() {
    let bar = SizedView(280, 20)
    bar.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(bar)
    pin(content, to: scroll, by: 0)
    bar.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor).isActive = true
    bar.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    root.layoutIfNeeded()
    #expect(bar.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 10))
  }

  @Test func `a content size that code sets can be read`() {
    scroll.contentSize = CGSize(width: 700, height: 800)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 700, height: 800))
  }

  @Test func `insets show the space before the content`() {
    scroll.contentInset.top = 30
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -30))
  }

  @Test func `content is cut off at the view`() {
    #expect(scroll.clipsToBounds)
  }
}
