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

/** A point to start from where the address itself has none. */
export interface NearPoint {
  readonly geo: GeoPoint
  readonly by: 'street' | 'postcode'
}

/** The point of a known site on the same street of a town, else with the same postcode; null where there is none. */
export function pointNearAddress(
  address: Address,
  sites: readonly Pick<Site, 'address' | 'geo'>[],
): NearPoint | null {
  const of = (part: (one: Address) => string): GeoPoint | null => {
    const wanted = part(address)
    const found = sites.find((one) => one.geo !== null && part(one.address) === wanted)
    return wanted === '' ? null : (found?.geo ?? null)
  }
  const onStreet = of(streetOf)
  if (onStreet) return { geo: onStreet, by: 'street' }
  const inPostcode = of(postcodeOf)
  return inPostcode && { geo: inPostcode, by: 'postcode' }
}

function keyOf({ line1, postcode, city, country }: Address): string {
  return joined(line1, postcode.replaceAll(' ', ''), city, country)
}

/** Its street and town without house numbers; '' while either is missing. */
function streetOf({ line1, city, country }: Address): string {
  const street = line1.replaceAll(/\d+\p{L}?\b/gu, '').trim()
  return street === '' || city.trim() === '' ? '' : joined(street, city, country)
}

function postcodeOf({ postcode, country }: Address): string {
  return postcode.trim() === '' ? '' : joined(postcode.replaceAll(' ', ''), country)
}

function joined(...parts: readonly string[]): string {
  return parts.map((part) => foldText(part).trim().replaceAll(/\s+/g, ' ')).join('|')
}
