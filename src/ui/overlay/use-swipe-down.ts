import { type PointerEvent, useRef } from 'react'

const throwDistance = 90
const throwSpeed = 0.6

/**
 * Pointer handlers for the header of a `[data-sheet]`: the sheet follows the finger and closes on a flick.
 */
export function useSwipeDown(onThrow: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null)

  function end(event: PointerEvent) {
    const from = start.current
    start.current = null
    if (!from) return
    const distance = event.clientY - from.y
    const speed = distance / Math.max(1, event.timeStamp - from.at)
    if (distance > throwDistance || (distance > 24 && speed > throwSpeed)) onThrow()
    else shift(event, 0)
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || isControl(event.target)) return
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) shift(event, Math.max(0, event.clientY - start.current.y))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

function shift(event: PointerEvent, pixels: number): void {
  const sheet = event.currentTarget.closest('[data-sheet]')
  if (sheet instanceof HTMLElement) sheet.style.translate = pixels === 0 ? '' : `0 ${pixels}px`
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, input') !== null
}
