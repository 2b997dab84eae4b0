import type { VrptwOptions } from './types.ts'

const defaultSteps = 50_000

/** Steps from one look at the clock to the next. */
const stepsPerReading = 32

export interface Budget {
  /** Counts one step. */
  count(): void
  readonly steps: () => number
  /** How much of it is spent, from 0 to 1. */
  share(): number
  /** Reads the clock now. */
  read(): void
  /** Milliseconds since the start, 0 without a clock. */
  elapsed(): number
}

/** What a search may spend: steps, or milliseconds of a clock. */
export function createBudget({
  steps,
  ms,
  now = () => 0,
  started = now(),
}: Pick<VrptwOptions, 'steps' | 'ms' | 'now' | 'started'>): Budget {
  const most = steps ?? (ms === undefined ? defaultSteps : Infinity)
  let done = 0
  let share = 0
  const read = (): void => {
    share = Math.max(done / most, ms === undefined ? 0 : (now() - started) / ms)
  }
  return {
    count() {
      done += 1
      if (ms === undefined) share = done / most
      else if (done % stepsPerReading === 0 || done >= most) read()
    },
    steps: () => done,
    share: () => share,
    read,
    elapsed: () => now() - started,
  }
}
