import type { Locks } from '../ports.ts'

/** Locks that can also be waited for. */
export interface WaitingLocks extends Locks {
  run<T>(name: string, work: () => Promise<T>): Promise<T>
}

/** Where lock holders leave heartbeats that other tabs and the worker can see. */
export interface Heartbeats {
  beat(name: string, at: number): Promise<void>
  /** Milliseconds of the device's clock; null if there is none. */
  last(name: string): Promise<number | null>
}

const beatEveryMs = 5000
/** A holder that is silent for this long is frozen or dead: its lock is taken over. */
const staleAfterMs = 60_000

/**
 * Web Locks with a heartbeat: a tab that froze while holding the lock (back-forward cache, a sleeping phone) loses it
 * after a minute. Without Web Locks every context runs by itself; receipts make that harmless.
 */
export function createWebLocks(
  manager: LockManager | undefined,
  heartbeats: Heartbeats,
  now: () => number = Date.now,
): WaitingLocks {
  async function hold<T>(
    name: string,
    work: (lost: () => boolean) => Promise<T>,
    isLost: () => boolean,
  ): Promise<T> {
    await heartbeats.beat(name, now())
    const timer = setInterval(() => {
      if (!isLost()) void heartbeats.beat(name, now()).catch(() => undefined)
    }, beatEveryMs)
    try {
      return await work(isLost)
    } finally {
      clearInterval(timer)
    }
  }

  return {
    async tryRun(name, work) {
      if (!manager) return work(() => false)
      const first = await attempt(manager, name, { ifAvailable: true }, work)
      if (first.held) return first.value
      const beat = await heartbeats.last(name)
      const age = beat === null ? 0 : now() - beat
      if (Math.abs(age) < staleAfterMs) return undefined
      const second = await attempt(manager, name, { steal: true }, work)
      return second.held ? second.value : undefined
    },
    async run(name, work) {
      if (!manager) return work()
      return manager.request(name, () => work())
    },
  }

  async function attempt<T>(
    locks: LockManager,
    name: string,
    options: LockOptions,
    work: (lost: () => boolean) => Promise<T>,
  ): Promise<{ held: true; value: T | undefined } | { held: false }> {
    let lost = false
    let held = false
    let finished: Promise<T> | undefined
    try {
      await locks.request(name, options, async (lock) => {
        if (!lock) return
        held = true
        finished = hold(name, work, () => lost)
        await finished
      })
    } catch (error) {
      if (!held || !isAbort(error)) throw error
      lost = true
    }
    return held ? { held, value: await finished } : { held: false }
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
