import type { AppliedTax } from '#domain/money/document/document.ts'
import type { Format, Translate } from '#messages/index.ts'

/** The rate of a tax as documents name it: '20%', or '0% Reverse charge' where the category says why. */
export function taxText(
  t: Translate,
  format: Format,
  { category, rateMilliPercent }: Pick<AppliedTax, 'category' | 'rateMilliPercent'>,
): string {
  const rate = format.percent(rateMilliPercent / 100_000)
  return category === 'S' || category === 'Z' ? rate : `${rate} ${t(`taxCategory.${category}`)}`
}
