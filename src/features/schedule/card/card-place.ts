import { toastRoom, toastWidth } from '#ui/overlay/toast-place.ts'

/** What a card is about, and where it begins at best: the box may begin beyond what is seen of it. */
export interface CardAnchor {
  readonly top: number
  readonly bottom: number
  readonly x: number
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Window {
  /** Without its scroll bar. */
  readonly width: number
  readonly height: number
}

const [gap, edge] = [6, 8]

/**
 * Where a card goes, in pixels of the window: below what it is about, else above it, and always within the window. It leaves
 * the corner with the toasts free, where Undo is.
 */
export function cardPlace(
  { top, bottom, x }: CardAnchor,
  { width, height }: Size,
  window: Window,
): { readonly left: number; readonly top: number } {
  const corner = { left: window.width - toastWidth, top: window.height - toastRoom }
  const left = within(x, window.width - width - edge)
  const isOverCorner = (y: number) => y + height > corner.top && left + width > corner.left
  const [below, above] = [bottom + gap, top - gap - height]
  const isRoomBelow = below + height <= window.height - edge && !isOverCorner(below)
  const y = within(isRoomBelow ? below : above, window.height - height - edge)
  return { left: isOverCorner(y) ? within(left, corner.left - width) : left, top: y }
}

function within(wanted: number, last: number): number {
  return Math.max(edge, Math.min(wanted, last))
}
