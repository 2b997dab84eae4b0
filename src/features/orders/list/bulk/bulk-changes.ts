import type { Actor } from '#domain/access/actor.ts'
import type { WorkingHours } from '#domain/entities/working-hours.ts'
import { weekdays } from '#domain/entities/working-hours.ts'
import type { Order } from '#domain/entities/order.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { underWayStatuses } from '#domain/order/under-way.ts'
import { allowedSteps } from '#domain/order/transitions/allowed-steps.ts'
import { canUndo } from '#domain/order/transitions/order-machine.ts'
import { lostStatus } from '#domain/order/transitions/lost-status.ts'
import { fromLocalTime, toLocalTime } from '#domain/time/local-time.ts'

type Change = {
  readonly [N in 'order/assign' | 'order/move' | 'order/takeBack']: {
    readonly name: N
    readonly args: MutationArgs<N>
  }
}['order/assign' | 'order/move' | 'order/takeBack']

/** What is done with one of the selected orders, and what undoes it, in order; null where that cannot be undone. */
export interface BulkChange {
  readonly change: Change
  readonly undo: readonly Change[] | null
}

/** The orders whose plan can be changed together: open ones that no one has set off to yet. */
export function plannable(orders: readonly Order[]): readonly Order[] {
  return orders.filter(({ open, status }) => open && !underWayStatuses.has(status))
}

/** Gives the orders to one person, or to no one (''). */
export function assignAll(orders: readonly Order[], personId: string): readonly BulkChange[] {
  const to = personId === '' ? [] : [personId]
  return plannable(orders)
    .filter(({ assigneeIds }) => assigneeIds.join() !== to.join())
    .map((order) => {
      const { id, assigneeIds: from } = order
      const { change, undo } = editBoth(id, { assigneeIds: { from, to } })
      const args = lostStatus({ order, assigneeIds: from }, to)
      return { change, undo: args ? [...undo, { name: 'order/takeBack' as const, args }] : undo }
    })
}

interface DaySettings {
  readonly timeZone: string
  readonly workingHours: WorkingHours
}

/** Moves the orders to a day ('2026-05-04'). Each keeps its time of day; one without a time starts when work does. */
export function moveAll(
  orders: readonly Order[],
  day: string,
  settings: DaySettings,
): readonly BulkChange[] {
  return plannable(orders).flatMap((order) => {
    const start = startOn(order, day, settings)
    if (start === null || start === order.plannedStart) return []
    const shifted = (instant: string | null) =>
      instant === null || order.plannedStart === null
        ? instant
        : later(instant, Date.parse(start) - Date.parse(order.plannedStart))
    const end =
      order.plannedStart === null
        ? later(start, (order.minutes ?? usualMinutes) * 60_000)
        : shifted(order.plannedEnd)
    const wanted = {
      plannedStart: start,
      plannedEnd: end,
      windowStart: shifted(order.windowStart),
      windowEnd: shifted(order.windowEnd),
    }
    return [
      editBoth(
        order.id,
        Object.fromEntries(
          Object.entries(wanted).flatMap(([field, to]) => {
            const from = order[field as keyof typeof wanted]
            return from === to ? [] : [[field, { from, to }]]
          }),
        ),
      ),
    ]
  })
}

const usualMinutes = 60

function startOn(
  { plannedStart }: Order,
  day: string,
  { timeZone, workingHours }: DaySettings,
): string | null {
  if (plannedStart !== null) {
    return fromLocalTime(`${day}${toLocalTime(plannedStart, timeZone).slice(10)}`, timeZone)
  }
  const weekday = weekdays[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday'
  const first = workingHours[weekday][0]?.start ?? '08:00'
  return fromLocalTime(`${day}T${first}`, timeZone)
}

function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString()
}

type Edits = MutationArgs<'order/assign'>['edits']

function editBoth(
  orderId: string,
  edits: Readonly<Record<string, { from: unknown; to: unknown }>>,
) {
  const back = Object.fromEntries(
    Object.entries(edits).map(([field, { from, to }]) => [field, { from: to, to: from }]),
  )
  return {
    change: { name: 'order/assign' as const, args: { orderId, edits: edits as Edits } },
    undo: [{ name: 'order/assign' as const, args: { orderId, edits: back as Edits } }],
  }
}

/** The steps that the office takes with several orders at once, the most usual first. */
export const bulkSteps = ['dispatched', 'reviewed', 'scheduled', 'onHold', 'cancelled'] as const

/** The orders that can take this step. What was sent already is not sent again. */
export function ordersForStep(
  orders: readonly Order[],
  to: OrderStatus,
  actor: Actor,
): readonly Order[] {
  return orders.filter(
    (order) =>
      !(to === 'dispatched' && order.isSent) &&
      order.needsReview === null &&
      allowedSteps(order, actor).includes(to),
  )
}

/** Takes a step with all orders that can take it. */
export function stepAll(
  orders: readonly Order[],
  to: OrderStatus,
  reason: string,
  actor: Actor,
): readonly BulkChange[] {
  return ordersForStep(orders, to, actor).map(
    ({ id: orderId, status, statusAt, statusReason }) => ({
      change: {
        name: 'order/move',
        args: { orderId, from: status, to, ...(reason !== '' && { reason }) },
      },
      undo: canUndo(to, status, actor.role)
        ? [
            {
              name: 'order/takeBack',
              args: {
                orderId,
                from: to,
                to: status,
                statusAt,
                ...(statusReason !== '' && { reason: statusReason }),
              },
            },
          ]
        : null,
    }),
  )
}
