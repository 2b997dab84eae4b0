import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import type { Format, Translate } from '#messages/index.ts'

/** The accepted range as text: 'between 1 and 2.5 bar'; '' without limits. */
export function limitsText(
  t: Translate,
  format: Pick<Format, 'number'>,
  { min, max, unit }: Pick<ChecklistItem, 'min' | 'max' | 'unit'>,
): string {
  const [lowest, highest] = [min, max].map((limit) =>
    limit === null ? null : format.number(limit),
  )
  if (lowest && highest) return t('checklist.between', { min: lowest, max: highest, unit }).trim()
  if (lowest) return t('checklist.atLeast', { min: lowest, unit }).trim()
  if (highest) return t('checklist.atMost', { max: highest, unit }).trim()
  return ''
}
