import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time/local-time.ts'
import { occurrencesBetween } from './occurrences-between.ts'
import type { Recurrence } from './recurrence.ts'
import { ruleOf } from './rule.fixture.ts'
import { anyRule, anyStart } from './testing/any-rule.ts'
import { slowDays } from './testing/slow-days.ts'
import { slowInstant } from './testing/slow-instant.ts'

const zones = ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu']

function daily(start: string, timeZone: string, more: Partial<Recurrence> = {}): Recurrence {
  return { start, timeZone, rule: ruleOf('FREQ=DAILY'), exdates: [], rdates: [], ...more }
}

function instants(recurrence: Recurrence, from: string, to: string): string[] {
  return occurrencesBetween(recurrence, from, to).map(({ startAt }) => startAt.slice(0, 16))
}

test.each([
  [
    "New York, 9 o'clock stays",
    'America/New_York',
    '2026-03-07T09:00',
    '2026-03-07T14:00 2026-03-08T13:00 2026-03-09T13:00',
  ],
  [
    'New York, the hour that is skipped',
    'America/New_York',
    '2026-03-07T02:30',
    '2026-03-07T07:30 2026-03-08T07:30 2026-03-09T06:30',
  ],
  [
    'New York, the hour that comes twice',
    'America/New_York',
    '2026-10-31T01:30',
    '2026-10-31T05:30 2026-11-01T05:30 2026-11-02T06:30',
  ],
  [
    'London, skipped',
    'Europe/London',
    '2026-03-28T01:15',
    '2026-03-28T01:15 2026-03-29T01:15 2026-03-30T00:15',
  ],
  [
    'London, twice',
    'Europe/London',
    '2026-10-24T01:15',
    '2026-10-24T00:15 2026-10-25T00:15 2026-10-26T01:15',
  ],
  [
    'Lord Howe, half an hour is skipped',
    'Australia/Lord_Howe',
    '2026-10-03T02:15',
    '2026-10-02T15:45 2026-10-03T15:45 2026-10-04T15:15',
  ],
  [
    'Lord Howe, half an hour comes twice',
    'Australia/Lord_Howe',
    '2026-04-04T01:45',
    '2026-04-03T14:45 2026-04-04T14:45 2026-04-05T15:15',
  ],
  [
    'Kathmandu has neither',
    'Asia/Kathmandu',
    '2026-03-28T09:00',
    '2026-03-28T03:15 2026-03-29T03:15 2026-03-30T03:15',
  ],
])('%s', (_, zone, start, expected) => {
  const day = start.slice(0, 10)
  expect(instants(daily(start, zone), day, addDays(day, 2)).join(' ')).toBe(expected)
})

test('days and instants as an independent count has them, in four zones', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
  const time = fc.oneof(minute, fc.integer({ min: 60, max: 180 }))
  const changes = fc.constantFrom(
    '2026-03-07',
    '2026-03-28',
    '2026-04-04',
    '2026-10-03',
    '2026-10-24',
    '2026-10-31',
  )
  const zone = fc.constantFrom(...zones)
  fc.assert(
    fc.property(anyRule, fc.oneof(anyStart, changes), time, zone, (rule, day, at, timeZone) => {
      const clock = new Date(at * 60_000).toISOString().slice(11, 16)
      const recurrence = daily(`${day}T${clock}`, timeZone, { rule })
      const to = addDays(day, 400)
      const got = occurrencesBetween(recurrence, day, to)
      expect(got.map(({ on }) => on)).toEqual(slowDays(rule, day, to))
      for (const { on, startAt } of got.slice(0, 40))
        expect(startAt).toBe(slowInstant(`${on}T${clock}`, timeZone))
    }),
    { seed: 2026, numRuns: 60 },
  )
})

test('every quarter of an hour around the changes of the clocks', () => {
  const changes = [
    '2026-03-08',
    '2026-11-01',
    '2026-03-29',
    '2026-10-25',
    '2026-04-05',
    '2026-10-04',
  ]
  for (const timeZone of zones)
    for (const day of changes)
      for (let minutes = 0; minutes < 4 * 60; minutes += 15) {
        const start = `${day}T${new Date(minutes * 60_000).toISOString().slice(11, 16)}`
        const [first] = occurrencesBetween(daily(start, timeZone), day, day)
        expect([start, timeZone, first?.startAt]).toEqual([
          start,
          timeZone,
          slowInstant(start, timeZone),
        ])
      }
})

test('days that are added and left out', () => {
  const more = {
    rdates: ['2026-05-03', '2026-05-01', '2026-05-20'],
    exdates: ['2026-05-02', '2026-05-20'],
  }
  const rule = ruleOf('FREQ=DAILY;COUNT=3')
  const got = occurrencesBetween(
    daily('2026-05-01T09:00', 'UTC', { ...more, rule }),
    '2026-04-01',
    '2026-06-01',
  )
  expect(got.map(({ on }) => on)).toEqual(['2026-05-01', '2026-05-03'])
  const extra = daily('2026-05-01T09:00', 'UTC', {
    rule,
    rdates: ['2026-04-20', '2026-05-02', '2026-05-09'],
  })
  expect(occurrencesBetween(extra, '2026-04-01', '2026-06-01').map(({ on }) => on)).toEqual([
    '2026-04-20',
    '2026-05-01',
    '2026-05-02',
    '2026-05-03',
    '2026-05-09',
  ])
})

test.each([
  ['20260503', 3],
  ['20260503T090000', 3],
  ['20260503T085900', 2],
  // 9 o'clock in New York is 13:00 UTC in May.
  ['20260503T130000Z', 3],
  ['20260503T125959Z', 2],
  ['20260504T030000Z', 3],
  ['20260430', 0],
])('UNTIL=%s is included', (until, count) => {
  const rule = ruleOf(`FREQ=DAILY;UNTIL=${until}`)
  const recurrence = daily('2026-05-01T09:00', 'America/New_York', { rule })
  expect(occurrencesBetween(recurrence, '2026-01-01', '2026-12-31')).toHaveLength(count)
})
