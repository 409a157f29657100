public import Foundation

/// What a view looks like apart from its content: place, corners, border, shadow, opacity.
///
/// A view's layer holds the view's geometry. Layers added by hand are painted above the view's own content, under its subviews.
open class CALayer: NSObject {
  /// The view this layer belongs to, where there is one.
  package weak var view: UIView?
  /// The layer this one was added to by hand.
  public private(set) weak var superlayer: CALayer?
  /// Layers added by hand, from back to front.
  public private(set) var sublayers: [CALayer]?

  /// The rectangle in the layer's own coordinates, in points.
  open var bounds = CGRect.zero {
    didSet { if refuses(bounds.numbers, as: "bounds") { bounds = oldValue } }
  }
  /// Where the anchor point lies in the superlayer, in points.
  open var position = CGPoint.zero {
    didSet { if refuses(position.numbers, as: "position") { position = oldValue } }
  }
  /// The point that `position` places and transforms turn about, as shares of the bounds; the centre unless set.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// A transform about the anchor point.
  open var affineTransform = CGAffineTransform.identity {
    didSet { if refuses(affineTransform.numbers, as: "transform") { affineTransform = oldValue } }
  }
  /// Layers with a larger value lie in front of their siblings; 0 unless set.
  open var zPosition: CGFloat = 0

  /// 0 for invisible, 1 for opaque.
  open var opacity: Float = 1 {
    didSet { if refuses(SIMD2(repeating: Double(opacity)), as: "opacity") { opacity = oldValue } }
  }
  /// Whether the layer is left out of the picture.
  open var isHidden = false
  /// Whether content is cut off at the bounds with their rounded corners.
  open var masksToBounds = false
  /// A layer whose alpha cuts this one; only its bounds and corners count here.
  open var mask: CALayer?
  /// What fills the bounds under the content.
  open var backgroundColor: CGColor?

  /// The radius of the corners that `maskedCorners` names, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that `cornerRadius` rounds; all four unless set.
  open var maskedCorners = CACornerMask.all
  /// The kind of corner; drawn as circles.
  open var cornerCurve = CALayerCornerCurve.circular

  /// The width of a line just inside the bounds, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; black unless set.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// The colour of the shadow; black unless set.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// 0 for no shadow, 1 for the shadow's full colour.
  open var shadowOpacity: Float = 0
  /// Where the shadow lies from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the shadow is blurred, in points; Core Animation's radius is the blur's standard deviation.
  open var shadowRadius: CGFloat = 3
  /// What casts the shadow, in the layer's coordinates; nil, as unless set, for what the layer shows. A path that is no
  /// rectangle, with round corners or without, casts the shadow of the one around it.
  open var shadowPath: CGPath?

  /// A name for the reader.
  open var name: String?

  /// A layer of no size.
  public required override init() {
    super.init()
  }

  /// The rectangle in the superlayer that the bounds cover, in points.
  open var frame: CGRect {
    get { LayerGeometry(self).frame }
    set { LayerGeometry(self).setFrame(newValue) }
  }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Adds a layer at an index counted from the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes the layer out of the one it was added to.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// The transform about the anchor point, as Core Animation's function names it.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    affineTransform = transform
  }

  /// Asks for the content to be drawn anew; every picture here is drawn anew.
  open func setNeedsDisplay() {}

  /// Asks for a layout pass of the layer's view.
  open func setNeedsLayout() {
    view?.setNeedsLayout()
  }

  /// Lays out the layer's view now, where it needs it.
  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }
}
