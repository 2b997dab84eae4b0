/** A point of the screen with the keys held there. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly isAlt: boolean
  readonly isShift: boolean
}

/** What follows a grab until it is released. Nothing happens before the pointer has moved beyond the slop. */
export interface Gesture {
  readonly start: (point: Point) => void
  readonly move: (point: Point) => void
  /** `isDropped` is false where it was cancelled: by Escape, by the browser, or by leaving the page. */
  readonly end: (isDropped: boolean) => void
}

export interface GestureOptions {
  /** What a pointer at this element begins, if anything. */
  readonly grab: (target: Element, point: Point, isTouch: boolean) => Gesture | null
  /** The element that scrolls under the pointer near its edges. */
  readonly scroller: () => HTMLElement | null
  /** Told when something is lifted, and when it has been put down. */
  readonly onHold?: (isHeld: boolean) => void
}

/** Pixels that a mouse may shake, and a finger, before it means to move. */
const mouseSlop = 4
const fingerSlop = 8
/** How long a finger rests on something before it is lifted, in milliseconds. */
const holdMs = 350
/** Within this distance of an edge the board scrolls, up to this many pixels a frame. */
const edgePx = 48
const fastestPx = 18

/**
 * Turns pointer events of an element into gestures: a mouse drags at once, a finger after holding still, so that
 * swiping scrolls. Returns a function that stops it.
 */
export function createGestures(root: HTMLElement, options: GestureOptions): () => void {
  let active: { id: number; gesture: Gesture; last: Point } | null = null
  let waiting: {
    id: number
    gesture: Gesture
    from: Point
    timer: number
    isTouch: boolean
  } | null = null
  let frame = 0
  let across = createPull()
  let down = createPull()

  function begin(): void {
    if (waiting === null) return
    const { id, gesture, from, timer } = waiting
    clearTimeout(timer)
    waiting = null
    active = { id, gesture, last: from }
    across = createPull()
    down = createPull()
    try {
      root.setPointerCapture(id)
    } catch {
      // The pointer is gone already; its end follows.
    }
    root.setAttribute('data-lifting', '')
    options.onHold?.(true)
    gesture.start(from)
    frame = requestAnimationFrame(scrollAtEdge)
  }

  function finish(isDropped: boolean): void {
    if (waiting) clearTimeout(waiting.timer)
    waiting = null
    cancelAnimationFrame(frame)
    const done = active
    active = null
    root.removeAttribute('data-lifting')
    done?.gesture.end(isDropped)
    if (done) options.onHold?.(false)
  }

  /** Scrolls while the pointer rests near an edge, and lets the gesture follow what is now beneath it. */
  function scrollAtEdge(): void {
    const scroller = options.scroller()
    if (!active) return
    if (scroller) {
      const { left, right, top, bottom } = scroller.getBoundingClientRect()
      const { x, y } = active.last
      const isOver = x >= left && x <= right && y >= top && y <= bottom
      const dx = isOver ? across.pull(x - left, right - x) : 0
      const dy = isOver ? down.pull(y - top, bottom - y) : 0
      if (dx !== 0 || dy !== 0) {
        scroller.scrollBy(dx, dy)
        active.gesture.move(active.last)
      }
    }
    frame = requestAnimationFrame(scrollAtEdge)
  }

  function onDown(event: PointerEvent): void {
    if (active || event.button !== 0 || !(event.target instanceof Element)) return
    if (waiting) {
      // A second finger means pinching.
      finish(false)
      return
    }
    const isTouch = event.pointerType === 'touch'
    const from = pointOf(event)
    const gesture = options.grab(event.target, from, isTouch)
    if (gesture === null) return
    const timer = isTouch ? window.setTimeout(begin, holdMs) : 0
    waiting = { id: event.pointerId, gesture, from, timer, isTouch }
  }

  function onMove(event: PointerEvent): void {
    const point = pointOf(event)
    if (waiting?.id === event.pointerId) {
      const distance = Math.hypot(point.x - waiting.from.x, point.y - waiting.from.y)
      if (distance <= (waiting.isTouch ? fingerSlop : mouseSlop)) return
      if (waiting.isTouch) finish(false)
      else begin()
    }
    if (active?.id !== event.pointerId) return
    active.last = point
    active.gesture.move(point)
  }

  const onUp = (event: PointerEvent) => {
    if ((active ?? waiting)?.id === event.pointerId) finish(true)
  }
  const onCancel = (event: PointerEvent) => {
    if ((active ?? waiting)?.id === event.pointerId) finish(false)
  }
  const onKey = (event: KeyboardEvent) => {
    if (active === null) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      finish(false)
      return
    }
    if (event.key !== 'Alt' && event.key !== 'Shift') return
    event.preventDefault()
    active.last = { ...active.last, isAlt: event.altKey, isShift: event.shiftKey }
    active.gesture.move(active.last)
  }
  /** Once something is lifted, the finger moves it and not the page. */
  const onTouchMove = (event: TouchEvent) => {
    if (active && event.cancelable) event.preventDefault()
  }
  /** A drag that began on a button must not press it. */
  const onClick = (event: MouseEvent) => {
    if (!swallowClick) return
    swallowClick = false
    event.preventDefault()
    event.stopPropagation()
  }
  let swallowClick = false
  const noteDrag = (event: PointerEvent) => {
    swallowClick = active?.id === event.pointerId
    if (swallowClick) setTimeout(() => (swallowClick = false))
  }
  const onBlur = () => finish(false)

  /** Holding a finger still must not open the browser's menu. */
  const onMenu = (event: Event) => {
    if (active ?? waiting?.isTouch) event.preventDefault()
  }

  const listening = new AbortController()
  const { signal } = listening
  root.addEventListener('pointerdown', onDown, { signal })
  root.addEventListener('pointerup', noteDrag, { signal })
  root.addEventListener('pointerup', onUp, { signal })
  root.addEventListener('pointermove', onMove, { signal })
  root.addEventListener('pointercancel', onCancel, { signal })
  root.addEventListener('click', onClick, { signal, capture: true })
  root.addEventListener('contextmenu', onMenu, { signal })
  root.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  addEventListener('keydown', onKey, { signal, capture: true })
  addEventListener('keyup', onKey, { signal, capture: true })
  addEventListener('blur', onBlur, { signal })
  return () => {
    finish(false)
    listening.abort()
  }
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY, isAlt: event.altKey, isShift: event.shiftKey }
}

/**
 * How far to scroll in one frame, given the distances to both edges. An edge pulls only once the pointer has been away
 * from it: what is dragged in over an edge, as from the queue, must not scroll the board on its way.
 */
export function createPull() {
  let isStartArmed = false
  let isEndArmed = false
  return {
    pull(toStart: number, toEnd: number): number {
      isStartArmed ||= toStart >= edgePx
      isEndArmed ||= toEnd >= edgePx
      if (toStart < edgePx)
        return isStartArmed ? -Math.ceil(((edgePx - toStart) / edgePx) * fastestPx) : 0
      if (toEnd < edgePx) return isEndArmed ? Math.ceil(((edgePx - toEnd) / edgePx) * fastestPx) : 0
      return 0
    },
  }
}
