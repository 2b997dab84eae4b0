import { isPart } from '#domain/stock/is-part.ts'
import { type LateLine, lateLinesOf } from '#domain/stock/late-lines.ts'
import { isLow, itemKeyOf, itemLinesOf, onHand } from '#domain/stock/ledger.ts'
import { locationRelationOf } from '#domain/stock/movement-rules.ts'
import { shortBy } from '#domain/stock/short-by.ts'
import { groupBy } from '#lib/group-by.ts'
import type { OrderItem, ItemChoice, VanView } from '#data/types/stock.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import {
  hasWholeLedger,
  onceMoved,
  readStock,
  readWholeStock,
  transfersOf,
  unsentItems,
} from './read-stock.ts'

/** The items used on an order, with what the van then lacks. */
export function orderItems(orderId: string): Query<readonly OrderItem[]> {
  return defineQuery('orderItems', orderId, async (context) => {
    const [rows, stock, knowsAll] = await Promise.all([
      context.db.movements.where('orderId').equals(orderId).toArray(),
      readWholeStock(context),
      hasWholeLedger(context),
    ])
    const { items, locations, van, movements, unsentIds } = stock
    const byId = new Map(items.map((item) => [item.id, item]))
    // In the order in which they were noted, so that no row moves while a finger is on it.
    const noted = entitiesOf('movements', rows).toSorted((a, b) => a.at.localeCompare(b.at))
    const unsent = new Set(
      itemLinesOf(noted.filter(({ id }) => unsentIds.has(id))).map(({ key }) => key),
    )
    const byKey = groupBy(noted, itemKeyOf)
    return itemLinesOf(noted).map((line) => {
      const place = locations.find(({ id }) => id === line.locationId)
      const used = (byKey.get(line.key) ?? []).filter(({ type }) => type === 'consume')
      const isSummed = knowsAll || line.locationId === van?.id
      return {
        ...line,
        name: byId.get(line.itemId ?? '')?.name ?? line.name,
        unit: line.unit || (byId.get(line.itemId ?? '')?.unit ?? ''),
        locationName: place?.name ?? '',
        relation: place ? locationRelationOf(context.uid, { ...place }) : 'outside',
        actorIds: [...new Set(used.map(({ actorId }) => actorId))],
        short: isSummed ? shortBy(line, orderId, movements) : 0,
        unsent: unsent.has(line.key),
      }
    })
  })
}

/** For the office: what was used on an order after it was closed or reassigned, and is no part of it yet. */
export function lateItems(orderId: string): Query<readonly LateLine[]> {
  return defineQuery('lateItems', orderId, async (context) => {
    if (!(await hasWholeLedger(context))) return []
    const { items, movements } = await readWholeStock(context)
    const byId = new Map(items.map((item) => [item.id, item]))
    return lateLinesOf(movements, orderId).map((line) => {
      const item = byId.get(line.itemId ?? '')
      return { ...line, name: item?.name ?? line.name, unit: line.unit || (item?.unit ?? '') }
    })
  })
}

/** The parts in the catalogue, by name, with how much of it is in the person's own van. */
export function itemChoices(): Query<readonly ItemChoice[]> {
  return defineQuery('itemChoices', null, async (context) => {
    const { items, van, movements } = await readStock(context)
    const held = van ? onHand(movements, van.id) : new Map<string, number>()
    return items.filter(isPart).map((item) => ({
      item,
      vanId: van?.id ?? null,
      inVan: held.get(item.id) ?? 0,
    }))
  })
}

/** The stock of the person's own van; null if they have none. */
export function vanView(): Query<VanView | null | undefined> {
  return defineQuery('vanView', null, (context) =>
    onceMoved(context.db, async () => {
      const stock = await readStock(context)
      const { items, locations, van, movements } = stock
      if (!van) return null
      const held = onHand(movements, van.id)
      const unsent = unsentItems(stock)
      const transfers = transfersOf(stock)
      return {
        van,
        others: locations.filter(({ id }) => id !== van.id),
        stock: items
          .filter(({ id, minimums }) => held.has(id) || minimums[van.id] !== undefined)
          .map((item) => {
            const quantity = held.get(item.id) ?? 0
            const low = isLow(item, van.id, quantity)
            return { item, quantity, low, unsent: unsent.has(item.id) }
          }),
        incoming: transfers.filter(({ movement }) => movement.toId === van.id),
        outgoing: transfers.filter(({ movement }) => movement.fromId === van.id),
      }
    }),
  )
}
