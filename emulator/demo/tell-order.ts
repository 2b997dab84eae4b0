import { shortCode } from '#lib/short-code.ts'
import { admin } from './people.ts'
import type { DemoEvent, DemoOrder } from './types.ts'

type Fields = Record<string, unknown>

/** One mutation of the story, with the order as it stands after it. */
export interface Told {
  readonly name: string
  readonly args: Fields
  /** Documents that it read or wrote, relative to the company. */
  readonly refs: readonly string[]
  readonly actorId: string
  readonly at: number
}

const minute = 60_000
const quarter = 15 * minute
const closed = ['done', 'cannotComplete', 'reviewed', 'cancelled']
const byOffice = ['dispatched', 'reviewed', 'cancelled', 'onHold']

/**
 * The order's document as its story leaves it, and the story as the mutations that people would have
 * made. `now` in milliseconds since 1970.
 */
export function tellOrder(
  order: DemoOrder,
  customerId: string,
  now: number,
): { fields: Fields; story: readonly Told[] } {
  const today = Math.floor(now / quarter) * quarter
  const start = order.startsIn === null ? null : today + order.startsIn * 60 * minute
  // The day before at the latest, but never after now.
  const createdAt = Math.min(start ?? now, now) - 26 * 60 * minute
  const entered = {
    title: order.title,
    description: order.description,
    instructions: order.instructions,
    customerId,
    siteId: order.siteId,
    priority: order.priority,
    tags: order.tags,
    assigneeIds: order.assignees,
    plannedStart: start === null ? null : iso(start),
    plannedEnd: start === null ? null : iso(start + order.minutes * minute),
    followUpOf: null,
  }
  const fields: Fields = {
    ...entered,
    ref: `W-${shortCode(order.id)}`,
    ...status(order.assignees.length > 0 ? 'scheduled' : 'new', createdAt),
    resolution: '',
    createdAt: iso(createdAt),
    createdBy: admin.uid,
    schema: 1,
    deletedAt: null,
  }
  const refs = [`orders/${order.id}`]
  const story: Told[] = [
    {
      name: 'order/create',
      args: { orderId: order.id, ...entered },
      refs: [...refs, `customers/${customerId}`, `sites/${order.siteId}`],
      actorId: admin.uid,
      at: createdAt,
    },
  ]
  for (const event of order.events) {
    const at = (start ?? createdAt) + event.after * minute
    const actorId = actorOf(event, order)
    if ('resolution' in event) {
      const { resolution } = event
      fields.resolution = resolution
      const args = { orderId: order.id, edits: { resolution: { from: '', to: resolution } } }
      story.push({ name: 'order/edit', args, refs, actorId, at })
    } else {
      const { to, reason } = event
      const args = { orderId: order.id, from: fields.status, to, ...(reason && { reason }) }
      Object.assign(fields, status(to, at, reason))
      story.push({ name: 'order/move', args, refs, actorId, at })
    }
  }
  return { fields, story }
}

function status(to: string, at: number, reason = ''): Fields {
  return { status: to, statusAt: iso(at), statusReason: reason, open: !closed.includes(to) }
}

function actorOf(event: DemoEvent, order: DemoOrder): string {
  if ('to' in event && byOffice.includes(event.to)) return admin.uid
  return order.assignees[0] ?? admin.uid
}

export function iso(time: number): string {
  return new Date(time).toISOString()
}
