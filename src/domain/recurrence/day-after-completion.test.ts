import { expect, test } from 'vitest'
import { dayAfterCompletion, isInterval } from './day-after-completion.ts'
import { ruleOf } from './rule.fixture.ts'

test.each([
  ['FREQ=DAILY;INTERVAL=10', '2026-12-28', '2027-01-07'],
  ['FREQ=WEEKLY;INTERVAL=2', '2026-02-20', '2026-03-06'],
  ['FREQ=MONTHLY;INTERVAL=3', '2026-11-30', '2027-02-28'],
  ['FREQ=MONTHLY;INTERVAL=3', '2026-02-28', '2026-05-28'],
  ['FREQ=YEARLY', '2024-02-29', '2025-02-28'],
  ['FREQ=YEARLY;INTERVAL=2', '2026-07-01', '2028-07-01'],
])('%s after %s', (rule, doneOn, due) => {
  expect(dayAfterCompletion(ruleOf(rule), doneOn)).toBe(due)
})

test('only an interval can follow a completion', () => {
  expect(isInterval(ruleOf('FREQ=MONTHLY;INTERVAL=3;COUNT=4;WKST=SU'))).toBe(true)
  for (const part of ['BYDAY=1MO', 'BYMONTH=3', 'BYMONTHDAY=-1'])
    expect(isInterval(ruleOf(`FREQ=MONTHLY;${part}`))).toBe(false)
})
