import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLatest } from '#ui/use-latest.ts'
import { nearestZoom, pinchRatio, wheelZoom } from './zoom-at.ts'
import { zoomSteps } from '../board/board-url.ts'
import type { BoardHandle } from '../board/create-board-handle.ts'

/** What stays where it is on the screen while the board is drawn at another zoom. */
interface Anchor {
  readonly minute: number
  /** In pixels from the left edge of the board. */
  readonly x: number
  readonly zoom: number
}

/** Zooms the day with Ctrl and the wheel, or with two fingers, so that the time beneath them stays there. */
export function useZoom(handle: BoardHandle, zoom: number, onZoom: (zoom: number) => void): void {
  const latest = useLatest({ zoom, onZoom })
  const anchor = useRef<Anchor | null>(null)

  const drawn = useRef(zoom)
  // After the board's own effect, which keeps the left edge where it was.
  useLayoutEffect(() => {
    if (drawn.current === zoom) return
    drawn.current = zoom
    const [stage, scroller] = [handle.stage(), handle.scroller()]
    if (stage && scroller && anchor.current)
      scroller.scrollLeft = stage.left + anchor.current.minute * stage.ppm - anchor.current.x
    // Two quick steps are drawn one after the other, or only the second.
    if (anchor.current?.zoom === zoom) anchor.current = null
  }, [handle, zoom])

  useEffect(() => {
    const root = handle.root()
    if (!root) return undefined
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: false }
    let turned = 0
    let pinch: { readonly distance: number; readonly ppm: number } | null = null

    function zoomTo(next: number, clientX: number): void {
      const [stage, scroller] = [handle.stage(), handle.scroller()]
      const asked = anchor.current?.zoom ?? latest.current.zoom
      if (!stage || !scroller || next === asked) return
      const x = clientX - scroller.getBoundingClientRect().left
      anchor.current = { minute: (scroller.scrollLeft + x - stage.left) / stage.ppm, x, zoom: next }
      latest.current.onZoom(next)
    }

    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey || !isOnBoard(event.target)) return
      event.preventDefault()
      const next = wheelZoom(latest.current.zoom, turned, event.deltaY)
      turned = next.turned
      zoomTo(next.zoom, event.clientX)
    }
    const onTouchStart = ({ touches, target }: TouchEvent) => {
      const [a, b] = touches
      const distance = a && b && isOnBoard(target) ? distanceOf(a, b) : null
      pinch = distance === null ? null : { distance, ppm: zoomSteps[latest.current.zoom] ?? 1 }
    }
    const onTouchMove = (event: TouchEvent) => {
      const [a, b] = event.touches
      if (!pinch || !a || !b) return
      event.preventDefault()
      const ppm = pinch.ppm * pinchRatio(pinch.distance, distanceOf(a, b))
      zoomTo(nearestZoom(ppm), (a.clientX + b.clientX) / 2)
    }
    root.addEventListener('wheel', onWheel, options)
    root.addEventListener('touchstart', onTouchStart, options)
    root.addEventListener('touchmove', onTouchMove, options)
    return () => listening.abort()
  }, [handle, latest])
}

function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-board]') !== null
}

function distanceOf(a: Touch, b: Touch): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
}
