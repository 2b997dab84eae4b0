import type { Address } from '#domain/entities/fields.ts'

const postcodeLast = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'NZ', 'IN'])

/** An address as its country writes it, empty lines left out; the country itself only where asked for. */
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
