import { warningText } from '#components/dispatch/finding-text.ts'
import { assigneeLabel } from '#components/people/member-label.ts'
import { team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { statusOfPlan } from '#domain/order/transitions/status-of-plan.ts'
import { isBeingDone } from '#domain/order/under-way.ts'
import { useFormat, useT } from '#messages/index.ts'

type Plan = Pick<Order, 'assigneeIds' | 'plannedStart'>

/** From whom a plan takes an order that they are on now, in words; null where it does not. */
export function useTakenFrom(order: Order, plan: Plan): string | null {
  const t = useT()
  const format = useFormat()
  const people = useLive(team())
  const { status, assigneeIds } = order
  if (status !== 'enRoute' && status !== 'onSite' && status !== 'paused') return null
  if (!isBeingDone(order) || statusOfPlan(order, plan) === status) return null
  const namesOf = (ids: readonly string[]) =>
    format.list(ids.map((uid) => assigneeLabel(t, people, uid)))
  const personIds = assigneeIds.filter((uid) => !plan.assigneeIds.includes(uid))
  const underWay = { status, personIds, nextIds: plan.assigneeIds }
  return warningText(t, { code: 'underWay', underWay }, namesOf)
}
