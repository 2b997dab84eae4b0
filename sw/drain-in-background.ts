import type { DrainResult } from '#data/outbox/drain/types.ts'

export interface BackgroundHost {
  drain(budgetMs: number): Promise<DrainResult>
  now(): number
  sleep(ms: number): Promise<void>
  /** Asks the browser for another sync event. */
  registerAgain(): Promise<void>
}

/** Browsers end a sync event after three minutes; this stops before. */
const budgetMs = 150_000
/** The wait while a page is draining. */
const busyMs = 3000

/**
 * One Background Sync event: drains until nothing is left to send. While a page is draining it waits, because that page
 * may be closed with work left. Rejects if the server cannot be reached, so that the browser repeats the event.
 */
export async function drainInBackground(host: BackgroundHost): Promise<void> {
  const end = host.now() + budgetMs
  for (;;) {
    const left = end - host.now()
    if (left <= 0) return host.registerAgain()
    const result = await host.drain(left)
    switch (result.kind) {
      case 'idle':
        return
      case 'busy':
        await host.sleep(busyMs)
        break
      case 'left':
        if (result.nextAt > end) return host.registerAgain()
        await host.sleep(Math.max(0, result.nextAt - host.now()))
        break
      case 'paused': {
        const { reason, until } = result.pause
        if (reason === 'signIn') return
        if (reason === 'unreachable') throw new Error('The server could not be reached')
        if (until > end) return host.registerAgain()
        await host.sleep(Math.max(0, until - host.now()))
      }
    }
  }
}
