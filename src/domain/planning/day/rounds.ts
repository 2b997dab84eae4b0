/** How much a search may spend. */
export interface RoundLength {
  readonly unit: 'ms' | 'steps'
  readonly length: number
}

/** The first round, and how many times as long the longest is; each round is twice as long as the one before. */
const first = { ms: 1000, steps: 4000 }
const longest = 8

export interface Rounds {
  spend(unit: RoundLength['unit'], amount: number): void
  /** How much of the round is over, from 0 to 1. */
  share(): number
  isOver(): boolean
  next(): void
}

/** Rounds of a search, so that good plans show early. With a total, the last one ends with it. */
export function createRounds(total?: RoundLength): Rounds {
  let unit: RoundLength['unit'] = total?.unit ?? 'ms'
  let left = total?.length ?? Infinity
  let spent = 0
  let factor = 1
  // Two short rounds in place of one long one are worth less than a long one.
  const lengthOf = (): number => {
    const length = first[unit] * factor
    return left < 2.5 * length ? left : length
  }
  let length: number | null = null
  return {
    spend(what, amount) {
      if (length === null || what !== unit) {
        unit = what
        length = lengthOf()
      }
      spent += amount
    },
    share: () => Math.min(1, spent / (length ?? 1)),
    isOver: () => length !== null && spent >= length,
    next() {
      left = Math.max(first[unit], left - spent)
      spent = 0
      factor = Math.min(longest, factor * 2)
      length = lengthOf()
    },
  }
}
