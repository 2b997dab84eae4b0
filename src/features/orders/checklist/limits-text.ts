import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import type { Format, Translate } from '#messages/index.ts'

/** The accepted range as text: 'between 1 and 2.5 bar'; '' without limits. */
export function limitsText(
  t: Translate,
  format: Pick<Format, 'number'>,
  { min, max, unit }: Pick<ChecklistItem, 'min' | 'max' | 'unit'>,
): string {
  const [least, most] = [min, max].map((limit) => (limit === null ? null : format.number(limit)))
  if (least && most) return t('checklist.between', { min: least, max: most, unit }).trim()
  if (least) return t('checklist.atLeast', { min: least, unit }).trim()
  if (most) return t('checklist.atMost', { max: most, unit }).trim()
  return ''
}
