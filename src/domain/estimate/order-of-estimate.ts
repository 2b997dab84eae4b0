import * as v from 'valibot'
import type { Estimate } from '../entities/estimate.ts'
import { limits } from '../entities/fields.ts'
import { orderMinutes } from '../entities/order.ts'
import type { Template } from '../entities/template.ts'
import { needsOfNew } from '../staff/needs-of-template.ts'
import { estimateContent, linesOfOption } from './estimate-content.ts'
import { optionTotals } from './estimate-totals.ts'

type ReadEstimate = Parameters<typeof estimateContent>[0]

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
  /**
   * In minor units, with tax where the estimate's prices include it, as the order's invoice will read it; null where it
   * is not in the company's currency, or is below zero.
   */
  readonly fixedPriceMinor: number | null
}

/** The work of the approved option, at its price; `currency` is the company's. */
export function orderOfEstimate(estimate: Estimate, currency: string): ConvertedOrder {
  const { options, option, lines } = approvedOption(estimate)
  const names = lines.map(({ name, note, quantityMilli }) => {
    const said = quantityMilli === 1000 ? name : `${quantityMilli / 1000} × ${name}`
    return note === '' ? said : `${said}\n  ${note}`
  })
  const hasChoice = options.length > 1 && option !== undefined
  const texts = [...(hasChoice ? [option.name] : []), ...names]
  const totals = optionTotals(estimate, lines)
  const priceMinor = (estimate.isInclusive ? totals?.totalMinor : totals?.netMinor) ?? -1
  return {
    title: estimate.title,
    description: texts.join('\n').slice(0, limits.text),
    fixedPriceMinor: currency === estimate.currency && priceMinor >= 0 ? priceMinor : null,
  }
}

/** Minutes of a thousandth of a unit, by its code (UN/ECE Recommendation 20). */
const minutesPerMilli: Readonly<Record<string, number>> = { HUR: 0.06, MIN: 0.001 }

/** How long the hours that are charged take, in minutes; null without any, or where no order may take so long. */
export function minutesOfEstimate(estimate: ReadEstimate): number | null {
  const charged = approvedOption(estimate).lines.reduce(
    (sum, { unitCode, quantityMilli }) => sum + (minutesPerMilli[unitCode] ?? 0) * quantityMilli,
    0,
  )
  const minutes = v.safeParse(orderMinutes, Math.round(charged))
  return minutes.success ? minutes.output : null
}

/** The skills and the duration of the order: the charged hours, or what the template of this kind of work gives. */
export function needsOfEstimate(
  estimate: ReadEstimate,
  template: Pick<Template, 'skills' | 'minutes'> | null,
) {
  const minutes = minutesOfEstimate(estimate)
  return needsOfNew(minutes === null ? {} : { minutes }, template)
}

function approvedOption(estimate: ReadEstimate) {
  const { options, lines, decision } = estimateContent(estimate)
  const option = options.find(({ id }) => id === decision?.optionId)
  return { options, option, lines: linesOfOption(lines, option?.id ?? '') }
}
