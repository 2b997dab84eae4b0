import { fullBatch } from './plan-batch.ts'
import type { PlanLimits } from './plan-batch.ts'

/** How much may be in flight at once, according to how long the last batches took. */
export interface Pace {
  /** Batches in flight. */
  lanes(): number
  limits(): Pick<PlanLimits, 'mutations' | 'bytes'>
  /** A batch ended, successfully or not, after this many milliseconds. */
  took(ms: number): void
}

/** As many connections as a browser opens to one host without HTTP/2: more would only queue up. */
const maxLanes = 6
const minMutations = 10

const quickMs = 4000
const slowMs = 8000

/**
 * Full speed until a batch is slow; each slow batch halves everything, so that on a slow connection a batch arrives
 * before its timeout, and each quick one doubles it again.
 */
export function createPace(): Pace {
  let part = 1
  const least = minMutations / fullBatch.mutations
  return {
    lanes: () => Math.max(1, Math.floor(maxLanes * part)),
    limits: () => ({
      mutations: Math.round(fullBatch.mutations * part),
      bytes: fullBatch.bytes * part,
    }),
    took(ms) {
      if (ms > slowMs) part = Math.max(least, part / 2)
      else if (ms < quickMs) part = Math.min(1, part * 2)
    },
  }
}
