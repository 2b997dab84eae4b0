import { type PointerEvent, useRef } from 'react'

const replyDistance = 56
const farthest = 72

/** Pointer handlers of a message: it follows the finger to the right, and far enough, lifting replies to it. */
export function useSwipeReply(onReply: () => void) {
  const start = useRef<number | null>(null)

  function end(event: PointerEvent<HTMLElement>) {
    const from = start.current
    start.current = null
    event.currentTarget.style.translate = ''
    // A cancelled pointer went to the scroller.
    if (from !== null && event.type === 'pointerup' && event.clientX - from >= replyDistance)
      onReply()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch' && event.isPrimary) start.current = event.clientX
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return
      const distance = Math.min(farthest, event.clientX - start.current)
      event.currentTarget.style.translate = distance > 8 ? `${distance}px` : ''
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
