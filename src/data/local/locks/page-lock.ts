/** Held by every page that may have databases open. */
const name = 'daybook-page'
/** How long other pages have to release it, in milliseconds: they are told to reload. */
const maxWaitMs = 4000

/** From now on other pages can tell that this page is alive. */
export function holdPageLock(): void {
  void navigator.locks
    ?.request(name, { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(() => undefined)
}

/**
 * Runs `work` while no other page is alive; new pages wait until it is done. If others stay, or the browser cannot
 * tell, it runs beside them.
 */
export async function runWithoutOtherPages<T>(work: (alone: boolean) => Promise<T>): Promise<T> {
  const { locks } = navigator
  if (!locks) return work(false)
  let begun = false
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(maxWaitMs) }, () => {
      begun = true
      return work(true)
    })
  } catch (error) {
    if (begun) throw error
    return work(false)
  }
}
