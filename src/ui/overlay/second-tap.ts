/** How soon (ms) and how near (px) a press is the second of a double tap. */
const soon = 400
const near = 40

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-trigger]'
const swallowed = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick'] as const

interface Press {
  /** What was pressed lies in this sheet, dialog or menu. */
  readonly overlay: Element | null
  readonly x: number
  readonly y: number
  readonly at: number
}

const guarded = new WeakSet<EventTarget>()

/**
 * Swallows a tap at the spot of the one before it that closed a sheet, a dialog or a menu: a hand in a glove taps twice,
 * and the second tap would hit what was behind. Once it is installed it stays.
 */
export function swallowSecondTaps(page: EventTarget): void {
  if (guarded.has(page)) return
  guarded.add(page)
  let last: Press | null = null
  let isSecond = false

  function handle(event: Event): void {
    if (event.type === 'pointerdown') {
      const press = pressOf(event as PointerEvent)
      // Only fingers bounce: two clicks of a mouse are two clicks.
      const isFinger = (event as PointerEvent).pointerType !== 'mouse'
      isSecond = isFinger && last !== null && isSecondTap(last, press)
      // A third tap is none of what is behind either.
      last = isSecond && last ? { ...press, overlay: last.overlay } : press
    }
    // A key or a screen reader clicks without a pointer.
    const hasPointer = event.type !== 'click' || (event as MouseEvent).detail > 0
    if (!isSecond || !hasPointer) return
    event.stopImmediatePropagation()
    event.preventDefault()
  }

  for (const type of swallowed) page.addEventListener(type, handle, { capture: true })
}

function pressOf({ target, clientX: x, clientY: y, timeStamp: at }: PointerEvent): Press {
  const overlay = (target as Partial<Element> | null)?.closest?.(overlays) ?? null
  return { overlay, x, y, at }
}

function isSecondTap({ overlay, x, y, at }: Press, next: Press): boolean {
  const isClosed =
    overlay !== null && (!overlay.isConnected || overlay.closest('[data-exiting]') !== null)
  return isClosed && next.at - at < soon && Math.hypot(next.x - x, next.y - y) < near
}
