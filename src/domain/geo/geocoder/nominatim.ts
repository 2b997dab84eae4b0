import * as v from 'valibot'
import { boxAround } from '../tiles-around.ts'
import type { AddressQuestion } from './address-question.ts'
import { type FoundAddress, foreignText, foundAddress } from './found-address.ts'

/** How far around the company's region answers are preferred, in kilometres. */
const nearKm = 50

export function nominatimRequest({
  text,
  language,
  near,
}: AddressQuestion): Record<string, string> {
  const box = near && boxAround(near, nearKm)
  return {
    q: text,
    format: 'jsonv2',
    addressdetails: '1',
    'accept-language': language,
    ...(box && {
      viewbox: [box.west, box.north, box.east, box.south].map((side) => side.toFixed(2)).join(),
    }),
  }
}

const degrees = v.pipe(v.string(), v.regex(/^-?\d{1,3}(?:\.\d{1,20})?$/), v.transform(Number))

const answerSchema = v.array(v.unknown())

const placeSchema = v.object({
  lat: degrees,
  lon: degrees,
  name: v.optional(foreignText, ''),
  address: v.object({
    house_number: v.optional(foreignText, ''),
    road: v.optional(foreignText, ''),
    pedestrian: v.optional(foreignText, ''),
    postcode: v.optional(foreignText, ''),
    city: v.optional(foreignText, ''),
    town: v.optional(foreignText, ''),
    village: v.optional(foreignText, ''),
    hamlet: v.optional(foreignText, ''),
    municipality: v.optional(foreignText, ''),
    state: v.optional(foreignText, ''),
    province: v.optional(foreignText, ''),
    country_code: v.optional(foreignText, ''),
  }),
})

export function nominatimAddresses(answer: unknown): readonly FoundAddress[] | null {
  const parsed = v.safeParse(answerSchema, answer)
  if (!parsed.success) return null
  return parsed.output.flatMap((place) => {
    const one = v.safeParse(placeSchema, place)
    if (!one.success) return []
    const { lat: latitude, lon: longitude, name, address } = one.output
    const { city, town, village, hamlet, municipality } = address
    const parts = {
      street: address.road || address.pedestrian,
      number: address.house_number,
      postcode: address.postcode,
      city: city || town || village || hamlet || municipality,
      region: address.state || address.province,
      country: address.country_code,
    }
    return foundAddress(parts, { latitude, longitude }, name) ?? []
  })
}
