import { expect, test } from 'vitest'
import type { Format, Translate } from '#messages/index.ts'
import { answerText } from './answer-text.ts'

const t = ((key: string) => key) as unknown as Translate
const format = {
  day: (day: string) => `day ${day}`,
  number: (value: number) => `${value}`,
  list: (words: readonly string[]) => words.join(' and '),
} as unknown as Format

test.each([
  [null, 'checklist.unanswered'],
  [true, 'checklist.yes'],
  [2.5, '2.5 bar'],
  [['valve', 'pump'], 'valve and pump'],
  ['2026-05-04', 'day 2026-05-04'],
  ['2026-15-04', '2026-15-04'],
  ['since 2026-05-04', 'since 2026-05-04'],
])('%j reads %j', (value, words) => {
  expect(answerText(t, format, value, 'bar')).toBe(words)
})
