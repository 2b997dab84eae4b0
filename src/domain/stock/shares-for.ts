import type { Movement } from '../entities/movement.ts'
import { maxChildren } from '../mutation/mutators/order/follow-assignees.ts'
import type { MutationArgs } from '../mutation/registry.ts'

/**
 * The arguments of the mutations that show a person the movements at a location that they do not see yet; none where
 * no one is given.
 */
export function sharesFor(
  locationId: string,
  readerId: string | null,
  readers: readonly Pick<Movement, 'id' | 'readerIds'>[],
): readonly MutationArgs<'location/share'>[] {
  if (readerId === null) return []
  const unseen = readers.filter(({ readerIds }) => !readerIds.includes(readerId))
  const movementIds = unseen.map(({ id }) => id)
  return Array.from({ length: Math.ceil(movementIds.length / maxChildren) }, (_, i) => ({
    locationId,
    readerId,
    movementIds: movementIds.slice(i * maxChildren, (i + 1) * maxChildren),
  }))
}
