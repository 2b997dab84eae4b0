import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import type { Translate } from '#messages/index.ts'

/** What is right, in words: 'between 1 and 2.5 bar', '' where anything is. */
export function limitsText(t: Translate, { min, max, unit }: ChecklistItem): string {
  if (min !== null && max !== null) return t('checklist.between', { min, max, unit }).trim()
  if (min !== null) return t('checklist.atLeast', { min, unit }).trim()
  if (max !== null) return t('checklist.atMost', { max, unit }).trim()
  return ''
}
