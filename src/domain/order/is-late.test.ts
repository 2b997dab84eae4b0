import { expect, it } from 'vitest'
import { orderFixture } from '../entities/order.fixture.ts'
import { isLate } from './is-late.ts'

const at = '2026-05-04T10:00:00.000Z'
const past = { plannedStart: '2026-04-03T08:00:00.000Z' }

it.each([
  ['not begun', {}, true],
  ['begun too late', { status: 'onSite' }, true],
  ['sent back after it was done', { status: 'onSite', statusReason: 'Photos missing' }, false],
  ['left for another visit', { status: 'partlyDone', statusAt: '2026-04-03T09:00:00.000Z' }, false],
  [
    'left before a visit that is over',
    { status: 'partlyDone', statusAt: '2026-04-01T09:00:00.000Z' },
    true,
  ],
  ['due later', { plannedEnd: '2026-05-04T11:00:00.000Z' }, false],
  ['closed', { open: false }, false],
] as const)('%s', (_name, fields, late) => {
  expect(isLate(orderFixture('o1', { ...past, ...fields }), at)).toBe(late)
})
