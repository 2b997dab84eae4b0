import { ruin } from './ruin.ts'
import { recreate } from './recreate.ts'
import { type Search, beginChange, costOf, difference, undo } from './search.ts'
import { type Snapshot, restore, snapshotOf } from './snapshot.ts'

/** The temperature at the beginning and at the end of a round: minutes that a plan may become worse in one step. */
const hot = 8
const cold = 0.3
/** Each round begins this much colder than the one before, but not colder than this. */
const cooler = 0.6
const leastHot = 1.5
const stepsPerTemperature = 32
/** Differences below this are rounding. */
const epsilon = 1e-6

/** A search that can be continued. */
export interface Annealing {
  /** The best plan so far. */
  readonly best: Snapshot
  /** One change; `share` is how much of the round is over. */
  step(share: number): void
  /** Begins the next round from the best plan. */
  nextRound(): void
}

/** Starts from the present plan at the temperature that the search has after this many rounds. */
export function createAnnealing(search: Search, roundsDone = 0): Annealing {
  const keys = new Float64Array(search.net.visits)
  let cost = costOf(search)
  let best = snapshotOf(search, cost)
  let begins = Math.max(leastHot, hot * cooler ** roundsDone)
  let temperature = begins
  let untilCooler = 0
  return {
    get best() {
      return best
    },
    step(share) {
      if (untilCooler === 0) {
        untilCooler = stepsPerTemperature
        temperature = begins * (cold / begins) ** Math.min(1, share)
      }
      untilCooler -= 1
      beginChange(search)
      ruin(search)
      recreate(search, keys)
      const change = difference(search)
      if (change >= -temperature * Math.log(1 - search.random.next())) {
        undo(search)
        return
      }
      cost += change
      if (cost < best.cost - epsilon) best = snapshotOf(search, cost)
    },
    nextRound() {
      begins = Math.max(leastHot, begins * cooler)
      untilCooler = 0
      restore(search, best)
      cost = best.cost
    },
  }
}
