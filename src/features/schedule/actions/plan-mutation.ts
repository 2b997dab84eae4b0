import type { NamedMutation } from '#data/index.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { newId } from '#lib/new-id.ts'
import type { VisitChange } from './visit-change.ts'

/** The mutation that stores a change of a visit. */
export function planMutation(visit: BoardVisit, { from, to }: VisitChange): NamedMutation {
  const endOf = ({ start = visit.start, minutes = visit.minutes }) =>
    start === null ? null : new Date(Date.parse(start) + minutes * 60_000).toISOString()
  const edits = {
    ...(to.assigneeIds && { assigneeIds: { from: from.assigneeIds, to: to.assigneeIds } }),
    ...(to.start !== undefined && { plannedStart: { from: from.start, to: to.start } }),
    ...((to.start !== undefined || to.minutes !== undefined) && {
      plannedEnd: { from: visit.order.plannedEnd, to: endOf(to) },
    }),
  }
  return { id: newId(), name: 'order/assign', args: { orderId: visit.orderId, edits } }
}

/** The mutation that sends an order's visit to its people. */
export function sendMutation({ order }: BoardVisit): NamedMutation {
  const args = { orderId: order.id, from: order.status, to: 'dispatched' }
  return { id: newId(), name: 'order/move', args }
}
