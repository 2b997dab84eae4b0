import { useEffect, useState } from 'react'
import type { Stretch } from './lane-model.ts'

/** The drawn part of the day moves in steps of this many pixels, and reaches as far beyond the screen. */
const stepPx = 400

/** The minutes of the day to draw: those on the screen and a margin on both sides. */
export function useViewStretch(scroller: () => HTMLElement | null, ppm: number): Stretch {
  const [view, setView] = useState<Stretch>({ from: 0, to: 0 })
  useEffect(() => {
    const element = scroller()
    if (!element) return undefined
    const update = () => {
      const first = Math.floor(element.scrollLeft / stepPx) * stepPx
      const from = (first - stepPx) / ppm
      const to = (first + element.clientWidth + 2 * stepPx) / ppm
      setView((now) => (now.from === from && now.to === to ? now : { from, to }))
    }
    update()
    const sizes = new ResizeObserver(update)
    sizes.observe(element)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [scroller, ppm])
  return view
}
