import Drawing
import Foundation

/// Draws a prompt: a tile with a sign, what it says, and its buttons.
struct PromptPainter {
  let shape: RoundedRectangle
  /// Where content may be: the shape without the part under the home indicator.
  let room: CGRect
  let kind: PromptKind
  let style: ComponentStyle

  var text: PromptText { style.content.prompts[kind] }
  private var colors: NavigationTheme.CardColors { style.theme.card }
  /// A finger's height.
  private static let buttonHeight: CGFloat = 44
  private static let buttonGap: CGFloat = 12
  /// What a row of buttons adds to a prompt's height, in points.
  static let actionsHeight = buttonHeight + 6
  private static let widestButton: CGFloat = 360

  func paint(on canvas: inout Canvas) {
    canvas.addCard(shape, surface: colors.surface, edge: colors.edge, shadow: style.theme.cardShadow)
    paintHeader(in: header, on: &canvas)
    for (index, button) in buttons.enumerated() {
      paint(text.actions[index], isPrimary: index == 0, in: button, on: &canvas)
    }
  }

  private var content: CGRect { room.insetBy(dx: style.theme.metrics.cardPadding, dy: 10) }

  /// Where sign and texts are.
  var header: CGRect {
    let buttons = text.actions.isEmpty ? 0 : Self.actionsHeight
    return CGRect(
      x: content.minX, y: content.minY, width: content.width, height: max(0, content.height - buttons))
  }

  /// The buttons' rectangles, in the order of the actions.
  var buttons: [CGRect] {
    let count = CGFloat(text.actions.count)
    let row = CGRect(
      x: content.minX, y: content.maxY - Self.buttonHeight, width: content.width, height: Self.buttonHeight)
    let width = min(Self.widestButton, (row.width - Self.buttonGap * (count - 1)) / max(count, 1))
    return text.actions.indices.map { index in
      CGRect(
        x: row.minX + (width + Self.buttonGap) * CGFloat(index), y: row.minY, width: width, height: row.height
      ).mirrored(in: row, style.direction)
    }
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
    let first = CGRect(x: column.minX, y: top, width: column.width, height: title.size.height)
    canvas.add(title, in: first, style.direction)
    let second = CGRect(x: column.minX, y: first.maxY + 1, width: column.width, height: detail.size.height)
    canvas.add(detail, in: second, style.direction)
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
