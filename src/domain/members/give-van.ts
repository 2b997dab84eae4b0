import type { Location } from '../entities/location.ts'
import type { Movement } from '../entities/movement.ts'
import { sharesFor } from '../stock/shares-for.ts'
import type { Change } from './changes.ts'

/** Who may read the movements at a location. */
export type Readers = readonly Pick<Movement, 'id' | 'readerIds'>[]

/**
 * Assigns a van to a person, or to nobody. Its movements are shown to them before the van itself, so that no one sees a
 * van without its stock.
 */
export function giveVan(
  { id, technicianId }: Pick<Location, 'id' | 'technicianId'>,
  holder: string | null,
  readers: Readers,
): readonly Change[] {
  const edits = { technicianId: { from: technicianId, to: holder } }
  return [
    ...sharesFor(id, holder, readers).map((args) => ({ name: 'location/share', args }) as const),
    ...(technicianId === holder
      ? []
      : [{ name: 'location/edit', args: { locationId: id, edits } } as const]),
  ]
}
