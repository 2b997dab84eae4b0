import type { Item } from '#domain/entities/item.ts'
import type { Location } from '#domain/entities/location.ts'
import { isInUse } from '#domain/stock/is-in-use.ts'
import { isLow, onHandByPlace, onTheWayByItem, type OnHand } from '#domain/stock/ledger.ts'
import type { MovementLine } from '#domain/stock/named-lines.ts'
import { unlessUnknown } from '#data/local/rows/loaded-sets.ts'
import type { PartStock, PartView, PlaceStock, PlaceView } from '#data/types/stock.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery, type QueryContext } from '../define-query.ts'
import { onceMoved, readWholeStock, type Stock, transfersOf, unsentItems } from './read-stock.ts'
import { readUnsentIds } from '../unsent-ids.ts'

/** So many movements are shown, the newest first. */
const latest = 50

/** The catalogue by name, put away or not; undefined while the server has not been heard. */
export function partsInStock(): Query<readonly PartStock[] | undefined> {
  return defineQuery('partsInStock', null, (context) =>
    onceMoved(context.db, () =>
      unlessUnknown(context.db, ['items'], async () => {
        const [stock, changed] = await readWithUnsent(context, 'items')
        const held = onHandByPlace(stock.movements)
        const places = stock.places.filter(isInUse)
        const moved = unsentItems(stock)
        const underWay = onTheWayByItem(stock.movements)
        return stock.items.map((item) => ({
          item,
          quantity: places.reduce(
            (sum, { id }) => sum + heldAt(held, id, item),
            underWay.get(item.id) ?? 0,
          ),
          onTheWay: underWay.get(item.id) ?? 0,
          below: places.filter(({ id }) => heldAt(held, id, item) < 0).length,
          low: lowPlaces(item, places, held).length,
          unsent: changed.has(item.id) || moved.has(item.id),
        }))
      }),
    ),
  )
}

/** Stores and vans by name, put away or not; undefined while the server has not been heard. */
export function stockPlaces(): Query<readonly PlaceStock[] | undefined> {
  return defineQuery('stockPlaces', null, (context) =>
    onceMoved(context.db, () =>
      unlessUnknown(context.db, ['locations'], async () => {
        const [stock, changed] = await readWithUnsent(context, 'locations')
        const held = onHandByPlace(stock.movements)
        const items = stock.items.filter(isInUse)
        const transfers = transfersOf(stock)
        return stock.places.map((place) => ({
          place,
          parts: items.filter((item) => heldAt(held, place.id, item) > 0).length,
          low: items.filter((item) => lowPlaces(item, [place], held).length > 0).length,
          below: items.filter((item) => heldAt(held, place.id, item) < 0).length,
          incoming: transfers.filter(({ movement }) => movement.toId === place.id).length,
          unsent: changed.has(place.id),
        }))
      }),
    ),
  )
}

/** One part: where it is, and what was moved of it; null where this device has none of that id. */
export function partView(itemId: string): Query<PartView | null | undefined> {
  return defineQuery('partView', itemId, (context) =>
    onceMoved(context.db, async () => {
      const [stock, changed] = await readWithUnsent(context, 'items')
      const item = stock.items.find(({ id }) => id === itemId)
      if (!item) return null
      const held = onHandByPlace(stock.movements)
      return {
        item,
        onTheWay: onTheWayByItem(stock.movements).get(itemId) ?? 0,
        unsent: changed.has(itemId),
        places: stock.places
          .filter((place) => isInUse(place) || heldAt(held, place.id, item) !== 0)
          .map((place) => ({
            place,
            quantity: heldAt(held, place.id, item),
            minimum: item.minimums[place.id] ?? null,
            low: lowPlaces(item, [place], held).length > 0,
          }))
          .sort((a, b) => Number(isWanted(b)) - Number(isWanted(a))),
        substitutes: stock.items.filter(({ id }) => item.substituteIds.includes(id)),
        latest: linesOf(stock, (line) => line.itemId === itemId),
      }
    }),
  )
}

/** One store or van: what it holds, and what was moved there; null where this device has none of that id. */
export function placeView(placeId: string): Query<PlaceView | null | undefined> {
  return defineQuery('placeView', placeId, (context) =>
    onceMoved(context.db, async () => {
      const [stock, changed] = await readWithUnsent(context, 'locations')
      const place = stock.places.find(({ id }) => id === placeId)
      if (!place) return null
      const held = onHandByPlace(stock.movements)
      const moved = unsentItems(stock)
      const transfers = transfersOf(stock)
      const isHere = ({ fromId, toId }: { fromId: string | null; toId: string | null }) =>
        fromId === placeId || toId === placeId
      return {
        place,
        unsent: changed.has(placeId),
        others: stock.places.filter((other) => other.id !== placeId && isInUse(other)),
        stock: stock.items
          .filter((item) => heldAt(held, placeId, item) !== 0 || item.minimums[placeId] != null)
          .map((item) => ({
            item,
            quantity: heldAt(held, placeId, item),
            minimum: item.minimums[placeId] ?? null,
            low: lowPlaces(item, [place], held).length > 0,
            unsent: moved.has(item.id),
          })),
        incoming: transfers.filter(({ movement }) => movement.toId === placeId),
        outgoing: transfers.filter(({ movement }) => movement.fromId === placeId),
        latest: linesOf(stock, isHere),
        readers: stock.movements.filter(isHere).map(({ id, readerIds }) => ({ id, readerIds })),
      }
    }),
  )
}

function isWanted({ quantity, minimum }: PartView['places'][number]): boolean {
  return quantity !== 0 || minimum !== null
}

function readWithUnsent(context: QueryContext, collection: 'items' | 'locations') {
  return Promise.all([readWholeStock(context), readUnsentIds(context, collection)])
}

function heldAt(held: ReadonlyMap<string, OnHand>, placeId: string, item: Item): number {
  return held.get(placeId)?.get(item.id) ?? 0
}

function lowPlaces(item: Item, places: readonly Location[], held: ReadonlyMap<string, OnHand>) {
  return places.filter(({ id }) => isLow(item, id, heldAt(held, id, item)))
}

function linesOf(stock: Stock, wanted: (line: Stock['movements'][number]) => boolean) {
  const itemOf = new Map(stock.items.map((item) => [item.id, item]))
  const nameOf = new Map(stock.places.map(({ id, name }) => [id, name]))
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
