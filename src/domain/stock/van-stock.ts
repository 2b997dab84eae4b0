import type { Item } from '../entities/item.ts'
import type { Location } from '../entities/location.ts'
import type { Movement } from '../entities/movement.ts'
import { isInUse } from './is-in-use.ts'
import { inTransit, onHandByLocation } from './ledger.ts'

/** What technicians have in their vans. */
export interface VanStock {
  /** By person and item: what is in their van and on its way there. */
  readonly vans: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** The items that are counted; the others are bought when they are needed. */
  readonly countedIds: ReadonlySet<string>
}

/** What is in each technician's van, and what has been sent to it and not yet arrived. */
export function vanStock(
  items: readonly Item[],
  locations: readonly Location[],
  movements: readonly Movement[],
): VanStock {
  const held = onHandByLocation(movements)
  const coming = inTransit(movements)
  const vans = new Map<string, Map<string, number>>()
  for (const location of locations) {
    const { id, kind, technicianId } = location
    if (kind !== 'van' || technicianId === null || !isInUse(location)) continue
    const sums = vans.get(technicianId) ?? new Map<string, number>()
    const add = (itemId: string | null, quantity: number) => {
      if (itemId !== null) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity)
    }
    for (const [itemId, quantity] of held.get(id) ?? []) add(itemId, quantity)
    for (const { itemId, toId, quantity } of coming) if (toId === id) add(itemId, quantity)
    vans.set(technicianId, sums)
  }
  return {
    vans,
    countedIds: new Set(items.filter(({ isStocked }) => isStocked).map(({ id }) => id)),
  }
}
