import type { Item } from '../entities/item.ts'
import type { Location } from '../entities/location.ts'

/** Whether an item or location is not archived. */
export function isInUse({ archivedAt }: Item | Location): boolean {
  return archivedAt === null
}
