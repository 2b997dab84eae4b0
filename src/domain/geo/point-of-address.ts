import { foldText } from '#lib/fold-text.ts'
import type { Address } from '../entities/fields.ts'
import type { Site } from '../entities/site.ts'
import type { GeoPoint } from './distance-km.ts'

/** The point of a known site with the same street, postcode and city; null where there is none. */
export function pointOfAddress(
  address: Address,
  sites: readonly Pick<Site, 'address' | 'geo'>[],
): GeoPoint | null {
  const wanted = keyOf(address)
  if (address.line1.trim() === '' || (address.city.trim() === '' && address.postcode.trim() === ''))
    return null
  return (
    sites.find(({ address: other, geo }) => geo !== null && keyOf(other) === wanted)?.geo ?? null
  )
}

function keyOf({ line1, postcode, city, country }: Address): string {
  return [line1, postcode.replaceAll(' ', ''), city, country]
    .map((part) => foldText(part).trim().replaceAll(/\s+/g, ' '))
    .join('|')
}
