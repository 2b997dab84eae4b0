/** The time and what waits for it; real, or turned by a test. */
export interface Timer {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs a function once, `ms` from now; returns what cancels it. */
  after(ms: number, run: () => void): () => void
}

/** The longest time that setTimeout can wait. */
const longest = 2 ** 31 - 1

/** The time of this machine. What waits does not keep the process alive. */
export function createTimer(now: () => number = Date.now): Timer {
  return {
    now,
    after(ms, run) {
      const timeout = setTimeout(run, Math.min(ms, longest))
      timeout.unref()
      return () => clearTimeout(timeout)
    },
  }
}

export interface VirtualTimer extends Timer {
  /** Turns the clock forward; what is due on the way runs at its own time, in order. */
  advance(ms: number): void
}

/** A clock that stands still until it is turned. */
export function createVirtualTimer(start: number): VirtualTimer {
  let now = start
  let count = 0
  const waiting = new Map<number, { readonly at: number; readonly run: () => void }>()
  return {
    now: () => now,
    after(ms, run) {
      const id = (count += 1)
      waiting.set(id, { at: now + ms, run })
      return () => waiting.delete(id)
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const [next] = [...waiting].sort(([, a], [, b]) => a.at - b.at)
        if (!next || next[1].at > end) break
        waiting.delete(next[0])
        now = Math.max(now, next[1].at)
        next[1].run()
      }
      now = end
    },
  }
}
