import * as v from 'valibot'
import { type Address, limits } from '../../entities/fields.ts'
import type { GeoPoint } from '../distance-km.ts'
import { storedPoint } from '../move-point.ts'

/** An address with its point, as a geocoder found it. */
export interface FoundAddress {
  readonly address: Address
  readonly point: GeoPoint
  /** The name of a place that is more than its address, such as a school; '' for none. */
  readonly name: string
}

/** A text of a foreign service; anything else counts as missing. */
export const foreignText = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) =>
      // Control characters, and those that turn the direction of what follows, have no place in an address.
      Array.from(text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '))
        .slice(0, limits.line)
        .join('')
        .trim(),
    ),
  ),
  '',
)

export interface AddressParts {
  readonly street: string
  readonly number: string
  readonly postcode: string
  readonly city: string
  readonly region: string
  /** ISO 3166-1 alpha-2 in any case. */
  readonly country: string
}

/** Where the number of a house comes after its street; elsewhere it comes before. */
const numberLast = new Set(
  'AT BE BG BR CH CL CO CR CZ DE DK EE ES FI GR HR HU IS IT LT LV MX NL NO PE PL PT RO RS SE SI SK TR UY AR'.split(
    ' ',
  ),
)

/** An address of the parts that geocoders name; null without a street and a town, or beyond the world. */
export function foundAddress(
  parts: AddressParts,
  point: GeoPoint,
  name: string,
): FoundAddress | null {
  const { latitude, longitude } = point
  // What is not a number is not within either.
  const isWithin = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const country = /^[A-Za-z]{2}$/.test(parts.country) ? parts.country.toUpperCase() : ''
  const { street, number, postcode, city, region } = parts
  const pair = numberLast.has(country) ? [street, number] : [number, street]
  const line1 = Array.from(pair.filter(Boolean).join(' ')).slice(0, limits.line).join('')
  if (!isWithin || (line1 === '' && city === '')) return null
  return {
    address: { line1, line2: '', postcode, city, region, country },
    point: storedPoint(point),
    name: name === street || name === city ? '' : name,
  }
}
