import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

export interface PressPoint {
  readonly x: number
  readonly y: number
}

const pressMs = 450
const stillPixels = 10

/** Handlers of a message: a finger that rests on it, or the keyboard's menu key within it, asks for its menu. */
export function useLongPress(onPress: (at: PressPoint) => void) {
  const start = useRef<PressPoint | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function cancel(): void {
    clearTimeout(timer.current)
    start.current = null
  }

  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      cancel()
      if (pointerType !== 'touch' || !isPrimary) return
      start.current = { x, y }
      timer.current = setTimeout(() => {
        navigator.vibrate?.(12)
        onPress({ x, y })
      }, pressMs)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = start.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > stillPixels) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu(event: MouseEvent<HTMLElement>) {
      const kind = (event.nativeEvent as globalThis.PointerEvent).pointerType
      // With the mouse the browser's own menu copies and looks up what is selected.
      if (kind === 'mouse') return
      event.preventDefault()
      if (kind === 'touch') return
      const { left, bottom } = event.currentTarget.getBoundingClientRect()
      onPress({ x: left, y: bottom })
    },
  }
}
