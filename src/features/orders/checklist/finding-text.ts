import { answerText } from '#components/order/answer-text.ts'
import type { Answer } from '#domain/checklist/answer.ts'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import { isOutOfRange } from '#domain/checklist/grade-of.ts'
import type { Format, Translate } from '#messages/index.ts'
import { limitsText } from './limits-text.ts'

/** What a failed check found: the question with its answer, the range that a measurement is out of, and the note. */
export function findingText(
  t: Translate,
  format: Pick<Format, 'day' | 'list' | 'number'>,
  item: ChecklistItem,
  { value, note }: Answer,
): string {
  const answer = value === null ? '' : answerText(t, format, value, item.unit)
  const label = item.label.trim()
  const question = answer === '' || /[?:.!]$/.test(label) ? label : `${label}:`
  const range = isOutOfRange(item, value)
    ? t('checklist.outOfRange', { limits: limitsText(t, format, item) })
    : ''
  return [`${question} ${answer}`.trim(), range, note.trim()].filter(Boolean).join('\n')
}
