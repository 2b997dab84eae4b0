import * as v from 'valibot'
import { expect, test } from 'vitest'
import { planFixture } from '../plan/plan.fixture.ts'
import { planSchema } from './plan.ts'
import { planFields } from './plan-fields.ts'

test('a stored plan is read, without what is damaged in it', () => {
  const { id: _, ...stored } = planFixture()
  expect(v.parse(planSchema, stored)).toEqual(stored)
  const damaged = {
    exdates: ['2026-02-30', '2026-03-31', 7],
    overrides: 'x',
    skills: [{}],
  }
  expect(v.parse(planSchema, { ...stored, ...damaged })).toEqual({
    ...stored,
    exdates: ['2026-03-31'],
    overrides: [],
    skills: [],
  })
})

test.each([
  ['rrule', 'FREQ=MONTHLY;BYDAY=1MO', 'FREQ=HOURLY'],
  ['start', '2026-01-31T09:00', '2026-02-31T09:00'],
  ['start', '2026-01-31T09:00', '2026-01-31T24:00'],
  ['minutes', 5, 4],
  ['minutes', 1440, 1441],
  ['toleranceDays', 0, -1],
  ['horizonDays', 366, 0.5],
  ['timeZone', 'Asia/Kathmandu', 'Asia/Nowhere'],
  ['exdates', ['2026-02-28'], ['2026-02-29']],
  ['skills', [{ id: 'gas', level: 3 }], [{ id: 'gas', level: 4 }]],
] as const)('an edit of %s: %s, but not %s', (name, possible, impossible) => {
  expect(v.is(planFields[name], possible)).toBe(true)
  expect(v.is(planFields[name], impossible)).toBe(false)
})
