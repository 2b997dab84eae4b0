import type * as code from './scroll-position.ts'
import type { Wanted } from './scroll-position.ts'

type ScrollPosition = typeof code

let loaded: ScrollPosition | undefined

/** Reads and restores scroll positions; undefined until its code has loaded. */
export const scrollPosition = (): ScrollPosition | undefined => loaded

/** Loads that code after the first paint. */
async function loadScrollPosition(): Promise<ScrollPosition> {
  return (loaded ??= await import('./scroll-position.ts'))
}

/**
 * Calls `holdScroll` once its code has loaded, unless the user has interacted by then. Returns a function
 * to stop it.
 */
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
