import * as v from 'valibot'
import type { AddressQuestion } from './address-question.ts'
import { type FoundAddress, foreignText, foundAddress } from './found-address.ts'

/** Its language is that of the request's header: a `lang` that its data lacks would be an error. */
export function photonRequest({ text, near }: AddressQuestion): Record<string, string> {
  return {
    q: text,
    ...(near && { lat: near.latitude.toFixed(2), lon: near.longitude.toFixed(2) }),
  }
}

const answerSchema = v.object({ features: v.array(v.unknown()) })

const featureSchema = v.object({
  geometry: v.object({ coordinates: v.array(v.number()) }),
  properties: v.object({
    name: v.optional(foreignText, ''),
    street: v.optional(foreignText, ''),
    housenumber: v.optional(foreignText, ''),
    postcode: v.optional(foreignText, ''),
    city: v.optional(foreignText, ''),
    district: v.optional(foreignText, ''),
    state: v.optional(foreignText, ''),
    countrycode: v.optional(foreignText, ''),
    osm_key: v.optional(foreignText, ''),
  }),
})

export function photonAddresses(answer: unknown): readonly FoundAddress[] | null {
  const parsed = v.safeParse(answerSchema, answer)
  if (!parsed.success) return null
  return parsed.output.features.flatMap((feature) => {
    const one = v.safeParse(featureSchema, feature)
    if (!one.success) return []
    const [longitude = Number.NaN, latitude = Number.NaN] = one.output.geometry.coordinates
    const { name, street, housenumber, postcode, city, district, state, countrycode, osm_key } =
      one.output.properties
    const isStreet = osm_key === 'highway'
    const isTown = osm_key === 'place' && street === ''
    const parts = {
      street: street || (isStreet ? name : ''),
      number: housenumber,
      postcode,
      city: city || (isTown ? name : district),
      region: state,
      country: countrycode,
    }
    return foundAddress(parts, { latitude, longitude }, name) ?? []
  })
}
