import { firstContent } from '../boot/first-content-paint.ts'
import type * as code from './scroll-position.ts'
import type { ScrollTarget } from './scroll-position.ts'

type ScrollPosition = typeof code

let loaded: ScrollPosition | undefined

/** Reads and restores scroll positions; undefined until its code has loaded. */
export const scrollPosition = (): ScrollPosition | undefined => loaded

async function loadScrollPosition(): Promise<ScrollPosition> {
  return (loaded ??= await import('./scroll-position.ts'))
}

/** Whether something may be out of place as soon as the page is there. A page that opens at its top has time. */
function isUrgent(target: ScrollTarget): boolean {
  if (target.type === 'asLeft') {
    return Object.values(target.left.positions).some(({ top }) => top > 0)
  }
  // Only an address below another, or with a query, names a row to show.
  return location.search !== '' || location.pathname.lastIndexOf('/') > 0
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
    // The page may be left by this very press, and its scroll position is read then.
    loadScrollPosition().catch(reportError)
  }
  for (const input of inputs) addEventListener(input, end, { capture: true, passive: true })
  const hold = async () => {
    if (!isUrgent(target)) await firstContent()
    const { restoreScroll } = await loadScrollPosition()
    stopListening()
    if (!isEnded) release = restoreScroll(target)
  }
  hold().catch(reportError)
  return end
}
