import type * as code from './scroll-position.ts'
import type { ScrollTarget } from './scroll-position.ts'

type ScrollPosition = typeof code

let loaded: ScrollPosition | undefined

/** Reads and restores scroll positions; undefined until its code has loaded. */
export const scrollPosition = (): ScrollPosition | undefined => loaded

/** Loads that code after the first paint. */
async function loadScrollPosition(): Promise<ScrollPosition> {
  return (loaded ??= await import('./scroll-position.ts'))
}

/**
 * Calls `restoreScroll` once its code has loaded, unless the user has interacted by then. Returns a function
 * to stop it.
 */
export function restoreScrollOnceLoaded(target: ScrollTarget): () => void {
  if (loaded) return loaded.restoreScroll(target)
  let release: (() => void) | undefined
  let isEnded = false
  const inputs = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const
  const stopListening = () => {
    for (const input of inputs) removeEventListener(input, end, { capture: true })
  }
  const end = () => {
    isEnded = true
    stopListening()
    release?.()
  }
  for (const input of inputs) addEventListener(input, end, { capture: true, passive: true })
  const hold = async () => {
    const { restoreScroll } = await loadScrollPosition()
    stopListening()
    if (!isEnded) release = restoreScroll(target)
  }
  hold().catch(reportError)
  return end
}
