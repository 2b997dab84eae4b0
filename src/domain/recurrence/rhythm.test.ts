import { expect, test } from 'vitest'
import { parseRule } from './parse-rule.ts'
import { printRule } from './print-rule.ts'
import { type Rhythm, rhythmOf, ruleOfRhythm, startRhythm } from './rhythm.ts'

// A Monday.
const start = '2026-03-02'

function rule(rhythm: Partial<Rhythm>, isInterval = false): string {
  return printRule(ruleOfRhythm({ ...startRhythm(start), ...rhythm }, start, isInterval))
}

function rhythm(text: string): Rhythm | null {
  const parsed = parseRule(text)
  if (!parsed.ok) throw new Error(text)
  return rhythmOf(parsed.value, start)
}

const secondTuesday = { kind: 'weekday', nth: 2, weekday: 'TU' } as const

test.each<[string, Partial<Rhythm>]>([
  ['FREQ=DAILY;INTERVAL=10', { unit: 'day', every: 10 }],
  ['FREQ=WEEKLY;BYDAY=MO', { unit: 'week' }],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR', { unit: 'week', every: 2, weekdays: ['TU', 'FR'] }],
  ['FREQ=MONTHLY;BYMONTHDAY=2', {}],
  ['FREQ=MONTHLY;COUNT=4;BYMONTHDAY=-1', { count: 4, on: { kind: 'day', day: -1 } }],
  ['FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU', { every: 3, on: secondTuesday }],
  ['FREQ=YEARLY', { unit: 'year' }],
  [
    'FREQ=YEARLY;UNTIL=20300101;BYMONTH=3;BYDAY=2TU',
    { unit: 'year', until: '2030-01-01', on: secondTuesday },
  ],
])('%s is said and read', (text, fields) => {
  expect(rule(fields)).toBe(text)
  expect(rhythm(text)).toEqual({ ...startRhythm(start), ...fields })
})

test.each(['FREQ=MONTHLY', 'FREQ=WEEKLY', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2'])(
  '%s has what it takes from its first day',
  (text) => {
    expect(rhythm(text)).toMatchObject({ weekdays: ['MO'], on: { kind: 'day', day: 2 } })
  },
)

test.each([
  'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1',
  'FREQ=MONTHLY;BYDAY=MO',
  'FREQ=MONTHLY;BYDAY=5MO',
  'FREQ=MONTHLY;BYMONTHDAY=1,15',
  'FREQ=MONTHLY;BYMONTHDAY=-2',
  'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=2',
  'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=9',
  'FREQ=DAILY;BYDAY=MO',
  'FREQ=WEEKLY;BYMONTH=3;BYDAY=MO',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU',
])('%s says more than a rhythm', (text) => {
  expect(rhythm(text)).toBeNull()
})

test('after completion only the wait counts', () => {
  expect(rule({ every: 6, on: secondTuesday }, true)).toBe('FREQ=MONTHLY;INTERVAL=6')
  expect(rule({ unit: 'week' }, true)).toBe('FREQ=WEEKLY')
})
