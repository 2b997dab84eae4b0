import type { Data } from '#data/index.ts'
import { whenIdle } from '#lib/when-idle.ts'

/** The longest wait for a guest, or for a first load that takes long, in milliseconds. */
const maxWaitMs = 20_000

/**
 * Resolves when the app's files may be installed on this device: after the first load of the data, which needs the same
 * processor and network and is what the user waits for. It also resolves when the user leaves the page, and at once on a
 * device that already has the files.
 */
export async function whenToInstall({
  session,
  status,
}: Pick<Data, 'session' | 'status'>): Promise<void> {
  if (navigator.serviceWorker?.controller) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, maxWaitMs)
    // After a change of session the last status is the previous user's.
    let isKnown = false
    const stops = [
      session.subscribe(() => {
        isKnown = false
      }),
      status.subscribe(() => {
        isKnown = true
        check()
      }),
    ]
    document.addEventListener('visibilitychange', check)
    check()

    function check() {
      const now = session.get()
      const isSignedIn = now?.kind === 'signedIn' && !now.loading
      const isLoaded = isSignedIn && isKnown && status.get()?.download === null
      if (isLoaded || document.visibilityState === 'hidden') end()
    }
    function end() {
      clearTimeout(timer)
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
  })
  await whenIdle()
}
