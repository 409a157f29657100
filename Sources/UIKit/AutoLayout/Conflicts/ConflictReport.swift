/// UIKit's log text for a set of constraints that cannot hold together.
struct ConflictReport {
  let text: String

  init(_ set: [EngineRow], broken: EngineRow, naming: ItemNaming = .address) {
    let hasMask = set.contains(where: \.isMask)
    let lines = set.map { "    \"\(ConstraintDescription.text(of: $0, naming))\"" }
    text =
      Self.head + (hasMask ? Self.maskNote : "") + "(\n" + lines.joined(separator: ",\n") + "\n)\n\n"
      + "Will attempt to recover by breaking constraint \n" + ConstraintDescription.text(of: broken, naming) + "\n\n"
      + Self.tail
  }

  private static let head = """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. 
    \tTry this: 
    \t\t(1) look at each constraint and try to figure out which you don't expect; 
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n
    """

  private static let maskNote =
    "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
    + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"

  private static let tail = """
    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
    helpful.
    """
}
