import { type PointerEvent, useRef } from 'react'
import { readThrow, type Sample } from './read-throw.ts'

interface Drag {
  readonly samples: Sample[]
  /** Null where motion is reduced: the sheet then closes without moving. */
  readonly sheet: HTMLElement | null
}

/**
 * Pointer handlers for the header of a `[data-sheet]`: the sheet follows the finger, springs back when let go, and
 * leaves at the finger's speed when thrown.
 */
export function useSwipeDown(onThrow: () => void) {
  const drag = useRef<Drag | null>(null)

  function end(event: PointerEvent) {
    const { samples, sheet } = drag.current ?? {}
    drag.current = null
    if (!samples) return
    const height = sheet?.offsetHeight ?? window.innerHeight
    const thrown =
      event.type === 'pointerup' ? readThrow([...samples, sampleOf(event)], height) : null
    sheet?.removeAttribute('data-dragged')
    if (!thrown) {
      shift(sheet, 0, height)
      return
    }
    sheet?.setAttribute('data-thrown', '')
    sheet?.style.setProperty('--throw', `${thrown.ms}ms`)
    onThrow()
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || isControl(event.target)) return
      const sheet = event.currentTarget.closest<HTMLElement>('[data-sheet]')
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      drag.current = { samples: [sampleOf(event)], sheet: isStill ? null : sheet }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const { samples, sheet } = drag.current ?? {}
      const first = samples?.[0]
      if (!samples || !first) return
      samples.push(sampleOf(event))
      sheet?.setAttribute('data-dragged', '')
      shift(sheet, event.clientY - first.y, sheet?.offsetHeight ?? 1)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

function sampleOf(event: PointerEvent): Sample {
  return { y: event.clientY, at: event.timeStamp }
}

/** Moves the sheet, and brightens what is behind it by as much. */
function shift(sheet: HTMLElement | null | undefined, pixels: number, height: number): void {
  if (!sheet) return
  const down = Math.max(0, pixels)
  sheet.style.translate = down === 0 ? '' : `0 ${down}px`
  sheet.parentElement?.style.setProperty('--pulled', `${Math.min(1, down / height)}`)
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, input') !== null
}
