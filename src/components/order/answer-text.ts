import * as v from 'valibot'
import type { Answer } from '#domain/checklist/answer.ts'
import { calendarDay } from '#domain/entities/fields.ts'
import type { Format, Translate } from '#messages/index.ts'

type AnswerFormat = Pick<Format, 'day' | 'list' | 'number'>

/** A checklist answer as text, with its grade and note. */
export function gradedText(
  t: Translate,
  format: AnswerFormat,
  { value, grade, note }: Answer,
): string {
  const words = answerText(t, format, value)
  return [words, grade && t(`checklist.grade.${grade}`), note].filter(Boolean).join(' · ')
}

/** A checklist answer as text. A date is stored as 'YYYY-MM-DD'. */
export function answerText(
  t: Translate,
  format: AnswerFormat,
  value: Answer['value'],
  unit = '',
): string {
  if (value === null) return t('checklist.unanswered')
  if (typeof value === 'boolean') return t(value ? 'checklist.yes' : 'checklist.no')
  if (typeof value === 'number') return `${format.number(value)} ${unit}`.trim()
  if (typeof value !== 'string') return format.list(value)
  return v.is(calendarDay, value) ? format.day(value) : value
}
