package import Drawing
public import Foundation

/// A view that shows one picture.
open class UIImageView: UIView {
  /// The picture; nil for none.
  open var image: UIImage? {
    didSet { if oldValue?.size != image?.size { invalidateIntrinsicContentSize() } }
  }

  /// The picture while the view is highlighted; nil for the usual one.
  open var highlightedImage: UIImage?
  /// Whether the highlighted picture is shown.
  open var isHighlighted = false

  /// The size and weight for symbols; nil for the symbol's own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// A view with a frame in points and no picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  /// A view as large as its picture, with another picture for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// A view as large as its picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Image views are not read from archives here: always nil.
  public required init?(coder: NSCoder) {
    nil
  }

  open override var intrinsicContentSize: CGSize {
    shown?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shown?.size ?? .zero
  }

  private var shown: UIImage? {
    let image = isHighlighted ? highlightedImage ?? self.image : self.image
    guard let image, image.isSymbolImage, let preferred = preferredSymbolConfiguration else { return image }
    return image.drawn(by: preferred.applying(image.configuration))
  }
}

extension UIImageView: Painting {
  package func paint(on canvas: inout Canvas) {
    guard let shown else { return }
    let mirrored = shown.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let rect = sharp(contentMode.rect(for: shown.size, in: bounds), shown)
    canvas.add(contentsOf: shown.items(in: rect, tint: tintColor, traits: traitCollection, mirrored: mirrored))
  }

  /// A picture at its own size begins on a whole pixel.
  private func sharp(_ rect: CGRect, _ image: UIImage) -> CGRect {
    guard rect.size == image.size else { return rect }
    let (x, y) = (rect.minX.rounded(toPixelOf: displayScale), rect.minY.rounded(toPixelOf: displayScale))
    return CGRect(origin: CGPoint(x: x, y: y), size: rect.size)
  }
}
