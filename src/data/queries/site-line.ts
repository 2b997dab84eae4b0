import { addressLines } from '#domain/geo/address-lines.ts'
import type { Site } from '#domain/entities/site.ts'

/** A site's address on one line, or its name where it has no address. */
export function siteLine({ name, address }: Site): string {
  return addressLines(address).join(', ') || name
}
