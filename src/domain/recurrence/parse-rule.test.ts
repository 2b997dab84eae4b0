import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRule } from './parse-rule.ts'
import { printRule } from './print-rule.ts'
import { ruleOf } from './rule.fixture.ts'
import { anyRule } from './testing/any-rule.ts'

test('all parts of a rule', () => {
  const text =
    'RRULE:FREQ=YEARLY;INTERVAL=2;BYMONTH=1,6;BYMONTHDAY=-1;BYDAY=-1FR,MO;BYSETPOS=1;WKST=SU'
  expect(ruleOf(text)).toEqual({
    frequency: 'YEARLY',
    interval: 2,
    byMonth: [1, 6],
    byMonthDay: [-1],
    byDay: [
      { weekday: 'FR', nth: -1 },
      { weekday: 'MO', nth: null },
    ],
    bySetPos: [1],
    weekStart: 'SU',
    count: null,
    until: null,
  })
  expect(ruleOf(' freq=weekly;byday=mo ')).toEqual(ruleOf('FREQ=WEEKLY;BYDAY=MO'))
  expect(ruleOf('RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD')).toEqual(ruleOf('FREQ=MONTHLY'))
})

test('each number of a list is kept once', () => {
  expect(ruleOf('FREQ=MONTHLY;BYMONTHDAY=31,1,31;BYMONTH=2,2')).toEqual(
    ruleOf('FREQ=MONTHLY;BYMONTHDAY=31,1;BYMONTH=2'),
  )
})

test.each([
  ['19971224', '1997-12-24'],
  ['19971224T093000', '1997-12-24T09:30'],
  ['19971224T093000Z', '1997-12-24T09:30:00Z'],
])('UNTIL=%s', (text, until) => {
  expect(ruleOf(`FREQ=DAILY;UNTIL=${text}`).until).toBe(until)
  expect(printRule(ruleOf(`FREQ=DAILY;UNTIL=${text}`))).toBe(`FREQ=DAILY;UNTIL=${text}`)
})

test('what is printed reads as the same rule', () => {
  fc.assert(
    fc.property(anyRule, (rule) => {
      const once = (values: readonly number[]) => [...new Set(values)]
      expect(ruleOf(printRule(rule))).toEqual({
        ...rule,
        byMonth: once(rule.byMonth),
        byMonthDay: once(rule.byMonthDay),
        bySetPos: once(rule.bySetPos),
      })
    }),
    { seed: 1 },
  )
})

test.each([
  ['', '', 'ruleForm'],
  ['every month', 'EVERY MONTH', 'ruleForm'],
  ['FREQ=MONTHLY;', '', 'ruleForm'],
  ['FREQ=MONTHLY;BYDAY', 'BYDAY', 'ruleForm'],
  ['FREQ=A=B', 'FREQ', 'ruleForm'],
  ['FREQ=DAILY;FREQ=DAILY', 'FREQ', 'twice'],
  ['FREQ=HOURLY', 'frequency', 'ruleFrequency'],
  ['INTERVAL=2', 'frequency', 'ruleFrequency'],
  ['FREQ=DAILY;BYHOUR=9', 'BYHOUR', 'ruleUnsupported'],
  ['FREQ=YEARLY;BYWEEKNO=20', 'BYWEEKNO', 'ruleUnsupported'],
  ['RSCALE=HEBREW;FREQ=YEARLY', 'RSCALE', 'ruleUnsupported'],
  ['RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=OMIT', 'SKIP', 'ruleUnsupported'],
  ['FREQ=DAILY;INTERVAL=0', 'interval', 'ruleRange'],
  ['FREQ=DAILY;INTERVAL=-1', 'interval', 'ruleRange'],
  ['FREQ=DAILY;INTERVAL=1e9', 'interval', 'number'],
  ['FREQ=DAILY;INTERVAL=99999999999999999999', 'interval', 'number'],
  ['FREQ=DAILY;COUNT=1000000000', 'count', 'number'],
  ['FREQ=DAILY;COUNT=0', 'count', 'ruleRange'],
  ['FREQ=DAILY;COUNT=2;UNTIL=20260101', '', 'ruleOneEnd'],
  ['FREQ=DAILY;UNTIL=20260230', 'until', 'ruleUntil'],
  ['FREQ=DAILY;UNTIL=tomorrow', 'until', 'ruleUntil'],
  ['FREQ=MONTHLY;BYMONTHDAY=0', 'byMonthDay.0', 'ruleRange'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,32', 'byMonthDay.1', 'ruleRange'],
  ['FREQ=MONTHLY;BYMONTH=13', 'byMonth.0', 'ruleRange'],
  ['FREQ=MONTHLY;BYDAY=XX', 'byDay.0.weekday', 'ruleWeekday'],
  ['FREQ=MONTHLY;BYDAY=0MO', 'byDay.0.nth', 'ruleRange'],
  ['FREQ=WEEKLY;BYDAY=1MO', '', 'ruleNthInWeek'],
  ['FREQ=WEEKLY;BYMONTHDAY=1', '', 'ruleMonthDayInWeek'],
  ['FREQ=MONTHLY;BYSETPOS=1', '', 'rulePositionAlone'],
  ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=367', 'bySetPos.0', 'ruleRange'],
  [`FREQ=MONTHLY;BYMONTHDAY=${Array(101).fill(1).join()}`, 'byMonthDay', 'tooMany'],
  [`FREQ=MONTHLY;BYMONTHDAY=${'1,'.repeat(1000)}1`, '', 'tooLong'],
])('refused: %s', (text, path, message) => {
  expect(parseRule(text)).toEqual({
    ok: false,
    problem: { type: 'input/invalid', issues: expect.arrayContaining([{ path, message }]) },
  })
})

test('any text is read or refused', () => {
  const part = fc.constantFrom(
    'FREQ=MONTHLY',
    'FREQ=',
    'BYDAY=',
    'COUNT=',
    ';',
    ',',
    '=',
    '-',
    'MO',
    '0',
    '31',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (text) => {
        expect(typeof parseRule(text).ok).toBe('boolean')
      },
    ),
    { seed: 1, numRuns: 500 },
  )
})
