import { expect, test } from 'vitest'
import { isUpcomingAbsence } from './may-cancel-absence.ts'

test.each([
  ['requested', '2026-05-04', true],
  ['approved', '2026-05-04', true],
  ['approved', '2026-05-03', false],
  ['rejected', '2026-05-04', true],
  ['rejected', '2026-05-03', false],
  ['cancelled', '2026-05-10', false],
] as const)('time off that is %s until %s is ahead: %s', (status, toOn, ahead) => {
  expect(isUpcomingAbsence({ status, toOn }, '2026-05-04')).toBe(ahead)
})
