import { useLayoutEffect, useState } from 'react'
import { createLiveValue, type LiveValue } from '#lib/live-value.ts'
import { whenIdle } from '#lib/when-idle.ts'
import type { Stretch } from './lane-model.ts'

/** The drawn part of the day moves in steps of this many pixels, and reaches this far beyond the screen. */
const stepPx = 200
const marginPx = 400

/**
 * The minutes of the day to draw: those on the screen and a margin on both sides. Only who subscribes to it renders
 * again when the day is scrolled sideways.
 */
export function useViewStretch(
  scroller: () => HTMLElement | null,
  ppm: number,
): LiveValue<Stretch> {
  const [view] = useState(() => createLiveValue<Stretch>({ from: 0, to: 0 }))
  // Before the first paint, or it would show empty lanes.
  useLayoutEffect(() => {
    const element = scroller()
    if (!element) return undefined
    let isWaiting = false
    const update = () => {
      isWaiting = false
      const first = Math.floor(element.scrollLeft / stepPx) * stepPx
      const from = (first - marginPx) / ppm
      const to = (first + element.clientWidth + stepPx + marginPx) / ppm
      const now = view.get()
      if (now.from !== from || now.to !== to) view.set({ from, to })
    }
    const onScroll = () => {
      const [left, right] = [element.scrollLeft, element.scrollLeft + element.clientWidth]
      const { from, to } = view.get()
      if (left < from * ppm || right > to * ppm) return update()
      if (isWaiting) return
      // What is on the screen is drawn already, so the frame of the scroll need not wait for more.
      isWaiting = true
      void whenIdle().then(() => isWaiting && update())
    }
    update()
    const sizes = new ResizeObserver(update)
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
