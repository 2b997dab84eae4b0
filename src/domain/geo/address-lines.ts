import type { Address } from '../entities/fields.ts'

const postcodeLast = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'NZ', 'IN'])

/**
 * An address in its country's order, without empty lines. The country is included only if `countryName` is
 * given.
 */
export function addressLines(address: Address, countryName?: string): readonly string[] {
  const { line1, line2, postcode, city, region, country } = address
  const place = postcodeLast.has(country)
    ? [city, [region, postcode].filter(isFilled).join(' ')].filter(isFilled).join(', ')
    : [[postcode, city].filter(isFilled).join(' '), region].filter(isFilled).join(', ')
  return [line1, line2, place, countryName ?? ''].filter(isFilled)
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}
