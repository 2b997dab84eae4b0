import { equal } from '#lib/equal.ts'
import type { Order } from '../entities/order.ts'
import type { Plan } from '../entities/plan.ts'
import type { PlanFields } from '../entities/plan-fields.ts'
import { editsBetween } from '../mutation/edits/edits-between.ts'
import type { MutationArgs } from '../mutation/registry.ts'
import { dueOn } from './due-occurrences.ts'
import { missingDates } from './missing-dates.ts'
import { orderOfOccurrence } from './order-of-occurrence.ts'
import type { PlanEdit } from './plan-edit.ts'
import type { PlanOrder } from './plan-order.ts'

type PlanMutation =
  | 'plan/create'
  | 'plan/edit'
  | 'plan/createOrder'
  | 'plan/removeOrder'
  | 'order/edit'

/** One of the mutations that an edit of a plan consists of. */
export type PlanChange = {
  [N in PlanMutation]: { readonly name: N; readonly args: MutationArgs<N> }
}[PlanMutation]

/** What is known of a plan's orders. */
export interface OrdersOfPlan {
  readonly orders: readonly Order[]
  readonly planOrders: readonly PlanOrder[]
}

/**
 * An edit of a plan as mutations, which belong together: of the plan and the one that takes over, and of the orders that
 * follow, unless one was sent or closed meanwhile. In an order only those fields change that still are as its plan had them, so that what a dispatcher changed by
 * hand stays. Orders of dates that the plan has from now on are created at once, as seen at the instant `now`.
 */
export function changesOfEdit(
  plan: Plan,
  { fields, created, removed, updated }: PlanEdit,
  { orders, planOrders }: OrdersOfPlan,
  now: string,
): readonly PlanChange[] {
  const edits = editsBetween(plan, fields as PlanFields)
  const after: Plan = { ...plan, ...fields }
  const left = planOrders.filter(({ on }) => !removed.includes(on))
  const due = datesOf(after, left, now)
  // After completion, a date that another rule gives again keeps its order.
  const [kept, gone] = [
    removed.filter((on) => due.includes(on)),
    removed.filter((on) => !due.includes(on)),
  ]
  const known = new Set([...datesOf(plan, [], now), ...kept])
  const added = due.filter((on) => !known.has(on))
  return [
    ...(Object.keys(edits).length === 0
      ? []
      : [{ name: 'plan/edit', args: { planId: plan.id, edits } } as const]),
    ...gone.map((on) => ({ name: 'plan/removeOrder', args: { planId: plan.id, on } }) as const),
    ...[...updated, ...kept].flatMap((on) => followPlan(plan, after, on, orders)),
    ...added.map(
      (on) => ({ name: 'plan/createOrder', args: { planId: plan.id, on, again: true } }) as const,
    ),
    ...(created === null ? [] : creation(plan, created, now)),
  ]
}

/** A new plan and the first orders that it creates. */
function creation(
  plan: Plan,
  { id: planId, ...fields }: NonNullable<PlanEdit['created']>,
  now: string,
): readonly PlanChange[] {
  const next: Plan = { ...plan, ...fields, id: planId, archivedAt: null }
  return [
    { name: 'plan/create', args: { planId, ...fields } },
    ...datesOf(next, [], now).map(
      (on) => ({ name: 'plan/createOrder', args: { planId, on } }) as const,
    ),
  ]
}

function datesOf(plan: Plan, orders: readonly PlanOrder[], now: string): readonly string[] {
  const dates = missingDates(plan, orders, [], now)
  return dates.ok ? dates.value : []
}

/** What of a plan its orders follow. */
const followed = [
  'title',
  'description',
  'instructions',
  'priority',
  'tags',
  'customerId',
  'siteId',
  'assetIds',
  'skills',
  'neededItems',
  'minutes',
  'plannedStart',
  'plannedEnd',
  'dueAt',
] as const

type Followed = (typeof followed)[number]

const wholes: readonly ReadonlySet<Followed>[] = [
  new Set(['plannedStart', 'plannedEnd']),
  new Set(['customerId', 'siteId', 'assetIds']),
]

function followPlan(
  before: Plan,
  after: Plan,
  on: string,
  orders: readonly Order[],
): readonly PlanChange[] {
  const order = orders.find(({ occurrence }) => occurrence === on)
  if (!order) return []
  const was = orderOfOccurrence(before, dueOn(before, on))
  const wanted = orderOfOccurrence(after, dueOn(after, on))
  const isOwn = (field: keyof typeof wanted) => equal(order[field], was[field])
  // Its time is one thing, and where it is another: who changed a part by hand decides about all of it.
  const fields = followed.filter((field) => {
    const whole = wholes.find((one) => one.has(field))
    return whole ? [...whole].every(isOwn) : isOwn(field)
  })
  const edits = editsBetween(order, pick(wanted, fields))
  return Object.keys(edits).length === 0
    ? []
    : [{ name: 'order/edit', args: { orderId: order.id, edits, unlessSent: true } }]
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>
}
