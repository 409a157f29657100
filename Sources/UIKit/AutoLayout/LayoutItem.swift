/// What constraints can mention: a view or a guide.
protocol LayoutItem: AnyObject {
  /// The view in whose tree the item lies: the view itself or the guide's owner.
  var itemView: UIView? { get }
}

extension UIView: LayoutItem {
  var itemView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var itemView: UIView? { owningView }
}
