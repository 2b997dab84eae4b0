import { unitCodes } from '#domain/stock/unit-codes.ts'
import type { InvoiceLine } from '#domain/invoice/invoice-content.ts'
import type { Format, Translate } from '#messages/index.ts'

/** Units that are written otherwise beside a 1; the rest are symbols. */
const counted = ['C62', 'DAY', 'SET'] as const

/** 'pcs', 'h', or 'pc' beside a 1; a code without a name stays as it is. */
export function unitText(t: Translate, code: string, quantityMilli = 0): string {
  const single = quantityMilli === 1000 && counted.find((one) => one === code)
  if (single) return t(`unitCode.single.${single}`)
  const known = unitCodes.find((one) => one === code)
  return known ? t(`unitCode.${known}`) : code
}

/** How much of something a line is about: '2.5 h'. */
export function lineQuantityText(
  t: Translate,
  format: Pick<Format, 'number'>,
  { quantityMilli, unitCode }: Pick<InvoiceLine, 'quantityMilli' | 'unitCode'>,
): string {
  return `${format.number(quantityMilli / 1000)} ${unitText(t, unitCode, quantityMilli)}`
}
