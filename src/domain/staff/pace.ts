import { wholeBetween } from '../entities/whole-between.ts'

/** How long a person takes for work, in percent of its planned minutes. */
export const paceLimits = { least: 50, most: 200, usual: 100 } as const

export const pace = wholeBetween(paceLimits.least, paceLimits.most, 'pace')

/** Beyond this the skill or place of a person matters more than how long they take. */
const mostMinutes = 60

interface Paced {
  readonly pace: number
}

/** How much longer each of some people takes than the fastest of them: 0.2 for a fifth longer. */
export function slownessOf(people: readonly (Paced | null)[]): readonly number[] {
  const all = people.map((person) => person?.pace ?? paceLimits.usual)
  const fastest = Math.min(...all)
  return all.map((one) => (one - fastest) / 100)
}

/**
 * What it costs to give work of some planned minutes to someone so much slower than the fastest: the minutes that they
 * take longer, up to an hour.
 */
export function slownessCost(slowness: number, minutes: number): number {
  return Math.min(mostMinutes, slowness * minutes)
}
