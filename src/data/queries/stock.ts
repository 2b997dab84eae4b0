import type { Item } from '#domain/entities/item.ts'
import type { Location } from '#domain/entities/location.ts'
import type { Movement } from '#domain/entities/movement.ts'
import { isLow, onHand, onTheWay, partsOf } from '#domain/stock/ledger.ts'
import type { OrderPart, PartChoice, Transfer, VanView } from '../stock-types.ts'
import type { Query } from '../types.ts'
import { defineQuery, type QueryContext } from './define-query.ts'
import { parseRows } from './parse-rows.ts'
import { readUnsentIds } from './unsent-ids.ts'

/** The parts noted on an order, with what the van then lacks. */
export function orderParts(orderId: string): Query<readonly OrderPart[]> {
  return defineQuery('orderParts', orderId, async (context) => {
    const rows = await context.db.movements.where('orderId').equals(orderId).toArray()
    const { items, places, movements, unsentIds } = await readStock(context)
    const byId = new Map(items.map((item) => [item.id, item]))
    const noted = parseRows('movements', rows)
    const unsent = new Set(
      partsOf(noted.filter(({ id }) => unsentIds.has(id))).map(({ key }) => key),
    )
    return partsOf(noted).map((line) => {
      const held = line.placeId === null ? null : onHand(movements, line.placeId)
      const left = held && (held.get(line.itemId ?? '') ?? 0)
      return {
        ...line,
        name: byId.get(line.itemId ?? '')?.name ?? line.name,
        unit: line.unit || (byId.get(line.itemId ?? '')?.unit ?? ''),
        placeName: places.find(({ id }) => id === line.placeId)?.name ?? '',
        left,
        short: Math.max(0, -(left ?? 0)),
        unsent: unsent.has(line.key),
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
    const { items, places, van, movements, unsentIds } = await readStock(context)
    if (!van) return null
    const held = onHand(movements, van.id)
    const byId = new Map(items.map((item) => [item.id, item]))
    const moved = movements.filter(({ id }) => unsentIds.has(id))
    const unsentItems = new Set(moved.map(({ itemId }) => itemId))
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
          const low = isLow(item, van.id, quantity)
          return { item, quantity, low, unsent: unsentItems.has(item.id) }
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
  /** Of movements that the office has not received. */
  readonly unsentIds: ReadonlySet<string>
}

async function readStock(context: QueryContext): Promise<Stock> {
  const { db, uid } = context
  const [itemRows, placeRows, movementRows, unsentIds] = await Promise.all([
    db.items.toArray(),
    db.locations.toArray(),
    db.movements.toArray(),
    readUnsentIds(context, 'movements'),
  ])
  const places = parseRows('locations', placeRows).filter(({ archivedAt }) => archivedAt === null)
  return {
    items: parseRows('items', itemRows)
      .filter(({ archivedAt }) => archivedAt === null)
      .sort((a, b) => a.name.localeCompare(b.name)),
    places,
    van: places.find(({ technicianId }) => technicianId === uid) ?? null,
    movements: parseRows('movements', movementRows),
    unsentIds,
  }
}
