import type { NeededItem } from '#domain/entities/item.ts'
import type { Location } from '#domain/entities/location.ts'
import { isInUse } from '#domain/stock/is-in-use.ts'
import { isPart } from '#domain/stock/is-part.ts'
import { inTransit, onHandByLocation } from '#domain/stock/ledger.ts'
import { type VanStock, vanStock } from '#domain/stock/van-stock.ts'
import type { Query } from '#data/types/data.ts'
import type { Warehouse } from '#data/types/stock.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { onceMoved, readWholeStock } from './read-stock.ts'
import { readWarehouses } from './warehouse-stock.ts'

/** What is in technicians' vans and on its way there; undefined before the movements are loaded. */
export function stockOfVans(): Query<VanStock | undefined> {
  return defineQuery('stockOfVans', null, (context) =>
    onceMoved(context.db, async () => {
      const { items, locations, movements } = await readWholeStock(context)
      return vanStock(items, locations, movements)
    }),
  )
}

/** An item that an order needs. */
export interface NeededLine extends NeededItem {
  /** '' while the item has not reached this device. */
  readonly name: string
  readonly unit: string
  /** Whether there is enough in the vans, with what is on its way there, or not; null where it is not counted. */
  readonly where: 'inVan' | 'onItsWay' | 'notInVan' | null
  /** The warehouses that have some, the most first; none where it is not to be brought. */
  readonly warehouses: readonly { readonly name: string; readonly quantity: number }[]
}

/**
 * Items as an order needs them, and whether the vans of these people have them. `personIds` are those whose vans this
 * device knows.
 */
export function neededItems(
  items: readonly NeededItem[],
  personIds: readonly string[],
): Query<readonly NeededLine[]> {
  return defineQuery('neededItems', [items, personIds], async (context) => {
    const stock = await readWholeStock(context)
    const warehouses = await readWarehouses(context, stock)
    const byId = new Map(stock.items.map((item) => [item.id, item]))
    const held = onHandByLocation(stock.movements)
    const coming = inTransit(stock.movements)
    const isOfThem = (location: Location) =>
      location.kind === 'van' && personIds.includes(location.technicianId ?? '')
    const vans = stock.locations.filter((one) => isOfThem(one) && isInUse(one))
    const vanIds = new Set<string | null>(vans.map(({ id }) => id))
    return items.map(({ id, quantity }) => {
      const item = byId.get(id)
      const here = vans.reduce((sum, van) => sum + (held.get(van.id)?.get(id) ?? 0), 0)
      const onItsWay = coming
        .filter(({ itemId, toId }) => itemId === id && vanIds.has(toId))
        .reduce((sum, one) => sum + one.quantity, 0)
      const isKnown = item?.isStocked === true && personIds.length > 0
      const where =
        here >= quantity ? 'inVan' : here + onItsWay >= quantity ? 'onItsWay' : 'notInVan'
      const { name = '', unit = '' } = item ?? {}
      const isMissing = isKnown && where === 'notInVan'
      return {
        id,
        quantity,
        name,
        unit,
        where: isKnown ? where : null,
        warehouses: isMissing ? warehousesWith(warehouses, id) : [],
      }
    })
  })
}

function warehousesWith(warehouses: readonly Warehouse[], itemId: string) {
  return warehouses
    .map(({ name, held }) => ({ name, quantity: held.get(itemId) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => b.quantity - a.quantity)
}

/** The parts in the catalogue by name, without archived ones. */
export function itemNames(): Query<readonly { readonly id: string; readonly name: string }[]> {
  return defineQuery('itemNames', null, async ({ db }) => {
    const items = entitiesOf('items', await db.items.toArray())
    return items
      .filter((item) => isPart(item) && isInUse(item))
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
  })
}
