import { hasRow, isOnlyOnServer } from '#data/local/rows/collections.ts'
import { backOff, busyBackOff } from '#data/server/back-off.ts'
import { createPace } from './plan/create-pace.ts'
import { nextDue, planBatch } from './plan/plan-batch.ts'
import { createQueue } from './plan/create-queue.ts'
import { createSender } from './create-sender.ts'
import { isPaused } from '#data/server/is-paused.ts'
import type { Stop } from './attempt.ts'
import type { DrainPorts, DrainResult } from './types.ts'
import type { Pause } from '../../local/ports.ts'

export interface DrainOptions {
  /** No new batch is started after this many milliseconds. */
  readonly budgetMs?: number
  /** There is news (online, visible, the user asked), which ends a pause due to a missing answer. */
  readonly fresh?: boolean
}

export interface Drain {
  run(options?: DrainOptions): Promise<DrainResult>
}

/** How many mutations may fail by themselves in a row before the server is taken to be the cause. */
const aloneLimit = 3

/**
 * The engine that sends the outbox. Everything it touches is passed in, so it runs unchanged in the worker, the page
 * and the tests. One drain runs per user and device; a second one returns 'busy'.
 */
export function createDrain(ports: DrainPorts): Drain {
  const { uid, store, clock, random, locks } = ports
  const sender = createSender(ports)
  const pace = createPace()

  async function drain(
    budgetMs: number,
    fresh: boolean,
    lost: () => boolean,
  ): Promise<DrainResult> {
    const startedAt = clock.now()
    const earlier = await store.readPause()
    if (earlier && isPaused(earlier, fresh, startedAt)) return { kind: 'paused', pause: earlier }
    await store.reclaim()

    const queue = createQueue()
    let lastSeq = 0
    const loadNew = async () => {
      for (const row of await store.load(lastSeq)) {
        // About documents that only a newer app knows: left for that app, and nothing may overtake it.
        const isKnown = row.refs.every((ref) => hasRow(ref) || isOnlyOnServer(ref))
        queue.set(isKnown ? row : { ...row, state: 'needsYou' })
        lastSeq = row.seq
      }
    }
    await loadNew()

    const flying = new Set<Promise<void>>()
    const busy = new Set<number>()
    let stop: Stop | undefined
    /** What the store threw: the drain ends with it, after the batches that are under way. */
    const thrown: unknown[] = []
    let failures = fresh ? 0 : (earlier?.failures ?? 0)
    let aloneInARow = 0
    let pauseStored = earlier !== null
    let mayBeNew = false

    const plan = () =>
      planBatch(queue, busy, clock.now(), { ...pace.limits(), reading: sender.reading() })
    const send = async (seqs: readonly number[]) => {
      const begun = clock.now()
      const sent = await sender.send(seqs)
      pace.took(clock.now() - begun)
      for (const seq of seqs) {
        busy.delete(seq)
        if (!sent.left.has(seq)) queue.delete(seq)
      }
      for (const row of sent.left.values()) queue.set(row)
      if (sent.stop) {
        aloneInARow += 1
        if (sent.stop.alone && aloneInARow < aloneLimit) return
        stop ??= sent.stop
        failures += 1
        return
      }
      aloneInARow = 0
      failures = 0
      if (pauseStored) {
        pauseStored = false
        await store.writePause(null)
      }
      mayBeNew = true
    }

    for (;;) {
      const goesOn = () =>
        !stop && thrown.length === 0 && !lost() && clock.now() - startedAt < budgetMs
      while (flying.size < pace.lanes() && goesOn()) {
        const batch = plan()
        if (batch.length === 0 && mayBeNew) {
          mayBeNew = false
          await loadNew()
          continue
        }
        if (batch.length === 0) break
        for (const row of batch) busy.add(row.seq)
        const flight: Promise<void> = send(batch.map((row) => row.seq))
          .catch((error: unknown) => void thrown.push(error))
          .finally(() => flying.delete(flight))
        flying.add(flight)
        // Planning a batch among ten thousand mutations takes time, and there are several batches.
        if (ports.yieldToMain) await ports.yieldToMain()
      }
      if (flying.size === 0) {
        if (!goesOn()) break
        await loadNew()
        if (plan().length === 0) break
        continue
      }
      await Promise.race(flying)
    }

    if (thrown.length > 0) throw thrown[0]
    if (stop && !lost()) {
      const pause = pauseOf(stop, failures)
      await store.writePause(pause)
      return { kind: 'paused', pause }
    }
    const nextAt = nextDue(queue, clock.now())
    // The cause of the pause has left the queue: later mutations must not wait for it.
    if (pauseStored && nextAt === null && !lost()) await store.writePause(null)
    return nextAt === null ? { kind: 'idle' } : { kind: 'left', nextAt }
  }

  function pauseOf(stop: Stop, failures: number): Pause {
    const wait =
      stop.reason === 'busy'
        ? (stop.retryAfterMs ?? busyBackOff(random))
        : (stop.retryAfterMs ?? backOff(failures, random))
    const at = clock.now()
    return { reason: stop.reason, failures, at, until: at + wait }
  }

  return {
    async run({ budgetMs = Infinity, fresh = false } = {}) {
      const result = await locks.tryRun(`outbox:${uid}`, (lost) => drain(budgetMs, fresh, lost))
      return result ?? { kind: 'busy' }
    },
  }
}
