import { useLayoutEffect, useState } from 'react'
import { whenIdle } from '#lib/when-idle.ts'
import { useLatest } from '#ui/use-latest.ts'
import { createStretchView, type StretchView } from './create-stretch-view.ts'

/**
 * With at most this many bars in a lane on average, the whole day is drawn once the first frame was: drawing more while
 * the day is scrolled costs several frames each time, and bars that lie ready cost the frame of a scroll nothing.
 */
const fewBars = 48
/** How far beyond the screen is drawn, in pixels: little for the first frame, further once the day is scrolled. */
const firstPx = 200
const marginPx = 600
/** Where less than this is left of it, more is drawn. */
const leastPx = 250

interface DaySize {
  readonly minutes: number
  /** How many bars a lane has on average. */
  readonly barsOfLane: number
}

/**
 * The minutes of the day to draw: first those on the screen and a margin on both sides, then the whole day. Only who
 * subscribes to it renders again when it changes.
 */
export function useViewStretch(
  scroller: () => HTMLElement | null,
  ppm: number,
  day: DaySize,
): StretchView {
  const size = useLatest(day)
  const [view] = useState(createStretchView)
  // Before the first paint, or it would show empty lanes.
  useLayoutEffect(() => {
    const element = scroller()
    if (!element) return undefined
    let isWaiting = false
    const ahead = () => (size.current.barsOfLane <= fewBars ? Infinity : marginPx)
    const draw = (margin: number, isMissing: boolean) => {
      isWaiting = false
      const from = (element.scrollLeft - margin) / ppm
      const to = (element.scrollLeft + element.clientWidth + margin) / ppm
      view.set({ from, to }, isMissing)
    }
    /** Whether the screen and this many pixels on either side of it are drawn, as far as the day reaches. */
    const isDrawn = (beyond: number) => {
      const { from, to } = view.get()
      const left = Math.max(0, element.scrollLeft - beyond)
      const end = element.scrollLeft + element.clientWidth + beyond
      return left >= from * ppm && Math.min(size.current.minutes * ppm, end) <= to * ppm
    }
    const onScroll = () => {
      if (!isDrawn(0)) return draw(marginPx, true)
      if (!isDrawn(leastPx)) drawWhenIdle()
    }
    // What is on the screen is drawn already, so the frame of the scroll need not wait for more.
    const drawWhenIdle = () => {
      if (isWaiting) return
      isWaiting = true
      void whenIdle().then(() => isWaiting && draw(ahead(), false))
    }
    draw(firstPx, true)
    if (!isDrawn(ahead())) drawWhenIdle()
    const sizes = new ResizeObserver(() => isDrawn(0) || draw(marginPx, true))
    sizes.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', onScroll)
      isWaiting = false
    }
  }, [scroller, ppm, view, size])
  return view
}
