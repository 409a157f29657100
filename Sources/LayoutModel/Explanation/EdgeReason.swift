/// Where a place or size comes from.
public enum EdgeReason: Sendable, Hashable {
  /// The constraint carries it over from another place or size; from nothing where it names a constant.
  case constraint(SolvedConstraint, from: LayoutQuantity?)
  /// Two others of the same view or guide and axis leave no choice.
  case derived(LayoutQuantity, LayoutQuantity)
  /// The view's natural size.
  case contentSize
  /// The view's frame and autoresizing mask.
  case frame
  /// The root view: the screen.
  case screen
  /// A guide that every view has follows its owner, as safe area and margins do; or a view follows its own margins.
  case owner(LayoutQuantity)
  /// Several constraints have only one common solution.
  case together([SolvedConstraint])
  /// The constraints leave it open.
  case nothing
}
