import { isInUse } from '#domain/stock/is-in-use.ts'
import { onHandByLocation } from '#domain/stock/ledger.ts'
import { stockOfLevels } from '#domain/stock/level-stock.ts'
import { isLoaded } from '#data/local/rows/loaded-sets.ts'
import { readMeta } from '#data/local/rows/meta.ts'
import type { Warehouse, WarehouseStock } from '#data/types/stock.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery, type QueryContext } from '../define-query.ts'
import { manyEntitiesOf } from '../entities-of.ts'
import { hasWholeLedger, readWholeStock, type Stock } from './read-stock.ts'

/** What the warehouses hold as far as this device knows; undefined before that is loaded. */
export function warehouseStock(): Query<WarehouseStock | undefined> {
  return defineQuery('warehouseStock', null, async (context) => {
    const [warehouses, isKnown, knownAt] = await Promise.all([
      readWholeStock(context).then((stock) => readWarehouses(context, stock)),
      isLoaded(context.db, ['movements', 'stockLevels']),
      readKnownAt(context),
    ])
    return isKnown ? { warehouses, knownAt } : undefined
  })
}

/** The warehouses in use whose stock is known: the office sums the ledger, others the server's sums of it. */
export async function readWarehouses(
  context: QueryContext,
  { locations, movements, unsentIds }: Stock,
): Promise<readonly Warehouse[]> {
  const [sumsLedger, levelRows] = await Promise.all([
    hasWholeLedger(context),
    context.db.stockLevels.toArray(),
  ])
  const held = sumsLedger
    ? onHandByLocation(movements)
    : stockOfLevels(await manyEntitiesOf('stockLevels', levelRows), movements, unsentIds)
  return locations
    .filter((location) => location.kind === 'warehouse' && isInUse(location))
    .flatMap(({ id, name }) => {
      const onHand = held.get(id) ?? (sumsLedger ? new Map<string, number>() : undefined)
      return onHand ? [{ id, name, held: onHand }] : []
    })
}

/** The last moment at which this device heard from the server; null where it never did. */
async function readKnownAt({ db }: QueryContext): Promise<string | null> {
  const [listening, cursors] = await Promise.all([readMeta(db, 'listening'), db.cursors.toArray()])
  const lostSince = listening?.lostSince ?? null
  if (lostSince !== null) return new Date(lostSince).toISOString()
  const heard = cursors.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  return heard.toSorted().at(-1) ?? null
}
