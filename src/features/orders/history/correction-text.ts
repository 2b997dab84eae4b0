import { quantityText } from '#components/text/quantity-text.ts'
import type { Translate } from '#messages/index.ts'
import type { PartCorrection } from './part-corrections.ts'

/**
 * 'Parts: 3 pieces Filter (was 1 piece)'. Without the beginning of the history what was used before is unknown, so only
 * the difference is named.
 */
export function correctionText(t: Translate, part: PartCorrection, isWhole: boolean): string {
  const { name, unit, before, after } = part
  const change = after - before
  if (isWhole && before > 0) {
    const values = { amount: quantityText(t, after, unit), before: quantityText(t, before, unit) }
    return t('orders.partCorrected', { ...values, name })
  }
  const amount = quantityText(t, Math.abs(change), unit)
  if (change < 0) return t('change.stockReturn', { amount })
  return name === ''
    ? t('change.stockUse', { amount })
    : t('change.stockUseUnlisted', { amount, name })
}
