import Drawing
import Foundation

/// Draws a prompt: a tile with a sign, what it says, and its buttons.
struct PromptPainter {
  let shape: RoundedRectangle
  /// Where content may be: the shape without the part under the home indicator.
  let room: CGRect
  let kind: PromptKind
  let style: ComponentStyle

  private var text: PromptText { style.content.prompts[kind] }
  private var colors: NavigationTheme.CardColors { style.theme.card }
  private static let buttonHeight: CGFloat = 40

  func paint(on canvas: inout Canvas) {
    canvas.addCard(shape, surface: colors.surface, edge: colors.edge, shadow: style.theme.cardShadow)
    let padding = style.theme.metrics.cardPadding
    let content = room.insetBy(dx: padding, dy: 10)
    let buttons = text.actions.isEmpty ? 0 : Self.buttonHeight
    let header = CGRect(
      x: content.minX, y: content.minY, width: content.width,
      height: max(0, content.height - buttons - (buttons > 0 ? 8 : 0)))
    paintHeader(in: header, on: &canvas)
    paintButtons(
      in: CGRect(x: content.minX, y: content.maxY - buttons, width: content.width, height: buttons), on: &canvas)
  }

  private func paintHeader(in room: CGRect, on canvas: inout Canvas) {
    let side = min(44, room.height)
    let tile = CGRect(x: room.minX, y: room.midY - side / 2, width: side, height: side)
      .mirrored(in: room, style.direction)
    PromptSign(kind: kind, colors: colors).paint(in: tile, on: &canvas)
    let column = CGRect(x: room.minX + side + 12, y: room.minY, width: room.width - side - 12, height: room.height)
      .mirrored(in: room, style.direction)
    let sizes = style.theme.fontSizes
    let title = style.text.fit(
      text.title, .init(size: sizes.promptTitle, weight: 700, color: colors.title), width: column.width)
    let detail = style.text.fit(
      text.detail, .init(size: sizes.promptDetail, color: colors.detail), width: column.width)
    let top = column.midY - (title.size.height + detail.size.height + 1) / 2
    canvas.add(
      title, in: CGRect(x: column.minX, y: top, width: column.width, height: title.size.height), style.direction)
    canvas.add(
      detail,
      in: CGRect(
        x: column.minX, y: top + title.size.height + 1, width: column.width, height: detail.size.height),
      style.direction)
  }

  private func paintButtons(in room: CGRect, on canvas: inout Canvas) {
    let count = CGFloat(text.actions.count)
    guard count > 0 else { return }
    let gap: CGFloat = 12
    let width = min(360, (room.width - gap * (count - 1)) / count)
    for (index, action) in text.actions.enumerated() {
      let button = CGRect(
        x: room.minX + (width + gap) * CGFloat(index), y: room.minY, width: width, height: room.height)
      paint(action, isPrimary: index == 0, in: button.mirrored(in: room, style.direction), on: &canvas)
    }
  }

  private func paint(_ action: String, isPrimary: Bool, in button: CGRect, on canvas: inout Canvas) {
    canvas.fill(
      RoundedRectangle(button, radius: button.height / 2).path, isPrimary ? colors.primaryAction : colors.action)
    let look = TextFitter.Look(
      size: style.theme.fontSizes.button, weight: 500, color: isPrimary ? colors.primaryActionText : colors.actionText)
    let layout = style.text.fit(action, look, width: button.width - 24)
    canvas.add(layout, in: button, style.direction, isCentered: true)
  }
}
