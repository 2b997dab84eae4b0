import type { Estimate } from '#domain/entities/estimate.ts'
import { estimateContent, linesOfOption } from '#domain/estimate/estimate-content.ts'
import { optionTotals } from '#domain/estimate/estimate-totals.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { Row } from '#data/local/database/rows.ts'
import { itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import type { EstimateListItem } from '#data/types/estimates.ts'
import { defineQuery, type QueryContext } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { readUnsentIds } from '../unsent-ids.ts'

/** Every estimate on this device, the newest first; undefined if there are none and the first load is not over. */
export function estimateList(): Query<readonly EstimateListItem[] | undefined> {
  return defineQuery('estimateList', null, (context) =>
    itemsIfLoaded(context.db, ['estimates', 'estimates:mine'], async () =>
      itemsOf(context, await context.db.estimates.toArray()),
    ),
  )
}

/** The estimates that were approved and are no order yet, the newest first. */
export function approvedEstimates(): Query<readonly EstimateListItem[]> {
  return defineQuery('approvedEstimates', null, async (context) =>
    itemsOf(
      context,
      await context.db.estimates.filter(({ status }) => status === 'approved').toArray(),
    ),
  )
}

/** The estimates that were made on an order or became it, or those of a customer, the newest first. */
export function estimatesAbout(
  about: { readonly orderId: string } | { readonly customerId: string },
): Query<readonly EstimateListItem[]> {
  return defineQuery('estimatesAbout', about, async (context) => {
    const { estimates } = context.db
    if ('customerId' in about) {
      const rows = await estimates.where('customerId').equals(about.customerId).toArray()
      return itemsOf(context, rows)
    }
    const rows = await estimates.where('orderId').equals(about.orderId).toArray()
    const made = await estimates.where('convertedTo').equals(about.orderId).toArray()
    return itemsOf(context, [...rows, ...made])
  })
}

async function itemsOf(
  context: QueryContext,
  rows: readonly Row[],
): Promise<readonly EstimateListItem[]> {
  const estimates = entitiesOf('estimates', rows)
  const [customers, unsent] = await Promise.all([
    bulkGet(context.db.customers, [...new Set(estimates.map(({ customerId }) => customerId))]),
    readUnsentIds(context, 'estimates'),
  ])
  const names = new Map(entitiesOf('customers', customers).map(({ id, name }) => [id, name]))
  return estimates
    .toSorted((a, b) => compare(b.createdAt, a.createdAt) || compare(a.id, b.id))
    .map((estimate) => ({
      estimate,
      customerName: names.get(estimate.customerId) ?? '',
      totalsMinor: totalsOf(estimate),
      isUnsent: unsent.has(estimate.id),
    }))
}

function totalsOf(estimate: Estimate): readonly number[] {
  const { options, lines, decision } = estimateContent(estimate)
  const approved = options.filter(({ id }) => id === decision?.optionId)
  return (approved.length > 0 ? approved : options)
    .flatMap(({ id }) => {
      const own = linesOfOption(lines, id)
      return own.length === 0 ? [] : (optionTotals(estimate, own)?.totalMinor ?? [])
    })
    .toSorted((a, b) => a - b)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
