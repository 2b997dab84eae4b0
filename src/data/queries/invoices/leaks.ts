import { depositsNotAsked, unpaidDeposits, withoutDeposits } from '#domain/leaks/deposit-leaks.ts'
import { convertedOrderId } from '#domain/estimate/order-of-estimate.ts'
import { estimateLeaks } from '#domain/leaks/estimate-leaks.ts'
import { oldDrafts } from '#domain/leaks/old-drafts.ts'
import { orderLeaks } from '#domain/leaks/order-leaks.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { Row } from '#data/local/database/rows.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { areLoaded } from '#data/local/rows/loaded-sets.ts'
import type { MoneyAtRisk } from '#data/types/invoicing.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { readPaid } from '../payments/read-paid.ts'
import { readLeftToBill } from './read-left-to-bill.ts'
import { overStatuses } from './unbilled.ts'

/**
 * What was left out of an invoice is looked for this long, in milliseconds, and a deposit on work that is over. Deposits on
 * other work are asked after until they are paid.
 */
const searched = 90 * 86_400_000

/** Work without the time or invoices that belong to it would be counted wrongly. */
const neededSets = [
  'orders',
  'visits',
  'timeEntries',
  'movements',
  'invoices',
  'payments',
  'estimates',
]

/**
 * Where work has not become money, as of this local day (`YYYY-MM-DD`): the largest amount of each kind first. Undefined
 * until all that it follows from is loaded.
 */
export function leaks(day: string): Query<readonly MoneyAtRisk[] | undefined> {
  return defineQuery('leaks', day, async ({ db }) =>
    (await areLoaded(db, neededSets)) ? readLeaks(db, day) : undefined,
  )
}

async function readLeaks(db: UserDb, day: string): Promise<readonly MoneyAtRisk[]> {
  const [rows, drafts, estimates, companies, openIds] = await Promise.all([
    db.orders
      .where('status')
      .anyOf([...overStatuses, 'invoiced'])
      .toArray(),
    db.invoices.where('status').equals('draft').toArray(),
    db.estimates.toArray(),
    db.companies.toArray(),
    db.orders.where('status').noneOf(['invoiced', 'cancelled']).primaryKeys(),
  ])
  const [company] = entitiesOf('companies', companies)
  if (!company) return []
  const since = Date.parse(day) - searched
  const orders = entitiesOf('orders', rows).filter(
    ({ status, statusAt }) => status !== 'invoiced' || Date.parse(statusAt) >= since,
  )
  const left = await readLeftToBill(db, orders)
  const agreed = entitiesOf('estimates', estimates)
  const orderIds = [...openIds, ...agreed.map(({ id }) => convertedOrderId(id))]
  const [about, asked] = await Promise.all([
    db.invoices.where('orderIds').anyOf(orderIds).distinct().toArray(),
    db.invoices
      .where('issuedOn')
      .between(new Date(since).toISOString().slice(0, 10), day)
      .filter(isDeposit)
      .toArray(),
  ])
  const older = about.filter((row) => isDeposit(row) && !asked.some(({ id }) => id === row.id))
  const deposits = entitiesOf('invoices', [...asked, ...older])
  const paid = await readPaid(
    db,
    deposits.map(({ id }) => id),
  )
  const notAsked = depositsNotAsked(agreed, entitiesOf('invoices', about))
  const found = [
    ...left.flatMap(orderLeaks),
    ...notAsked,
    ...unpaidDeposits(deposits, paid, day),
    ...oldDrafts(entitiesOf('invoices', drafts), day, company.timeZone),
    ...withoutDeposits(estimateLeaks(agreed, day, company.timeZone), notAsked),
  ].toSorted((a, b) => b.amountMinor - a.amountMinor || a.since.localeCompare(b.since))
  const ids = [...new Set(found.map(({ customerId }) => customerId))]
  const customers = entitiesOf('customers', await bulkGet(db.customers, ids))
  const nameOf = new Map(customers.map(({ id, name }) => [id, name]))
  return found.map((leak) => ({ ...leak, customerName: nameOf.get(leak.customerId) ?? '' }))
}

function isDeposit(row: Row): boolean {
  return row['kind'] === 'deposit'
}
