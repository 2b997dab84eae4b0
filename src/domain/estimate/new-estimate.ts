import type { Company } from '../entities/company.ts'
import type { Order } from '../entities/order.ts'
import { cashStepField } from '../money/cash-rounding.ts'
import type { MutationArgs } from '../mutation/registry.ts'
import { viewersOf } from '../order/is-sent.ts'
import { addDays } from '../time/local-time.ts'

/** How many days an estimate can be approved, unless someone says otherwise. */
const usualDays = 30

export interface EstimateStart {
  readonly estimateId: string
  readonly optionId: string
  readonly title: string
  readonly customerId: string
  readonly siteId: string
  /** The order that it is made on; null before there is one. */
  readonly order: Pick<Order, 'id' | 'isSent' | 'assigneeIds'> | null
  /** The only option's name. */
  readonly optionName: string
  /** The day in the company's time zone. */
  readonly today: string
}

/** An empty draft with one option, which those who see the order see too. */
export function newEstimate(
  company: Pick<Company, 'currency' | 'cashRounding' | 'pricesIncludeTax'>,
  { order, optionId, optionName, today, ...start }: EstimateStart,
): MutationArgs<'estimate/create'> {
  return {
    ...start,
    orderId: order?.id ?? null,
    readerIds: [...(order === null ? [] : viewersOf(order))],
    currency: company.currency,
    taxRounding: 'document',
    ...cashStepField(company),
    isInclusive: company.pricesIncludeTax,
    options: [{ id: optionId, name: optionName, note: '' }],
    lines: [],
    deposit: null,
    note: '',
    validUntil: addDays(today, usualDays),
  }
}
