/** Beyond this the skill or place of a person matters more than what they cost. */
const mostMinutes = 60

/** So that one wrong amount does not decide everything. */
const mostDearness = 10

/**
 * How much dearer an hour of each of some people is than one of the cheapest of all, as a share of the mean: 0.2 where
 * the difference is a fifth of what an hour costs on average. `costs` are minor units; 0 is not recorded and counts as
 * the mean of those that are. `all` are those of everyone in the company.
 */
export function dearnessOf(costs: readonly number[], all: readonly number[]): readonly number[] {
  const known = all.filter((cost) => cost > 0)
  if (known.length === 0) return costs.map(() => 0)
  const mean = known.reduce((sum, cost) => sum + cost, 0) / known.length
  const cheapest = Math.min(...known)
  return costs.map((cost) =>
    Math.max(0, Math.min(mostDearness, ((cost > 0 ? cost : mean) - cheapest) / mean)),
  )
}

/**
 * What it costs to give work of some planned minutes to someone so much dearer than the cheapest, in minutes of driving
 * that we would accept instead, up to an hour. A minute of driving is a minute of a person who costs the mean, so the
 * difference in money is worth as many minutes as that person works for it.
 */
export function dearnessCost(dearness: number, minutes: number): number {
  return Math.min(mostMinutes, dearness * minutes)
}
