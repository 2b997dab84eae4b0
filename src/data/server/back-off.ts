import type { Random } from '../local/ports.ts'

const second = 1000
const longest = 5 * 60 * second
const hour = 60 * 60 * second

/** After this many failures by itself a mutation is tried only rarely, so that it does not delay others. */
export const quarantineAfter = 20

/** Full jitter: a random wait up to a cap that doubles, so that devices spread out. Milliseconds. */
export function backOff(failures: number, random: Random): number {
  return Math.round(random.next() * Math.min(longest, second * 2 ** Math.min(failures, 16)))
}

/** The wait after the server asked for a pause without saying how long. Milliseconds. */
export function busyBackOff(random: Random): number {
  return Math.round(longest * (0.5 + random.next() / 2))
}

/** The wait of one mutation that fails while others pass. Milliseconds. */
export function aloneBackOff(failures: number, random: Random): number {
  if (failures >= quarantineAfter) return Math.round(hour * (0.5 + random.next()))
  return backOff(failures, random)
}

/** The longest wait possible: a `notBefore` further away means that the clock has jumped. */
export const longestWait = 1.5 * hour
