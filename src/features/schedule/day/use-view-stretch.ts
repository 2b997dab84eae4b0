import { useLayoutEffect, useState } from 'react'
import { whenIdle } from '#lib/when-idle.ts'
import { createStretchView, type StretchView } from './create-stretch-view.ts'

/** The drawn part of the day moves in steps of this many pixels, and reaches this far beyond the screen. */
const stepPx = 200
const marginPx = 400

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
    const update = (isMissing: boolean) => {
      isWaiting = false
      const first = Math.floor(element.scrollLeft / stepPx) * stepPx
      const from = (first - marginPx) / ppm
      const to = (first + element.clientWidth + stepPx + marginPx) / ppm
      view.set({ from, to }, isMissing)
    }
    const onScroll = () => {
      const [left, right] = [element.scrollLeft, element.scrollLeft + element.clientWidth]
      const { from, to } = view.get()
      if (left < from * ppm || right > to * ppm) return update(true)
      if (isWaiting) return
      // What is on the screen is drawn already, so the frame of the scroll need not wait for more.
      isWaiting = true
      void whenIdle().then(() => isWaiting && update(false))
    }
    update(true)
    const sizes = new ResizeObserver(() => update(true))
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
