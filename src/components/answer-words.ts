import type { Answer } from '#domain/checklist/answer.ts'
import type { Format, Translate } from '#messages/index.ts'

/** What was answered, as people say it. */
export function answerWords(
  t: Translate,
  format: Pick<Format, 'list' | 'number'>,
  value: Answer['value'],
  unit = '',
): string {
  if (value === null) return t('checklist.unanswered')
  if (typeof value === 'boolean') return t(value ? 'checklist.yes' : 'checklist.no')
  if (typeof value === 'number') return `${format.number(value)} ${unit}`.trim()
  return typeof value === 'string' ? value : format.list(value)
}
