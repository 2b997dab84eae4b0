/** A party's VAT number, and the first of its other numbers; '' where there is none. */
export interface TaxNumbers {
  readonly vatId: string
  readonly other: string
}

/** Countries whose VAT numbers begin with their code, and what stands for it where it differs. */
const vatCountries = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
)
const prefixes: Readonly<Record<string, readonly string[]>> = { GR: ['EL', 'GR'], GB: ['GB', 'XI'] }

/**
 * Tells the VAT number from other numbers, each with the label that it is printed with ('VAT number DE123456789'). A
 * number of another country than the party's is no VAT number: words of labels look like prefixes.
 */
export function taxNumbersOf(taxIds: readonly string[], country: string): TaxNumbers {
  const vatIds = taxIds.map((text) => vatIdIn(text, country))
  const other = taxIds.find((_, i) => vatIds[i] === '') ?? ''
  return { vatId: vatIds.find((id) => id !== '') ?? '', other: valueIn(other) }
}

function vatIdIn(text: string, country: string): string {
  const words = text.trim().toUpperCase().split(/\s+/)
  for (const i of words.keys()) {
    const id = words
      .slice(i)
      .join('')
      .replaceAll(/[^A-Z0-9]/g, '')
    if (isVatId(id, country)) return id
  }
  return ''
}

function isVatId(id: string, country: string): boolean {
  const known =
    country === '' ? [...vatCountries, 'EL', 'XI'] : vatCountries.has(country) ? [country] : []
  const allowed = known.flatMap((one) => prefixes[one] ?? [one])
  return allowed.includes(id.slice(0, 2)) && /^..(?=.*\d.*\d.*\d.*\d)[A-Z0-9]{5,16}$/.test(id)
}

/** The number behind its label: from its first word with a digit. */
function valueIn(text: string): string {
  const words = text.trim().split(/\s+/)
  const first = words.findIndex((word) => /\d/.test(word))
  return words.slice(Math.max(first, 0)).join(' ')
}
