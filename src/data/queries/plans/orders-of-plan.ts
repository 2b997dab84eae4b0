import type { Plan } from '#domain/entities/plan.ts'
import { planOrderOf, type PlanOrder } from '#domain/plan/plan-order.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { Row } from '#data/local/database/rows.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { PlanWork } from '#data/types/plans.ts'
import { entitiesOf } from '../entities-of.ts'

/** When the work of closed orders ended, by the order's id: its status also changes when it is reviewed. */
export async function endsOf(
  db: UserDb,
  orderRows: readonly Row[],
): Promise<ReadonlyMap<string, string>> {
  const closed = orderRows.filter(({ open }) => open === false).map(({ id }) => id)
  const visits = entitiesOf('visits', await bulkGet(db.visits, closed))
  return new Map(visits.map(({ id, at }) => [id, at]))
}

/** The rows of a plan's orders as the plan sees them, and the days whose orders were deleted. */
export function ordersOfPlan(
  { timeZone }: Plan,
  rows: readonly Row[],
  ends: ReadonlyMap<string, string>,
): { readonly planOrders: readonly PlanOrder[]; readonly deleted: readonly string[] } {
  const deleted = rows.flatMap(({ deletedAt, occurrence }) =>
    typeof deletedAt === 'string' && typeof occurrence === 'string' ? [occurrence] : [],
  )
  const planOrders = entitiesOf('orders', rows).flatMap(
    (order) => planOrderOf(order, timeZone, ends.get(order.id)) ?? [],
  )
  return { planOrders, deleted }
}

/** The same for several plans and the rows of all their orders. */
export function worksOf(
  plans: readonly Plan[],
  rows: readonly Row[],
  ends: ReadonlyMap<string, string>,
): readonly PlanWork[] {
  const byPlan = new Map<unknown, Row[]>()
  for (const row of rows) {
    const known = byPlan.get(row.planId)
    if (known) known.push(row)
    else byPlan.set(row.planId, [row])
  }
  return plans.map((plan) => {
    const { planOrders, deleted } = ordersOfPlan(plan, byPlan.get(plan.id) ?? [], ends)
    return { plan, orders: planOrders, deleted }
  })
}
