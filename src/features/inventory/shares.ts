import type { PlaceView } from '#data/index.ts'
import { mostChildren } from '#domain/mutation/follow-assignees.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'

/** The mutations that show somebody what was moved at a place and what they do not see yet. */
export function shares(
  locationId: string,
  readerId: string | null,
  readers: PlaceView['readers'],
): readonly MutationArgs<'location/share'>[] {
  if (readerId === null) return []
  const unseen = readers.filter(({ readerIds }) => !readerIds.includes(readerId))
  const movementIds = unseen.map(({ id }) => id)
  return Array.from({ length: Math.ceil(movementIds.length / mostChildren) }, (_, i) => ({
    locationId,
    readerId,
    movementIds: movementIds.slice(i * mostChildren, (i + 1) * mostChildren),
  }))
}
