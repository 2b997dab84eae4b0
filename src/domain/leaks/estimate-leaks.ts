import type { Estimate } from '../entities/estimate.ts'
import { estimateContent, linesOfOption } from '../estimate/estimate-content.ts'
import { optionTotals } from '../estimate/estimate-totals.ts'
import { addDays, localDay } from '../time/local-time.ts'
import type { Leak, LeakKind } from './leak.ts'

/** A customer who has not answered for this many days is asked again. */
const patienceDays = 7

/**
 * The approved estimates of which no order was made, and those that were sent a week or more before this local day and not
 * answered: the approved option, or the cheapest of those offered.
 */
export function estimateLeaks(
  estimates: readonly Estimate[],
  day: string,
  timeZone: string,
): readonly Leak[] {
  const newest = addDays(day, -patienceDays)
  return estimates.flatMap((estimate) => {
    const { status, sentAt } = estimate
    const content = estimateContent(estimate)
    const netOf = (optionId: string) =>
      optionTotals(estimate, linesOfOption(content.lines, optionId))?.netMinor ?? 0
    if (status === 'approved') {
      const { at = estimate.updatedAt, optionId = '' } = content.decision ?? {}
      return [leakOf(estimate, 'approvedEstimate', at, netOf(optionId))]
    }
    if (status !== 'sent' || sentAt === null || localDay(sentAt, timeZone) > newest) return []
    const offers = content.options.map(({ id }) => netOf(id))
    return [leakOf(estimate, 'unansweredEstimate', sentAt, Math.min(...offers, Infinity))]
  })
}

function leakOf(estimate: Estimate, kind: LeakKind, since: string, netMinor: number): Leak {
  const { id, customerId, ref, title, currency } = estimate
  const amountMinor = Number.isFinite(netMinor) ? netMinor : 0
  return { kind, id, customerId, title: `${ref} ${title}`, since, amountMinor, currency }
}
