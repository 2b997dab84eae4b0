import type { Plan } from '#domain/entities/plan.ts'
import { itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { PlanItem, PlanView } from '#data/types/plans.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf, entityOf } from '../entities-of.ts'
import { siteLine } from '../site-line.ts'
import { endsOf, ordersOfPlan } from './orders-of-plan.ts'

/** All maintenance plans, archived ones too, by title; undefined if there are none and the first load is not over. */
export function planList(): Query<readonly PlanItem[] | undefined> {
  return defineQuery('planList', null, async ({ db }) =>
    itemsIfLoaded(db, ['plans'], async () =>
      itemsOf(db, entitiesOf('plans', await db.plans.toArray())),
    ),
  )
}

/** The plans in use at a customer, by title. */
export function plansOf(customerId: string): Query<readonly Plan[]> {
  return defineQuery('plansOf', customerId, async ({ db }) =>
    entitiesOf('plans', await db.plans.where('customerId').equals(customerId).toArray())
      .filter(({ archivedAt }) => archivedAt === null)
      .toSorted(byTitle),
  )
}

/** One plan; null if this device has none with that id. */
export function planOf(id: string): Query<Plan | null> {
  return defineQuery('planOf', id, async ({ db }) => entityOf('plans', await db.plans.get(id)))
}

/** One plan with its orders, the earliest first; null if this device has none with that id. */
export function planById(id: string): Query<PlanView | null> {
  return defineQuery('planById', id, async ({ db }) => {
    const [row, orderRows] = await Promise.all([
      db.plans.get(id),
      db.orders.where('planId').equals(id).toArray(),
    ])
    const plan = entityOf('plans', row)
    if (!plan) return null
    const [[item], ends] = await Promise.all([itemsOf(db, [plan]), endsOf(db, orderRows)])
    if (!item) return null
    const orders = entitiesOf('orders', orderRows)
    return {
      ...item,
      orders: orders.toSorted((a, b) => compare(a.occurrence ?? '', b.occurrence ?? '')),
      ...ordersOfPlan(plan, orderRows, ends),
    }
  })
}

async function itemsOf(db: UserDb, plans: readonly Plan[]): Promise<readonly PlanItem[]> {
  const after = plans.filter(({ mode }) => mode === 'afterCompletion').map(({ id }) => id)
  const [customers, sites, unsent, next] = await Promise.all([
    bulkGet(db.customers, [...new Set(plans.map(({ customerId }) => customerId))]),
    bulkGet(db.sites, [...new Set(plans.map(({ siteId }) => siteId))]),
    db.base.where('ref').startsWith('plans/').primaryKeys(),
    after.length > 0 ? db.orders.where('planId').anyOf(after).toArray() : [],
  ])
  const nextOn = new Map(
    entitiesOf('orders', next)
      .filter(({ open }) => open)
      .toSorted((a, b) => compare(b.occurrence ?? '', a.occurrence ?? ''))
      .map(({ planId, occurrence }) => [planId, occurrence]),
  )
  const names = new Map(entitiesOf('customers', customers).map(({ id, name }) => [id, name]))
  const lines = new Map(entitiesOf('sites', sites).map((site) => [site.id, siteLine(site)]))
  const unsentRefs = new Set<string>(unsent)
  return plans.toSorted(byTitle).map((plan) => ({
    plan,
    customerName: names.get(plan.customerId) ?? '',
    siteLine: lines.get(plan.siteId) ?? '',
    nextOn: nextOn.get(plan.id) ?? null,
    isUnsent: unsentRefs.has(`plans/${plan.id}`),
  }))
}

function byTitle(a: Plan, b: Plan): number {
  return a.title.localeCompare(b.title) || compare(a.id, b.id)
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
