import { fail, ok, type Result } from '#lib/result.ts'
import type { Order } from '#domain/entities/order.ts'
import { joinedAfter, statusOfPlan } from '#domain/order/transitions/status-of-plan.ts'
import type { Problem } from '#domain/problem.ts'
import { isPlannable } from '#domain/time/bounds.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { FieldEdits, Tx } from '#domain/mutation/types.ts'
import { keepLateNotices } from './keep-late-notices.ts'
import { keepRequests } from './keep-requests.ts'
import { statusFields } from './status-fields.ts'

/** Edits an existing order and lets its status follow its plan. */
export function editOrder(
  tx: Tx,
  orderId: string,
  edits: FieldEdits,
  at: string,
): Result<void, Problem> {
  const order = readEntity(tx, 'orders', orderId)
  if (!order.ok) return order
  tx.edit(refTo('orders', orderId), edits)
  return followPlan(tx, order.value, at)
}

function followPlan(tx: Tx, before: Order, at: string): Result<void, Problem> {
  const after = readEntity(tx, 'orders', before.id)
  if (!after.ok) return after
  const timesProblem = checkTimes(after.value, before, at)
  if (timesProblem !== null) return fail(timesProblem)
  keepRequests(tx, after.value, ({ by }) => after.value.assigneeIds.includes(by))
  const joinedAt = joinedAfter(before, after.value.assigneeIds, at)
  if (joinedAt) tx.update(refTo('orders', before.id), { joinedAt })
  keepLateNotices(tx, after.value, ({ by }) => after.value.assigneeIds.includes(by))
  const status = statusOfPlan(before, after.value)
  if (status !== before.status)
    tx.update(refTo('orders', before.id), statusFields(before, status, at))
  return ok()
}

const timeFields = ['plannedStart', 'plannedEnd', 'windowStart', 'windowEnd', 'dueAt'] as const

type Times = Pick<Order, (typeof timeFields)[number]>

/** The problem with an order's changed times, if any: too far away, or ending before they start. */
export function checkTimes(times: Times, before: Times | null, at: string): Problem | null {
  for (const field of timeFields) {
    const time = times[field]
    if (time !== null && time !== before?.[field] && !isPlannable(time, at)) {
      return invalid(field, 'tooFar')
    }
  }
  return (
    checkSpan(times.plannedStart, times.plannedEnd, 'plannedEnd') ??
    checkSpan(times.windowStart, times.windowEnd, 'windowEnd')
  )
}

function checkSpan(start: string | null, end: string | null, path: string): Problem | null {
  if (start === null || end === null || Date.parse(start) < Date.parse(end)) return null
  return invalid(path, 'startBeforeEnd')
}

function invalid(path: string, message: string): Problem {
  return { type: 'input/invalid', issues: [{ path, message }] }
}
