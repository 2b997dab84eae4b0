import { limits } from '#domain/entities/fields.ts'
import type { Order } from '#domain/entities/order.ts'
import { needValues } from './needs/need-form.ts'
import type { NewOrderValues } from './new-order-values.ts'
import { workValues } from './order-form.ts'
import { plannedMinutes } from './plan-form.ts'

interface ReturnWords {
  readonly title: string
  /** Why someone has to go there again; '' where unknown. */
  readonly reason: string
}

/** What a return visit takes over from the order whose unfinished work it continues: all but its plan and its promises. */
export function returnVisit(order: Order, { title, reason }: ReturnWords): Partial<NewOrderValues> {
  const { siteId, templateId, plannedStart, plannedEnd, minutes } = order
  const description = [order.description, reason].filter(Boolean).join('\n\n')
  return {
    ...workValues(order),
    ...needValues({ ...order, dueAt: null }, 'UTC'),
    siteId,
    templateId: templateId ?? '',
    title: title.slice(0, limits.line),
    description: description.slice(0, limits.text),
    minutes: plannedMinutes(plannedStart, plannedEnd, null, minutes),
  }
}
