import { minorDigits } from '#domain/money/minor-digits.ts'
import { formatMoney, minorText } from '#domain/money/money.ts'
import { parseMinor } from '#domain/money/parse-minor.ts'
import { taxOn } from '#domain/money/tax-on.ts'
import { createNumbers, documentCases } from './document-cases.ts'

export { documentCases }

/** Thousands of amounts that every runtime must format alike; the same ones each time. */
export function moneyCases(codes: readonly string[]): readonly string[] {
  const next = createNumbers(4217)
  return Array.from({ length: 5000 }, (_, i) => {
    const currency = codes[i % codes.length] ?? 'EUR'
    const minor = next(2_000_000) * next(4000) - 1_000_000
    const text = minorText(minor, currency)
    const typed = parseMinor(text.replace('-', ''), currency)
    const tax = taxOn({ minor: minor * next(1000), currency }, next(30_000)).minor
    const digits = formatMoney({ minor, currency }, 'en').replaceAll(/\D/g, '')
    return [currency, minorDigits(currency), text, typed, tax, digits].join(' ')
  })
}
