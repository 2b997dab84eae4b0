import { isAdminLevel } from '#domain/access/can.ts'
import type { Item } from '#domain/entities/item.ts'
import type { Location } from '#domain/entities/location.ts'
import type { Movement } from '#domain/entities/movement.ts'
import { inTransit } from '#domain/stock/ledger.ts'
import type { Transfer } from '#domain/stock/named-lines.ts'
import { isInUse } from '#domain/stock/is-in-use.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { isLoaded } from '#data/local/rows/loaded-sets.ts'
import type { QueryContext } from '../define-query.ts'
import { entityOf, manyEntitiesOf, entitiesOf } from '../entities-of.ts'
import { readItems } from './read-items.ts'
import { readUnsentIds } from '../unsent-ids.ts'

export interface Stock {
  /** By name. */
  readonly items: readonly Item[]
  readonly locations: readonly Location[]
  /** The person's own van. */
  readonly van: Location | null
  readonly movements: readonly Movement[]
  /** The ids of movements that the office has not received. */
  readonly unsentIds: ReadonlySet<string>
}

/** What is in use: items and locations that are not archived. */
export async function readStock(context: QueryContext): Promise<Stock> {
  const stock = await readWholeStock(context)
  return {
    ...stock,
    items: stock.items.filter(isInUse),
    locations: stock.locations.filter(isInUse),
  }
}

/** Everything, archived or not. */
export async function readWholeStock(context: QueryContext): Promise<Stock> {
  const { db, uid } = context
  const [items, locationRows, movementRows, unsentIds] = await Promise.all([
    readItems(db),
    db.locations.toArray(),
    db.movements.toArray(),
    readUnsentIds(context, 'movements'),
  ])
  const locations = entitiesOf('locations', locationRows)
  return {
    items: items.toSorted((a, b) => a.name.localeCompare(b.name)),
    locations: locations.sort((a, b) => a.name.localeCompare(b.name)),
    van: locations.find((location) => location.technicianId === uid && isInUse(location)) ?? null,
    movements: await manyEntitiesOf('movements', movementRows),
    unsentIds,
  }
}

/** Whether this device has the whole ledger; others have the movements at their own van, and some of other vans. */
export async function hasWholeLedger({ db, uid }: QueryContext): Promise<boolean> {
  const user = entityOf('users', await db.users.get(uid))
  return user !== null && isAdminLevel(user)
}

/** What has left one location and was not yet taken at the other. */
export function transfersOf({ items, locations, movements }: Stock): readonly Transfer[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const nameOf = (id: string | null) => locations.find((location) => location.id === id)?.name ?? ''
  return inTransit(movements).flatMap((movement): Transfer[] => {
    const item = byId.get(movement.itemId ?? '')
    const ends = { from: nameOf(movement.fromId), to: nameOf(movement.toId) }
    return item ? [{ movement, item, ...ends }] : []
  })
}

/** Ids of the items of which something was moved that the office has not received. */
export function unsentItems({ movements, unsentIds }: Stock): ReadonlySet<string | null> {
  return new Set(movements.filter(({ id }) => unsentIds.has(id)).map(({ itemId }) => itemId))
}

/** The sets with stock movements, of the office and of technicians. */
const movementSets = ['movements', 'movements:mine']

/**
 * Runs `read`, which counts stock; undefined until the movements are loaded, before which every count would be zero.
 */
export async function onceMoved<T>(db: UserDb, read: () => Promise<T>): Promise<T | undefined> {
  const [isKnown, value] = await Promise.all([isLoaded(db, movementSets), read()])
  return isKnown ? value : undefined
}
