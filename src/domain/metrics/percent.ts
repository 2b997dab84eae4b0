import type { Share } from './tally.ts'

/** With fewer cases a percentage would say more than is known. */
const minCases = 20

/** A share in whole percent; null with too few cases, given apart where a share is not of cases. */
export function percentOf({ count, of }: Share, cases = of): number | null {
  return cases < minCases || of <= 0 ? null : Math.round((count / of) * 100)
}
