import type { Cost } from '../entities/cost.ts'
import type { Item } from '../entities/item.ts'

/**
 * What an item costs the company in minor units, 0 where it is not known. An item that still holds its cost was written
 * by an app from before `costs`, later than what was moved there.
 */
export function costOf(
  { costMinor }: Pick<Item, 'costMinor'>,
  cost: Pick<Cost, 'costMinor'> | null | undefined,
): number {
  return costMinor > 0 ? costMinor : (cost?.costMinor ?? 0)
}
