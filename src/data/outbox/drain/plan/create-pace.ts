import { fullBatch } from './plan-batch.ts'
import type { PlanLimits } from './plan-batch.ts'

/** How much may be under way at once, by how long the last batches took. */
export interface Pace {
  /** Batches in flight. */
  lanes(): number
  limits(): Pick<PlanLimits, 'mutations' | 'bytes'>
  /** A batch came to its end, well or not, after so many milliseconds. */
  took(ms: number): void
}

/** As many as a browser opens to one host where it does not speak HTTP/2: more would only queue up. */
const mostLanes = 6
const fewestMutations = 10

const quickMs = 4000
const slowMs = 8000

/**
 * Full speed until a batch is slow; then half of all with each slow one, so that on a thin line what is
 * sent together arrives before its time is up, and the double again with each quick one.
 */
export function createPace(): Pace {
  let part = 1
  const least = fewestMutations / fullBatch.mutations
  return {
    lanes: () => Math.max(1, Math.floor(mostLanes * part)),
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
