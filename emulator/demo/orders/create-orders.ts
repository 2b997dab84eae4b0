import { backlogSize, createBacklog } from './backlog.ts'
import type { Calendar } from '../base/calendar.ts'
import type { DemoCustomer } from '../customers/customers.ts'
import { planDays } from './plan-days.ts'
import { type PlannedOrder, planOrders } from './plan-orders.ts'
import { plannedStory } from './planned-story.ts'
import { createRandom } from '../base/random.ts'
import type { Story } from './story.ts'
import { orderDocuments, type RecordedOrder } from './order-documents.ts'
import type { Trade } from '../base/types.ts'

const orderCount = 400

export interface DemoOrder extends RecordedOrder {
  readonly story: Story
  /** null where it has no time yet. */
  readonly planned: PlannedOrder | null
  readonly title: string
  readonly siteId: string
  readonly trade: Trade | null
}

/**
 * All orders as they are now, oldest first. What is planned for other days is written up to last night, today's and
 * the call-outs up to now: so the hour of the day changes no status.
 */
export function createOrders(
  seed: string,
  customers: readonly DemoCustomer[],
  calendar: Calendar,
): readonly DemoOrder[] {
  const slots = planDays(seed, orderCount - backlogSize, calendar)
  const planned = planOrders(seed, slots, customers, calendar)
  const finished = new Set(planned.map(({ finishes }) => finishes))
  const ids = new Map<PlannedOrder, string>()
  return [
    ...planned.map((order, i) => {
      const random = createRandom(`${seed}/story/${i}`)
      const story = plannedStory(order, finished.has(order), calendar, random)
      return { story, entered: order.entered, planned: order }
    }),
    ...createBacklog(seed, customers, calendar).map((order) => ({ ...order, planned: null })),
  ]
    .toSorted((a, b) => a.story.at - b.story.at)
    .map(({ story, entered, planned: order }, i) => {
      const id = `demo-order-${String(i + 1).padStart(3, '0')}`
      if (order !== null) ids.set(order, id)
      const finishes = order?.finishes ?? null
      const followUpOf = finishes === null ? null : (ids.get(finishes) ?? null)
      const isToday = order === null || order.slot.day === 0
      const until = isToday ? calendar.now : calendar.lastNight
      const recorded = orderDocuments(id, { ...entered, followUpOf }, story, until)
      const { title, siteId } = entered
      return { ...recorded, story, planned: order, title, siteId, trade: order?.trade ?? null }
    })
}
