import { isPart } from '#domain/stock/is-part.ts'
import { isLow, onHand, itemLinesOf } from '#domain/stock/ledger.ts'
import { shortBy } from '#domain/stock/short-by.ts'
import type { OrderItem, ItemChoice, VanView } from '#data/types/stock.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { onceMoved, readStock, transfersOf, unsentItems } from './read-stock.ts'

/** The items used on an order, with what the van then lacks. */
export function orderItems(orderId: string): Query<readonly OrderItem[]> {
  return defineQuery('orderItems', orderId, async (context) => {
    const rows = await context.db.movements.where('orderId').equals(orderId).toArray()
    const { items, locations, movements, unsentIds } = await readStock(context)
    const byId = new Map(items.map((item) => [item.id, item]))
    // In the order in which they were noted, so that no row moves while a finger is on it.
    const noted = entitiesOf('movements', rows).toSorted((a, b) => a.at.localeCompare(b.at))
    const unsent = new Set(
      itemLinesOf(noted.filter(({ id }) => unsentIds.has(id))).map(({ key }) => key),
    )
    return itemLinesOf(noted).map((line) => {
      return {
        ...line,
        name: byId.get(line.itemId ?? '')?.name ?? line.name,
        unit: line.unit || (byId.get(line.itemId ?? '')?.unit ?? ''),
        locationName: locations.find(({ id }) => id === line.locationId)?.name ?? '',
        short: shortBy(line, orderId, movements),
        unsent: unsent.has(line.key),
      }
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
