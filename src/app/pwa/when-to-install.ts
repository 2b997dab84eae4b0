import type { Data } from '#data/index.ts'
import { whenIdle } from '#lib/when-idle.ts'

/** The longest that somebody who looks around, or whose first load takes its time, waits; in milliseconds. */
const patience = 20_000

/**
 * Resolves when the app's files may be put on this device: after the first load, which needs the same processor
 * and network and is what the person waits for. It is not waited for any longer where they leave the page. A device
 * that has the files does not wait.
 */
export async function whenToInstall({
  session,
  status,
}: Pick<Data, 'session' | 'status'>): Promise<void> {
  if (navigator.serviceWorker?.controller) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, patience)
    // The status of before is not that of whoever has just signed in.
    let isKnown = false
    const stops = [
      session.subscribe(() => {
        isKnown = false
      }),
      status.subscribe(() => {
        isKnown = true
        look()
      }),
    ]
    document.addEventListener('visibilitychange', look)
    look()

    function look() {
      const now = session.get()
      const isInside = now?.kind === 'signedIn' && !now.loading
      const isLoaded = isInside && isKnown && status.get()?.download === null
      if (isLoaded || document.visibilityState === 'hidden') end()
    }
    function end() {
      clearTimeout(timer)
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
  })
  await whenIdle()
}
