import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, toLocalTime } from '../time/local-time.ts'
import { icalLines } from './ical-lines.ts'
import { occurrencesBetween } from './occurrences-between.ts'
import type { Recurrence } from './recurrence.ts'
import { ruleOf } from './rule.fixture.ts'
import { anyRule, anyStart } from './testing/any-rule.ts'
import { slowDays } from './testing/slow-days.ts'
import { slowInstant } from './testing/slow-instant.ts'

function recurring(rule: string, start: string, more: Partial<Recurrence> = {}): Recurrence {
  const timeZone = 'America/New_York'
  return { start, timeZone, rule: ruleOf(rule), exdates: [], rdates: [], ...more }
}

test('a rule that others read as we do', () => {
  const more = { exdates: ['2026-05-11'], rdates: ['2026-05-20'] }
  expect(
    icalLines(recurring('FREQ=WEEKLY;COUNT=8', '2026-05-04T09:00', more), '2027-01-01'),
  ).toEqual([
    'DTSTART;TZID=America/New_York:20260504T090000',
    'RRULE:FREQ=WEEKLY;COUNT=8;BYDAY=MO',
    'RDATE;TZID=America/New_York:20260520T090000',
    'EXDATE;TZID=America/New_York:20260511T090000',
  ])
  expect(
    icalLines(recurring('FREQ=DAILY', '2026-05-04T09:00', { timeZone: 'UTC' }), '2027-01-01'),
  ).toEqual(['DTSTART:20260504T090000Z', 'RRULE:FREQ=DAILY'])
})

test('days that do not exist are added', () => {
  expect(icalLines(recurring('FREQ=MONTHLY', '2026-01-31T09:00'), '2026-12-31')).toEqual([
    'DTSTART;TZID=America/New_York:20260131T090000',
    'RRULE:FREQ=MONTHLY;UNTIL=20261231T140000Z;BYMONTHDAY=31',
    'RDATE;TZID=America/New_York:20260228T090000,20260430T090000,20260630T090000\r\n ,20260930T090000,20261130T090000',
  ])
})

test('an hour that is skipped is added', () => {
  expect(icalLines(recurring('FREQ=WEEKLY', '2026-03-01T02:30'), '2026-03-20')).toEqual([
    'DTSTART;TZID=America/New_York:20260301T023000',
    'RRULE:FREQ=WEEKLY;UNTIL=20260315T063000Z;BYDAY=SU',
    'RDATE;TZID=America/New_York:20260308T033000',
  ])
})

test('nothing is due', () => {
  expect(icalLines(recurring('FREQ=MONTHLY', '2026-01-31T09:00'), '2026-01-30')).toEqual([])
})

test('a reader that keeps to RFC 5545 finds the same instants', () => {
  const time = fc.constantFrom('09:00', '02:30', '01:30', '00:00', '23:45')
  const zone = fc.constantFrom('America/New_York', 'Europe/London', 'Australia/Lord_Howe')
  const day = fc.nat(400)
  fc.assert(
    fc.property(anyRule, anyStart, time, zone, fc.array(day), fc.array(day), (...drawn) => {
      const [rule, start, clock, timeZone, out, more] = drawn
      const days = (list: number[]) => [...new Set(list)].map((ahead) => addDays(start, ahead))
      const dates = { exdates: days(out), rdates: days(more) }
      const recurrence: Recurrence = { start: `${start}T${clock}`, timeZone, rule, ...dates }
      const until = addDays(start, 500)
      const ours = occurrencesBetween(recurrence, '1900-01-01', until)
      const lines = icalLines(recurrence, until)
      for (const line of lines.join('\r\n').split('\r\n')) expect(line.length).toBeLessThan(76)
      const read = readIcal(lines, timeZone, until)
      expect(read).toEqual(ours.map(({ startAt }) => startAt))
    }),
    { seed: 5545, numRuns: 80 },
  )
})

/** What a strict reader finds in the lines until a day: hours that do not exist are left out. */
function readIcal(lines: readonly string[], timeZone: string, until: string): string[] {
  const values = new Map(
    lines.map(
      (line) => line.replaceAll('\r\n ', '').split(/(?:;TZID=[^:]+)?:/) as [string, string],
    ),
  )
  const locals = (name: string) =>
    (values.get(name)?.split(',') ?? []).map((text) =>
      text.replace(/^(....)(..)(..)T(..)(..)00$/, '$1-$2-$3T$4:$5'),
    )
  const [start] = locals('DTSTART')
  if (start === undefined) return []
  const rule = ruleOf(values.get('RRULE') ?? '')
  const end = rule.until === null ? null : toLocalTime(rule.until, timeZone)
  const inRule = slowDays(rule, start.slice(0, 10), until, 'omit')
    .map((on) => `${on}${start.slice(10)}`)
    .filter((local) => end === null || local <= end)
  const without = new Set(locals('EXDATE'))
  return [start, ...inRule, ...locals('RDATE')]
    .filter((local) => !without.has(local))
    .map((local) => ({ local, instant: slowInstant(local, timeZone) }))
    .filter(({ local, instant }) => local === start || toLocalTime(instant, timeZone) === local)
    .map(({ instant }) => instant)
    .filter((instant, i, all) => all.indexOf(instant) === i)
    .toSorted()
}
