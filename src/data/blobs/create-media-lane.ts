import type { Drain } from '../outbox/drain/create-drain.ts'
import { isPaused } from '../server/is-paused.ts'
import type { DrainResult } from '../outbox/drain/types.ts'
import type { Pause } from '../local/ports.ts'
import { createBlobLane } from './create-blob-lane.ts'
import type { Step } from './create-blob-lane.ts'
import { createPingLane } from './create-ping-lane.ts'
import type { MediaPorts } from './types.ts'

/** When a mutation could be sent, this lane stops and looks again after this many milliseconds. */
const yieldMs = 1000

interface Lane {
  step(): Promise<Step>
}

/**
 * Sends photos, and when there are none to send, positions. Before every chunk it yields to mutations that could be
 * sent, so that a slow upload never delays a status change. One runs per user and device.
 */
export function createMediaLane(ports: MediaPorts, more: readonly Lane[] = []): Drain {
  const { uid, store, clock, locks } = ports
  const lanes: readonly Lane[] = [createBlobLane(ports), createPingLane(ports), ...more]
  /** The pause that the server asked for last. */
  let currentPause: Pause | undefined

  async function drain(budgetMs: number, lost: () => boolean): Promise<DrainResult> {
    const startedAt = clock.now()
    if (currentPause && isPaused(currentPause, false, startedAt))
      return { kind: 'paused', pause: currentPause }
    currentPause = undefined
    while (!lost()) {
      if (clock.now() - startedAt >= budgetMs) return { kind: 'left', nextAt: clock.now() }
      if (await store.isWorkDue(clock.now())) return { kind: 'left', nextAt: clock.now() + yieldMs }
      const step = await firstStep()
      if (step.kind === 'stop') {
        const at = clock.now()
        const pause: Pause = { reason: step.reason, at, until: at + step.wait, failures: 1 }
        if (step.reason === 'busy') currentPause = pause
        return { kind: 'paused', pause }
      }
      if (step.kind === 'idle') break
    }
    const nextAt = await store.nextDue(clock.now())
    return nextAt === null ? { kind: 'idle' } : { kind: 'left', nextAt }
  }

  async function firstStep(): Promise<Step> {
    for (const lane of lanes) {
      const step = await lane.step()
      if (step.kind !== 'idle') return step
    }
    return { kind: 'idle' }
  }

  return {
    async run({ budgetMs = Infinity } = {}) {
      const result = await locks.tryRun(`media:${uid}`, (lost) => drain(budgetMs, lost))
      return result ?? { kind: 'busy' }
    },
  }
}
