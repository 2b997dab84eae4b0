import * as fc from 'fast-check'
import * as v from 'valibot'
import { dayText, dayNumber } from '../calendar.ts'
import { frequencies, ruleSchema, ruleWeekdays, type Rule } from '../rule.ts'

function position(most: number): fc.Arbitrary<number> {
  return fc.integer({ min: -most, max: most }).filter((value) => value !== 0)
}

const weekday = fc.constantFrom(...ruleWeekdays)
const nth = fc.option(fc.oneof(position(5), position(53)))

/** Long months and their ends come up often. */
const monthDay = fc.oneof(position(31), fc.constantFrom(28, 29, 30, 31, -1, -28, -29, -30, -31))

function list<T>(item: fc.Arbitrary<T>): fc.Arbitrary<readonly T[]> {
  return fc.oneof(fc.constant([]), fc.array(item, { maxLength: 4 }))
}

/** Any rule of at most some years, without `UNTIL`. */
export const anyRule: fc.Arbitrary<Rule> = fc
  .record({
    frequency: fc.constantFrom(...frequencies),
    interval: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 13 })),
    byMonth: list(fc.integer({ min: 1, max: 12 })),
    byMonthDay: list(monthDay),
    byDay: list(fc.record({ weekday, nth })),
    bySetPos: list(fc.oneof(position(4), position(31))),
    weekStart: weekday,
    count: fc.option(fc.integer({ min: 1, max: 30 })),
    until: fc.constant(null),
  })
  .map((rule) => {
    const isMonthly = rule.frequency === 'MONTHLY' || rule.frequency === 'YEARLY'
    const byDay = isMonthly ? rule.byDay : rule.byDay.map((one) => ({ ...one, nth: null }))
    return { ...rule, byDay, byMonthDay: rule.frequency === 'WEEKLY' ? [] : rule.byMonthDay }
  })
  .filter((rule) => v.is(ruleSchema, rule))

/** Any day around this decade, often the end of a month. */
export const anyStart: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: dayNumber('2019-01-01'), max: dayNumber('2030-12-31') }).map(dayText),
  fc.constantFrom(
    '2024-02-29',
    '2023-12-31',
    '2026-01-31',
    '2026-08-31',
    '2027-02-28',
    '2100-02-28',
  ),
)
