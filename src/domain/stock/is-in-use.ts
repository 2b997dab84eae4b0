import type { Item } from '../entities/item.ts'
import type { Location } from '../entities/location.ts'

/** Whether a part or place was not put away. */
export function isInUse({ archivedAt }: Item | Location): boolean {
  return archivedAt === null
}
