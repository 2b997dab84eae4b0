import { useLayoutEffect, useState } from 'react'
import { whenIdle } from '#lib/when-idle.ts'
import { createStretchView, type StretchView } from './create-stretch-view.ts'

/** How far beyond the screen is drawn, in pixels: little for the first frame, further once the day is scrolled. */
const firstPx = 200
const marginPx = 600
/** Where less than this is left of it, more is drawn. */
const leastPx = 250

/**
 * The minutes of the day to draw: those on the screen and a margin on both sides. Only who subscribes to it renders
 * again when the day is scrolled sideways.
 */
export function useViewStretch(scroller: () => HTMLElement | null, ppm: number): StretchView {
  const [view] = useState(createStretchView)
  // Before the first paint, or it would show empty lanes.
  useLayoutEffect(() => {
    const element = scroller()
    if (!element) return undefined
    let isWaiting = false
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
      return left >= from * ppm && Math.min(element.scrollWidth, end) <= to * ppm
    }
    const onScroll = () => {
      if (!isDrawn(0)) return draw(marginPx, true)
      if (isWaiting || isDrawn(leastPx)) return
      // What is on the screen is drawn already, so the frame of the scroll need not wait for more.
      isWaiting = true
      void whenIdle().then(() => isWaiting && draw(marginPx, false))
    }
    draw(firstPx, true)
    const sizes = new ResizeObserver(() => isDrawn(0) || draw(marginPx, true))
    sizes.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', onScroll)
      isWaiting = false
    }
  }, [scroller, ppm, view])
  return view
}
