import type { Drain } from '../outbox/drain/create-drain.ts'
import type { DrainResult } from '../outbox/drain/types.ts'
import { report } from '../report.ts'

export interface Drainer {
  /** Drains now; `fresh` means there is news, which ends a pause due to a missing answer. */
  readonly drain: (fresh: boolean) => Promise<void>
  readonly stop: () => void
}

/** While another context drains, look again after this many milliseconds. */
const busyMs = 5000
/** Longer timers are useless: the page is woken up before. */
const longestTimer = 10 * 60_000

/** Runs the engine in this page: one run at a time, another one if requested meanwhile, and when something is due. */
export function createDrainer(
  engine: Drain,
  onResult: (result: DrainResult) => void,
  now: () => number = Date.now,
): Drainer {
  let running: Promise<void> | undefined
  let again = false
  let againFresh = false
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function loop(fresh: boolean): Promise<void> {
    let isFresh = fresh
    do {
      again = false
      const result = await engine.run({ fresh: isFresh })
      if (stopped) return
      onResult(result)
      schedule(result)
      isFresh = againFresh
      againFresh = false
    } while (again)
  }

  function schedule(result: DrainResult): void {
    clearTimeout(timer)
    const wait = waitOf(result, now())
    if (wait === null || stopped) return
    timer = setTimeout(() => void drain(false), Math.min(longestTimer, Math.max(0, wait)))
  }

  function drain(fresh: boolean): Promise<void> {
    if (stopped) return Promise.resolve()
    if (running) {
      again = true
      againFresh ||= fresh
      return running
    }
    running = loop(fresh)
      .catch((error: unknown) => {
        // Stopping closes the database under a run: that is not an error.
        if (stopped) return
        report('Sending broke off', error)
        timer = setTimeout(() => void drain(false), busyMs)
      })
      .finally(() => {
        running = undefined
      })
    return running
  }

  return {
    drain,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** Milliseconds until the next attempt; null if only news or a person helps. */
function waitOf(result: DrainResult, now: number): number | null {
  switch (result.kind) {
    case 'idle':
      return null
    case 'busy':
      return busyMs
    case 'left':
      return Math.max(result.nextAt - now, 100)
    case 'paused':
      return result.pause.reason === 'signIn' ? null : result.pause.until - now
  }
}
