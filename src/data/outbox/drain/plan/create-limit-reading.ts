import { defaultReading } from './commit-cost.ts'
import type { LimitReading } from './commit-cost.ts'

/** How Firestore's limits are read at the moment: strictly after a refusal for which only the cost can be blamed so far. */
export interface ReadLimits {
  readonly reading: () => LimitReading
  readonly readStrictly: () => void
  readonly reset: () => void
}

export function createLimitReading(configured: LimitReading = defaultReading): ReadLimits {
  let reading = configured
  return {
    reading: () => reading,
    readStrictly() {
      reading = 'strict'
    },
    reset() {
      reading = configured
    },
  }
}
