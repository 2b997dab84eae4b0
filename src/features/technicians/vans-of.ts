import type { LocationStock } from '#data/index.ts'
import type { Location } from '#domain/entities/location.ts'
import { isInUse } from '#domain/stock/is-in-use.ts'

/** The vans in use that belong to a person; usually one. */
export function vansOf(stock: readonly LocationStock[], personId: string): readonly Location[] {
  return stock
    .map(({ location }) => location)
    .filter((location) => location.technicianId === personId && isInUse(location))
}
