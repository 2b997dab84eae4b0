import type { Estimate } from '../entities/estimate.ts'
import { limits } from '../entities/fields.ts'
import { estimateContent, linesOfOption } from './estimate-content.ts'
import { optionTotals } from './estimate-totals.ts'

/** The id of the order that an estimate becomes: always the same, so that two people convert it once. */
export function convertedOrderId(estimateId: string): string {
  return `${estimateId}_order`
}

/** The id of the estimate that an order with this id was made from, if one was. */
export function estimateIdOf(orderId: string): string | null {
  return orderId.endsWith('_order') ? orderId.slice(0, -'_order'.length) : null
}

/** What the order of an approved estimate says. */
export interface ConvertedOrder {
  readonly title: string
  /** The lines of the approved option. */
  readonly description: string
  /** Without tax, in minor units; null where it is not in the company's currency, or is below zero. */
  readonly fixedPriceMinor: number | null
}

/** The work of the approved option, at its price; `currency` is the company's. */
export function orderOfEstimate(estimate: Estimate, currency: string): ConvertedOrder {
  const content = estimateContent(estimate)
  const option = content.options.find(({ id }) => id === content.decision?.optionId)
  const lines = linesOfOption(content.lines, option?.id ?? '')
  const names = lines.map(({ name, note, quantityMilli }) => {
    const said = quantityMilli === 1000 ? name : `${quantityMilli / 1000} × ${name}`
    return note === '' ? said : `${said}\n  ${note}`
  })
  const hasChoice = content.options.length > 1 && option !== undefined
  const texts = [...(hasChoice ? [option.name] : []), ...names]
  const netMinor = optionTotals(estimate, lines)?.netMinor ?? -1
  return {
    title: estimate.title,
    description: texts.join('\n').slice(0, limits.text),
    fixedPriceMinor: currency === estimate.currency && netMinor >= 0 ? netMinor : null,
  }
}
