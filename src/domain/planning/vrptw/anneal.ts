import type { Random } from '../random.ts'
import type { Search } from './search.ts'

/** The temperature at the beginning and at the end, in mean legs: how much longer a plan may become in one step. */
const hot = 1
const cold = 0.05

/** Steps from one temperature to the next. */
const stepsPerTemperature = 64

export interface Annealing {
  /** One change, kept if it is short enough for the temperature. Whether it was kept. */
  step(): boolean
}

/** Cools down while `share` goes from 0 to 1. */
export function createAnnealing(
  search: Search,
  random: Random,
  meanLeg: number,
  share: () => number,
): Annealing {
  const { ruined } = search
  let temperature = hot * meanLeg
  let untilCooler = 0
  return {
    step() {
      if (untilCooler === 0) {
        untilCooler = stepsPerTemperature
        temperature = meanLeg * hot * (cold / hot) ** Math.min(1, share())
      }
      untilCooler -= 1
      const missing = ruined.absent
      search.change()
      const isKept =
        ruined.absent < missing ||
        (ruined.absent === missing &&
          search.difference() < -temperature * Math.log(1 - random.next()))
      if (!isKept) search.undo()
      return isKept
    },
  }
}
