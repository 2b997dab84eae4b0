import type * as code from './scroll-position.ts'
import type { Wanted } from './scroll-position.ts'

type ScrollPosition = typeof code

let loaded: ScrollPosition | undefined

/** What reads and restores how far things are scrolled; undefined until its code is there. */
export const scrollPosition = (): ScrollPosition | undefined => loaded

/** Fetches that code, for which the first paint does not wait. */
async function loadScrollPosition(): Promise<ScrollPosition> {
  return (loaded ??= await import('./scroll-position.ts'))
}

/** `holdScroll` as soon as its code is there, unless the person has done something before. Returns what ends it. */
export function holdScrollOnceLoaded(wanted: Wanted): () => void {
  if (loaded) return loaded.holdScroll(wanted)
  let release: (() => void) | undefined
  let isEnded = false
  const inputs = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const
  const stopHearing = () => {
    for (const input of inputs) removeEventListener(input, end, { capture: true })
  }
  const end = () => {
    isEnded = true
    stopHearing()
    release?.()
  }
  for (const input of inputs) addEventListener(input, end, { capture: true, passive: true })
  const hold = async () => {
    const { holdScroll } = await loadScrollPosition()
    stopHearing()
    if (!isEnded) release = holdScroll(wanted)
  }
  hold().catch(reportError)
  return end
}
