import type { Plan } from '#domain/entities/plan.ts'
import { isLoaded } from '#data/local/rows/loaded-sets.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { Row } from '#data/local/database/rows.ts'
import type { Query } from '#data/types/data.ts'
import type { PlanWork } from '#data/types/plans.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { endsOf, worksOf } from './orders-of-plan.ts'

/**
 * The plans that create orders, with the orders that matter for the next ones on this `today` ('YYYY-MM-DD', in any time
 * zone); undefined before this device has all plans and orders.
 */
export function planWork(today: string): Query<readonly PlanWork[] | undefined> {
  return defineQuery('planWork', today, async ({ db }) => {
    const [hasPlans, hasOrders, rows] = await Promise.all([
      isLoaded(db, ['plans']),
      isLoaded(db, ['orders']),
      db.plans.toArray(),
    ])
    if (!hasPlans || !hasOrders) return undefined
    const plans = entitiesOf('plans', rows).filter(
      ({ isPaused, archivedAt }) => !isPaused && archivedAt === null,
    )
    if (plans.length === 0) return []
    const orders = await readOrders(db, plans, today)
    return worksOf(plans, orders, await endsOf(db, orders))
  })
}

/** After completion every order counts; of others, those from the first day that may still be in time. */
async function readOrders(
  db: UserDb,
  plans: readonly Plan[],
  today: string,
): Promise<readonly Row[]> {
  const fixed = plans.filter(({ mode }) => mode === 'fixed')
  const after = plans.filter(({ mode }) => mode === 'afterCompletion').map(({ id }) => id)
  const tolerance = Math.max(0, ...fixed.map(({ toleranceDays }) => toleranceDays))
  const moved = fixed.flatMap(({ overrides }) => overrides.map(({ id }) => id))
  const [first = today] = [dayBefore(today, tolerance + 2), ...moved].toSorted()
  const [recent, all] = await Promise.all([
    fixed.length > 0 ? db.orders.where('occurrence').aboveOrEqual(first).toArray() : [],
    after.length > 0 ? db.orders.where('planId').anyOf(after).toArray() : [],
  ])
  return [...new Map([...recent, ...all].map((row) => [row.id, row])).values()]
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
}

/**
 * Tells when orders of plans may be missing: undefined before this device has all plans and orders, then another text
 * whenever an order is over on whose completion the next date depends.
 */
export function plansReady(): Query<string | undefined> {
  return defineQuery('plansReady', null, async ({ db }) => {
    const [hasPlans, hasOrders, rows] = await Promise.all([
      isLoaded(db, ['plans']),
      isLoaded(db, ['orders']),
      db.plans.toArray(),
    ])
    if (!hasPlans || !hasOrders) return undefined
    const after = rows.filter(({ mode }) => mode === 'afterCompletion').map(({ id }) => id)
    const orders = after.length > 0 ? await db.orders.where('planId').anyOf(after).toArray() : []
    const over = orders.filter(({ open }) => open === false)
    return over.map(({ id, statusAt }) => `${id} ${String(statusAt)}`).join()
  })
}
