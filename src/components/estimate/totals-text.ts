import type { Format } from '#messages/index.ts'

/** '120.00', or '120.00 – 240.00' where options differ; '' without any. Totals from the lowest on, in minor units. */
export function totalsText(
  { money }: Pick<Format, 'money'>,
  totalsMinor: readonly number[],
  currency: string,
): string {
  const [least] = totalsMinor
  const most = totalsMinor.at(-1)
  if (least === undefined || most === undefined) return ''
  const first = money(least, currency)
  return least === most ? first : `${first} – ${money(most, currency)}`
}
