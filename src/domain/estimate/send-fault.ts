import type { Estimate } from '../entities/estimate.ts'
import type { Problem } from '../problem.ts'
import { estimateContent, linesOfOption } from './estimate-content.ts'
import { optionTotals } from './estimate-totals.ts'

/** Why a draft cannot be sent: an option without lines, or sums that are too large; null where it can. */
export function sendFault(estimate: Estimate): Problem | null {
  const { options, lines } = estimateContent(estimate)
  const sums = options.map((option) => linesOfOption(lines, option.id))
  if (sums.length === 0 || sums.some((own) => own.length === 0)) return { type: 'estimate/empty' }
  if (sums.some((own) => optionTotals(estimate, own) === null))
    return { type: 'estimate/too-large' }
  return null
}
