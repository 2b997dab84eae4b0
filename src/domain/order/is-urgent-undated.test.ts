import { expect, test } from 'vitest'
import { orderFixture } from '../entities/order.fixture.ts'
import { isUrgentUndated } from './is-urgent-undated.ts'

const urgent = { priority: 'urgent', status: 'dispatched', plannedStart: null } as const

test.each([
  ['urgent', {}, true],
  ['dated', { plannedStart: '2026-05-04T12:00:00.000Z' }, false],
  ['unassigned', { assigneeIds: [] }, false],
  ['held', { status: 'onHold' }, false],
  ['begun', { status: 'onSite' }, false],
  ['sent back', { status: 'onSite', statusReason: 'Photos missing' }, true],
  ['normal', { priority: 'normal' }, false],
  ['closed', { open: false, status: 'done' }, false],
] as const)('an order that is %s', (_, fields, is) => {
  expect(isUrgentUndated(orderFixture('o', { ...urgent, ...fields }))).toBe(is)
})
