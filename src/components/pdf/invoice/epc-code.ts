import { encodeQR } from 'qr'
import { minorText } from '#domain/money/money.ts'

export interface EpcPayment {
  readonly name: string
  readonly iban: string
  readonly currency: string
  readonly minor: number
  readonly reference: string
}

/** The text of an EPC code (GiroCode), with which a bank's app fills in a transfer; null where it cannot be one. */
export function epcText({ name, iban, currency, minor, reference }: EpcPayment): string | null {
  const account = iban.replaceAll(/\s/g, '').toUpperCase()
  const isPayable = currency === 'EUR' && minor > 0 && minor <= 99_999_999_999
  if (!isPayable || !/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return null
  const words = (text: string, most: number) => text.replaceAll(/\s+/g, ' ').trim().slice(0, most)
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    words(name, 70),
    account,
    `EUR${minorText(minor, 'EUR')}`,
    '',
    '',
    words(reference, 140),
  ].join('\n')
}

/** A code as an image of one path. */
export function codeSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
  const path = rows
    .flatMap((row, y) =>
      runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`),
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length} ${rows.length}"><path d="${path}"/></svg>`
}

/** Where dark modules stand beside each other: seams between squares would show on paper. */
function runsOf(row: readonly boolean[]): readonly { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last.from + last.length === x) last.length += 1
    else runs.push({ from: x, length: 1 })
  }
  return runs
}
