import type { Item } from '#domain/entities/item.ts'
import type { Location } from '#domain/entities/location.ts'
import type { Movement } from '#domain/entities/movement.ts'
import { isLow, onHand, onTheWay, partsOf } from '#domain/stock/ledger.ts'
import type { OrderPart, PartChoice, Transfer, VanView } from '../stock-types.ts'
import type { Query } from '../types.ts'
import { defineQuery, type QueryContext } from './define-query.ts'
import { parseRows } from './parse-rows.ts'

/** The parts noted on an order, with what the van then lacks. */
export function orderParts(orderId: string): Query<readonly OrderPart[]> {
  return defineQuery('orderParts', orderId, async (context) => {
    const rows = await context.db.movements.where('orderId').equals(orderId).toArray()
    const { items, places, movements } = await readStock(context)
    const byId = new Map(items.map((item) => [item.id, item]))
    return partsOf(parseRows('movements', rows)).map((line) => {
      const left = line.placeId === null ? null : onHand(movements, line.placeId)
      return {
        ...line,
        name: byId.get(line.itemId ?? '')?.name ?? line.name,
        unit: line.unit || (byId.get(line.itemId ?? '')?.unit ?? ''),
        placeName: places.find(({ id }) => id === line.placeId)?.name ?? '',
        short: Math.max(0, -(left?.get(line.itemId ?? '') ?? 0)),
      }
    })
  })
}

/** Everything in the catalogue, by name, with how much of it is in the person's own van. */
export function partChoices(): Query<readonly PartChoice[]> {
  return defineQuery('partChoices', null, async (context) => {
    const { items, van, movements } = await readStock(context)
    const held = van ? onHand(movements, van.id) : new Map<string, number>()
    return items.map((item) => ({
      item,
      vanId: van?.id ?? null,
      inVan: held.get(item.id) ?? 0,
    }))
  })
}

/** The person's own van; null where they have none. */
export function vanView(): Query<VanView | null> {
  return defineQuery('vanView', null, async (context) => {
    const { items, places, van, movements } = await readStock(context)
    if (!van) return null
    const held = onHand(movements, van.id)
    const byId = new Map(items.map((item) => [item.id, item]))
    const transfers = onTheWay(movements).flatMap((movement): Transfer[] => {
      const item = byId.get(movement.itemId ?? '')
      const nameOf = (id: string | null) => places.find((place) => place.id === id)?.name ?? ''
      const ends = { from: nameOf(movement.fromId), to: nameOf(movement.toId) }
      return item ? [{ movement, item, ...ends }] : []
    })
    return {
      van,
      others: places.filter(({ id }) => id !== van.id),
      stock: items
        .filter(({ id, minimums }) => held.has(id) || minimums[van.id] !== undefined)
        .map((item) => {
          const quantity = held.get(item.id) ?? 0
          return { item, quantity, low: isLow(item, van.id, quantity) }
        }),
      incoming: transfers.filter(({ movement }) => movement.toId === van.id),
      outgoing: transfers.filter(({ movement }) => movement.fromId === van.id),
    }
  })
}

interface Stock {
  readonly items: readonly Item[]
  readonly places: readonly Location[]
  readonly van: Location | null
  readonly movements: readonly Movement[]
}

async function readStock({ db, uid }: QueryContext): Promise<Stock> {
  const [itemRows, placeRows, movementRows] = await Promise.all([
    db.items.toArray(),
    db.locations.toArray(),
    db.movements.toArray(),
  ])
  const places = parseRows('locations', placeRows).filter(({ archivedAt }) => archivedAt === null)
  return {
    items: parseRows('items', itemRows)
      .filter(({ archivedAt }) => archivedAt === null)
      .sort((a, b) => a.name.localeCompare(b.name)),
    places,
    van: places.find(({ technicianId }) => technicianId === uid) ?? null,
    movements: parseRows('movements', movementRows),
  }
}
