import { type PointerEvent, useRef } from 'react'
import { pan, toggleZoom, turnOf, wholePhoto, type ZoomView, zoomAbout } from './zoom-view.ts'

interface Finger {
  readonly x: number
  readonly y: number
}

const doubleTapMs = 300
const still = 12

/** Pointer handlers of a frame, and the photo in it that they move, without rendering it again. */
export function useZoom(onTurn: (by: 1 | -1) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const photo = useRef<HTMLDivElement>(null)
  const view = useRef(wholePhoto)
  const fingers = useRef(new Map<number, Finger>())
  const swipe = useRef<Finger | null>(null)
  const lastTap = useRef(0)

  function show(next: ZoomView, aside = 0): void {
    view.current = next
    const { scale, x, y } = next
    if (photo.current) {
      photo.current.style.transform = `translate(${x + aside}px, ${y}px) scale(${scale})`
    }
  }

  function box(): DOMRect {
    return frame.current?.getBoundingClientRect() ?? new DOMRect()
  }

  /** A point of the window, from the middle of the frame. */
  function fromMiddle({ x, y }: Finger) {
    const { left, top, width, height } = box()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }

  function onPointerDown(event: PointerEvent): void {
    frame.current?.setPointerCapture(event.pointerId)
    const finger = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, finger)
    swipe.current = fingers.current.size === 1 ? finger : null
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      show(zoomAbout(view.current, factor, fromMiddle(middle(now, other)), box()))
    } else if (view.current.scale > 1) {
      show(pan(view.current, { x: now.x - before.x, y: now.y - before.y }, box()))
    } else if (swipe.current && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(view.current, now.x - swipe.current.x)
    }
  }

  function onPointerUp(event: PointerEvent): void {
    const from = swipe.current
    fingers.current.delete(event.pointerId)
    swipe.current = null
    if (view.current.scale === 1) show(wholePhoto)
    if (!from || event.type !== 'pointerup') return
    const by = { x: event.clientX - from.x, y: event.clientY - from.y }
    if (Math.hypot(by.x, by.y) < still) tap(event)
    else if (view.current.scale === 1) {
      const turn = turnOf(by)
      if (turn !== 0) onTurn(turn)
    }
  }

  function tap({ timeStamp, clientX: x, clientY: y }: PointerEvent): void {
    const isSecond = timeStamp - lastTap.current < doubleTapMs
    lastTap.current = isSecond ? 0 : timeStamp
    if (isSecond) show(toggleZoom(view.current, fromMiddle({ x, y }), box()))
  }

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
  return { frame, photo, handlers }
}

function distance(a: Finger, b: Finger): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function middle(a: Finger, b: Finger): Finger {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
