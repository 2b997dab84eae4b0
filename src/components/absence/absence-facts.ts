import type { Company } from '#domain/entities/company.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Staff } from '#domain/entities/staff.ts'
import { ordersDuring } from '#domain/members/orders-during.ts'
import { countWorkDays } from '#domain/staff/work-days.ts'
import type { NewAbsence } from '#domain/time/new-absence.ts'

export type AbsenceSpan = Pick<NewAbsence, 'userId' | 'fromOn' | 'toOn'>

/** What time off would mean. */
export interface AbsenceFacts {
  /** Days of the span on which the person would work; null if that is unknown. */
  readonly workDays: number | null
  /** Their orders that are planned then; undefined until that is known. */
  readonly orders: number | undefined
}

interface Known {
  readonly company: Company | null | undefined
  /** The person's; undefined until it was read. */
  readonly staff: Staff | null | undefined
  readonly items: readonly { readonly order: Order }[] | undefined
}

export function absenceFacts(span: AbsenceSpan, { company, staff, items }: Known): AbsenceFacts {
  const isKnown = company && staff !== undefined
  const orders = items?.map(({ order }) => order)
  return {
    workDays: isKnown ? countWorkDays(span, company, staff, company.holidays) : null,
    orders: company && orders ? ordersDuring(orders, span, company.timeZone).length : undefined,
  }
}
