import type { Item } from '#domain/entities/item.ts'
import type { Location } from '#domain/entities/location.ts'
import { isInUse } from '#domain/stock/is-in-use.ts'
import { isLow, onHandByLocation, inTransitByItem, type OnHand } from '#domain/stock/ledger.ts'
import type { MovementLine } from '#domain/stock/named-lines.ts'
import { itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import type { ItemStock, ItemView, LocationStock, LocationView } from '#data/types/stock.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery, type QueryContext } from '../define-query.ts'
import { onceMoved, readWholeStock, type Stock, transfersOf, unsentItems } from './read-stock.ts'
import { readUnsentIds } from '../unsent-ids.ts'

/** The number of movements that are shown, the newest first. */
const latest = 50

/** The catalogue by name, archived items included; undefined before the first load is over. */
export function itemsInStock(): Query<readonly ItemStock[] | undefined> {
  return defineQuery('itemsInStock', null, (context) =>
    onceMoved(context.db, () =>
      itemsIfLoaded(context.db, ['items'], async () => {
        const [stock, changed] = await readWithUnsent(context, 'items', 'prices')
        const held = onHandByLocation(stock.movements)
        const locations = stock.locations.filter(isInUse)
        const moved = unsentItems(stock)
        const inTransit = inTransitByItem(stock.movements)
        return stock.items.map((item) => ({
          item,
          quantity: locations.reduce(
            (sum, { id }) => sum + heldAt(held, id, item),
            inTransit.get(item.id) ?? 0,
          ),
          inTransit: inTransit.get(item.id) ?? 0,
          belowAt: locations.filter(({ id }) => heldAt(held, id, item) < 0).map(({ name }) => name),
          lowAt: lowLocations(item, locations, held).map(({ name }) => name),
          unsent: changed.has(item.id) || moved.has(item.id),
        }))
      }),
    ),
  )
}

/** Stores and vans by name, archived ones included; undefined before the first load is over. */
export function stockLocations(): Query<readonly LocationStock[] | undefined> {
  return defineQuery('stockLocations', null, (context) =>
    onceMoved(context.db, () =>
      itemsIfLoaded(context.db, ['locations'], async () => {
        const [stock, changed] = await readWithUnsent(context, 'locations')
        const held = onHandByLocation(stock.movements)
        const items = stock.items.filter(isInUse)
        const transfers = transfersOf(stock)
        return stock.locations.map((location) => ({
          location,
          items: items.filter((item) => heldAt(held, location.id, item) > 0).length,
          ...shortages(items, location, held),
          incoming: transfers.filter(({ movement }) => movement.toId === location.id).length,
          unsent: changed.has(location.id),
        }))
      }),
    ),
  )
}

/** One item: where it is, and what was moved of it; null where this device has none of that id. */
export function itemView(itemId: string): Query<ItemView | null | undefined> {
  return defineQuery('itemView', itemId, (context) =>
    onceMoved(context.db, async () => {
      const [stock, changed] = await readWithUnsent(context, 'items', 'prices')
      const item = stock.items.find(({ id }) => id === itemId)
      if (!item) return null
      const held = onHandByLocation(stock.movements)
      return {
        item,
        inTransit: inTransitByItem(stock.movements).get(itemId) ?? 0,
        unsent: changed.has(itemId),
        locations: stock.locations
          .filter((location) => isInUse(location) || heldAt(held, location.id, item) !== 0)
          .map((location) => ({
            location,
            quantity: heldAt(held, location.id, item),
            minimum: item.minimums[location.id] ?? null,
            low: lowLocations(item, [location], held).length > 0,
          }))
          .sort((a, b) => Number(isWanted(b)) - Number(isWanted(a))),
        substitutes: stock.items.filter(({ id }) => item.substituteIds.includes(id)),
        latest: linesOf(stock, (line) => line.itemId === itemId),
      }
    }),
  )
}

/** One store or van: its stock and its movements; null if this device has none with that id. */
export function locationView(locationId: string): Query<LocationView | null | undefined> {
  return defineQuery('locationView', locationId, (context) =>
    onceMoved(context.db, async () => {
      const [stock, changed] = await readWithUnsent(context, 'locations')
      const location = stock.locations.find(({ id }) => id === locationId)
      if (!location) return null
      const held = onHandByLocation(stock.movements)
      const moved = unsentItems(stock)
      const transfers = transfersOf(stock)
      const isHere = ({ fromId, toId }: { fromId: string | null; toId: string | null }) =>
        fromId === locationId || toId === locationId
      return {
        location,
        unsent: changed.has(locationId),
        others: stock.locations.filter((other) => other.id !== locationId && isInUse(other)),
        stock: stock.items
          .filter(
            (item) => heldAt(held, locationId, item) !== 0 || item.minimums[locationId] != null,
          )
          .map((item) => ({
            item,
            quantity: heldAt(held, locationId, item),
            minimum: item.minimums[locationId] ?? null,
            low: lowLocations(item, [location], held).length > 0,
            unsent: moved.has(item.id),
          })),
        incoming: transfers.filter(({ movement }) => movement.toId === locationId),
        outgoing: transfers.filter(({ movement }) => movement.fromId === locationId),
        latest: linesOf(stock, isHere),
        readers: stock.movements.filter(isHere).map(({ id, readerIds }) => ({ id, readerIds })),
      }
    }),
  )
}

function isWanted({ quantity, minimum }: ItemView['locations'][number]): boolean {
  return quantity !== 0 || minimum !== null
}

async function readWithUnsent(
  context: QueryContext,
  ...collections: readonly ('items' | 'prices' | 'locations')[]
) {
  const [stock, ...changed] = await Promise.all([
    readWholeStock(context),
    ...collections.map((collection) => readUnsentIds(context, collection)),
  ])
  return [stock, new Set(changed.flatMap((ids) => [...ids]))] as const
}

function heldAt(held: ReadonlyMap<string, OnHand>, locationId: string, item: Item): number {
  return held.get(locationId)?.get(item.id) ?? 0
}

/** How many items a location has below zero, and how many of the others are low. */
function shortages(
  items: readonly Item[],
  location: Location,
  held: ReadonlyMap<string, OnHand>,
): Pick<LocationStock, 'low' | 'below'> {
  const isBelow = (item: Item) => heldAt(held, location.id, item) < 0
  const low = items.filter(
    (item) => !isBelow(item) && lowLocations(item, [location], held).length > 0,
  )
  return { low: low.length, below: items.filter(isBelow).length }
}

function lowLocations(
  item: Item,
  locations: readonly Location[],
  held: ReadonlyMap<string, OnHand>,
) {
  return locations.filter(({ id }) => isLow(item, id, heldAt(held, id, item)))
}

function linesOf(stock: Stock, wanted: (line: Stock['movements'][number]) => boolean) {
  const itemOf = new Map(stock.items.map((item) => [item.id, item]))
  const nameOf = new Map(stock.locations.map(({ id, name }) => [id, name]))
  return stock.movements
    .filter(wanted)
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, latest)
    .map((movement): MovementLine => {
      const item = itemOf.get(movement.itemId ?? '')
      return {
        movement,
        name: item?.name ?? movement.name,
        unit: movement.unit || (item?.unit ?? ''),
        from: nameOf.get(movement.fromId ?? '') ?? '',
        to: nameOf.get(movement.toId ?? '') ?? '',
        unsent: stock.unsentIds.has(movement.id),
      }
    })
}
