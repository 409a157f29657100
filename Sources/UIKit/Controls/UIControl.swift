public import Foundation

/// A view with states that actions can be attached to. Nothing touches it here; code can send its events.
open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether the control can be used.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { stateChanged() } }
  }
  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateChanged() } }
  }
  /// Whether the control is pressed.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateChanged() } }
  }
  /// Where content lies from side to side; centred unless set.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where content lies from top to bottom; centred unless set.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The states of the control, together.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A control with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control that performs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Controls are not read from archives here: always nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Performs an action on events; one of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// No longer performs an action on events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer performs the action of that identifier on events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions = actions.compactMap { entry in
      guard entry.action.identifier == actionIdentifier else { return entry }
      let rest = entry.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (entry.action, rest)
    }
  }

  /// Performs an action as if the control had been used.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Performs everything attached to any of the events, in the order it was added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  func stateChanged() {
    setNeedsLayout()
  }
}
