import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { checklistItem } from '#domain/checklist/checklist-item.ts'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { type Format, showMessages, translate } from '#messages/index.ts'
import { findingText } from './finding-text.ts'

beforeAll(() => showMessages('en', { ...enStart, ...enApp }))

const format = { number: (value: number) => `${value}` } as unknown as Format
const pressure = v.parse(checklistItem, {
  id: 'pressure',
  kind: 'number',
  label: 'System pressure, cold',
  unit: 'bar',
  min: 1,
  max: 2.5,
})
const valve = v.parse(checklistItem, { id: 'valve', kind: 'yesNo', label: 'Valve closes?' })
const answer = (value: number | boolean | null, note = '') => ({ value, grade: null, note })
const say = (...args: [typeof pressure, ReturnType<typeof answer>]) =>
  findingText(translate, format, ...args)

it('names what was measured, with its unit and the range it is out of', () => {
  expect(say(pressure, answer(3.2, ' Valve leaks '))).toBe(
    'System pressure, cold: 3.2 bar\nOut of range (1–2.5 bar)\nValve leaks',
  )
})

it('names no range that the measurement is in', () => {
  expect(say(pressure, answer(2))).toBe('System pressure, cold: 2 bar')
})

it('names other answers, and the question alone without one', () => {
  expect(say(valve, answer(false))).toBe('Valve closes? No')
  expect(say(valve, answer(null, 'Stuck'))).toBe('Valve closes?\nStuck')
})
