package import struct LayoutModel.SolvedText

/// A view that writes something, for the solved layout to tell of.
package protocol TextBearing: UIView {
  /// What the view writes and whether it fits; nil where it writes nothing.
  var solvedText: SolvedText? { get }
}
