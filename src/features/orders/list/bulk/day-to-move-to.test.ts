import { expect, test } from 'vitest'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { dayToMoveTo } from './day-to-move-to.ts'

const company = {
  timeZone: 'Europe/Madrid',
  workingHours: defaultWorkingHours,
  holidays: [{ id: 'h1', on: '2026-05-05', label: 'Town holiday' }],
}
const at = (plannedStart: string | null) => ({ plannedStart })

test.each([
  ['the working day after today', [at(null)], '2026-05-06'],
  [
    'the working day after the last order',
    [at('2026-05-06T08:00:00.000Z'), at(null)],
    '2026-05-07',
  ],
  ['not a day off', [at('2026-05-08T08:00:00.000Z')], '2026-05-11'],
  ['nothing that is over', [at('2026-04-01T08:00:00.000Z')], '2026-05-06'],
])('orders move to %s', (_, orders, day) => {
  expect(dayToMoveTo(orders, '2026-05-04', company)).toBe(day)
})
