import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, dayText } from './calendar.ts'
import { parseRule } from './parse-rule.ts'
import { printRule } from './print-rule.ts'
import { ruleDays } from './rule-days.ts'
import { ruleOf } from './rule.fixture.ts'
import { anyRule, anyStart } from './testing/any-rule.ts'
import { slowDays } from './testing/slow-days.ts'

function days(rule: string, start: string, to: string, from = start): string[] {
  const window = { from: dayNumber(from), to: dayNumber(to) }
  return [...ruleDays(ruleOf(rule), dayNumber(start), window)].map(dayText)
}

test('any rule gives the days that its definition gives', () => {
  fc.assert(
    fc.property(anyRule, anyStart, fc.nat(900), (rule, start, length) => {
      const to = dayText(dayNumber(start) + length)
      expect(days(printRule(rule), start, to)).toEqual(slowDays(rule, start, to))
    }),
    { seed: 5545, numRuns: 400 },
  )
})

test('a window gives the same days as the whole rule', () => {
  fc.assert(
    fc.property(anyRule, anyStart, fc.nat(3000), fc.nat(400), (rule, start, ahead, length) => {
      const from = dayText(dayNumber(start) - 100 + ahead)
      const to = dayText(dayNumber(from) + length)
      const whole = days(printRule(rule), start, to).filter((day) => day >= from)
      expect(days(printRule(rule), start, to, from)).toEqual(whole)
    }),
    { seed: 7529, numRuns: 400 },
  )
})

/** From RFC 5545, 3.8.5.3; the first days after the arrow, those that the RFC prints. */
test.each([
  [
    'FREQ=DAILY;COUNT=10',
    '1997-09-02',
    '09-02 09-03 09-04 09-05 09-06 09-07 09-08 09-09 09-10 09-11',
  ],
  ['FREQ=DAILY;INTERVAL=2', '1997-09-02', '09-02 09-04 09-06 09-08'],
  ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997-09-02', '09-02 09-12 09-22 10-02 10-12'],
  [
    'FREQ=WEEKLY;COUNT=10',
    '1997-09-02',
    '09-02 09-09 09-16 09-23 09-30 10-07 10-14 10-21 10-28 11-04',
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
    '1997-09-02',
    '09-02 09-16 09-30 10-14 10-28 11-11 11-25 12-09 12-23',
  ],
  [
    'FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH',
    '1997-09-02',
    '09-02 09-04 09-09 09-11 09-16 09-18 09-23 09-25 09-30 10-02',
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,WE,FR',
    '1997-09-01',
    '09-01 09-03 09-05 09-15 09-17 09-19 09-29 10-01 10-03',
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
    '1997-09-02',
    '09-02 09-04 09-16 09-18 09-30 10-02 10-14 10-16',
  ],
  ['FREQ=MONTHLY;COUNT=10;BYDAY=1FR', '1997-09-05', '09-05 10-03 11-07 12-05'],
  ['FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU', '1997-09-07', '09-07 09-28 11-02 11-30'],
  ['FREQ=MONTHLY;COUNT=6;BYDAY=-2MO', '1997-09-22', '09-22 10-20 11-17 12-22'],
  ['FREQ=MONTHLY;BYMONTHDAY=-3', '1997-09-28', '09-28 10-29 11-28 12-29'],
  [
    'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15',
    '1997-09-02',
    '09-02 09-15 10-02 10-15 11-02 11-15 12-02 12-15',
  ],
  [
    'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
    '1997-09-30',
    '09-30 10-01 10-31 11-01 11-30 12-01 12-31',
  ],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', '09-04 10-07 11-06'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997-09-29', '09-29 10-30 11-27 12-30'],
  ['FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13', '1997-09-13', '09-13 10-11 11-08 12-13'],
])('RFC 5545 in 1997: %s', (rule, start, expected) => {
  const got = days(rule, start, '1997-12-31').map((day) => day.slice(5))
  expect(got.slice(0, expected.split(' ').length).join(' ')).toBe(expected)
})

