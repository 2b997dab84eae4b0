import type { Address } from '#domain/entities/fields.ts'

type Part = keyof Address
type Label = `address.${Part | 'postalCode' | 'zip' | 'province' | 'state' | 'county'}`

/** What the parts of an address are called where a country has its own words for them. */
const own: Readonly<Record<string, Partial<Record<Part, Label>>>> = {
  CA: { postcode: 'address.postalCode', region: 'address.province' },
  ES: { postcode: 'address.postalCode', region: 'address.province' },
  GB: { region: 'address.county' },
  US: { postcode: 'address.zip', region: 'address.state' },
}

/** The label of a part of an address in its country. */
export function addressLabel(part: Part, country: string): Label {
  return own[country]?.[part] ?? `address.${part}`
}