test.each([
  [
    'FREQ=YEARLY;COUNT=10;BYMONTH=6,7',
    '1997-06-10',
    '1997-06-10 1997-07-10 1998-06-10 1998-07-10 1999-06-10 1999-07-10 2000-06-10 2000-07-10 2001-06-10 2001-07-10',
  ],
  [
    'FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3',
    '1997-03-10',
    '1997-03-10 1999-01-10 1999-02-10 1999-03-10 2001-01-10 2001-02-10 2001-03-10 2003-01-10 2003-02-10 2003-03-10',
  ],
  ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19', '1997-05-19 1998-05-18 1999-05-17'],
  [
    'FREQ=YEARLY;BYMONTH=3;BYDAY=TH',
    '1997-03-13',
    '1997-03-13 1997-03-20 1997-03-27 1998-03-05 1998-03-12 1998-03-19 1998-03-26',
  ],
  [
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    '1997-09-02',
    '1998-02-13 1998-03-13 1998-11-13 1999-08-13 2000-10-13',
  ],
  [
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '1996-11-05',
    '1996-11-05 2000-11-07 2004-11-02',
  ],
  [
    'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
    '1997-09-10',
    '1997-09-10 1997-09-11 1997-09-12 1997-09-13 1997-09-14 1997-09-15 1999-03-10 1999-03-11 1999-03-12 1999-03-13',
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    '1997-08-05',
    '1997-08-05 1997-08-10 1997-08-19 1997-08-24',
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    '1997-08-05',
    '1997-08-05 1997-08-17 1997-08-19 1997-08-31',
  ],
])('RFC 5545 over years: %s', (rule, start, expected) => {
  const wanted = expected.split(' ')
  expect(days(rule, start, '2012-01-01').slice(0, wanted.length)).toEqual(wanted)
})

test.each([
  [
    'the 31st of each month',
    'FREQ=MONTHLY',
    '2027-01-31',
    '2027-01-31 2027-02-28 2027-03-31 2027-04-30 2027-05-31',
  ],
  [
    '29 February',
    'FREQ=YEARLY',
    '2024-02-29',
    '2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29',
  ],
  [
    'the last of every quarter',
    'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=31',
    '2026-01-01',
    '2026-01-31 2026-04-30 2026-07-31 2026-10-31',
  ],
  [
    'two days that become one count once',
    'FREQ=MONTHLY;BYMONTHDAY=30,31;COUNT=5',
    '2026-01-01',
    '2026-01-30 2026-01-31 2026-02-28 2026-03-30 2026-03-31',
  ],
  [
    'the weekday is looked at afterwards',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYDAY=FR',
    '2027-01-01',
    '2027-04-30 2027-12-31',
  ],
  [
    'counted from the end',
    'FREQ=MONTHLY;BYMONTHDAY=-31',
    '2026-01-01',
    '2026-01-01 2026-01-31 2026-03-01 2026-03-31',
  ],
  [
    'every day that is a 31st',
    'FREQ=DAILY;BYMONTHDAY=31',
    '2026-01-01',
    '2026-01-31 2026-02-28 2026-03-31 2026-04-30',
  ],
  [
    'a fifth Monday that is not there',
    'FREQ=MONTHLY;BYDAY=5MO',
    '2026-01-01',
    '2026-03-30 2026-06-29 2026-08-31',
  ],
])('days that do not exist: %s', (_, rule, start, expected) => {
  const wanted = expected.split(' ')
  expect(days(rule, start, '2029-01-01').slice(0, wanted.length)).toEqual(wanted)
})

test('a day that belongs to the month after', () => {
  expect(days('FREQ=MONTHLY;BYMONTHDAY=-31', '2026-03-01', '2026-03-31')).toEqual([
    '2026-03-01',
    '2026-03-31',
  ])
  expect(days('FREQ=MONTHLY;BYMONTHDAY=-1,-31;COUNT=4', '2026-03-01', '2026-06-30')).toEqual([
    '2026-03-01',
    '2026-03-31',
    '2026-04-30',
    '2026-05-01',
  ])
})

test('a rule that never matches ends', () => {
  expect(days('FREQ=MONTHLY;BYDAY=MO;BYSETPOS=50', '1900-01-01', '9999-12-31')).toEqual([])
  expect(days('FREQ=YEARLY;INTERVAL=1000;BYMONTH=2;BYDAY=5MO', '2023-01-01', '9999-12-31')).toEqual(
    [],
  )
  expect(parseRule('FREQ=DAILY;COUNT=1000000000').ok).toBe(false)
  expect(days('FREQ=DAILY;COUNT=10000', '1900-01-01', '9999-12-31')).toHaveLength(10_000)
})
