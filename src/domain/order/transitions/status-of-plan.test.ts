import { expect, it } from 'vitest'
import { orderStatuses } from '../order-status.ts'
import { statusOfPlan } from './status-of-plan.ts'

const at = '2026-03-02T09:00:00Z'
const nobody = { assigneeIds: [], plannedStart: null }

it('schedules waiting work that has an assignee, with or without a time, and sends none of it', () => {
  const before = { status: 'new', ...nobody } as const
  expect(statusOfPlan(before, { assigneeIds: ['a'], plannedStart: at })).toBe('scheduled')
  expect(statusOfPlan(before, { assigneeIds: ['a'], plannedStart: null })).toBe('scheduled')
  expect(statusOfPlan(before, { assigneeIds: [], plannedStart: at })).toBe('new')
})

it('schedules partly done work again when it gets a new time', () => {
  const before = { status: 'partlyDone', assigneeIds: ['a'], plannedStart: at } as const
  expect(statusOfPlan(before, { assigneeIds: ['a', 'b'], plannedStart: at })).toBe('partlyDone')
  const later = { assigneeIds: ['a'], plannedStart: '2026-03-03T09:00:00Z' }
  expect(statusOfPlan(before, later)).toBe('scheduled')
})

it('makes work new again when no one is left before arrival, and leaves work on site alone', () => {
  const results = orderStatuses.map((status) =>
    statusOfPlan({ status, assigneeIds: ['a'], plannedStart: null }, nobody),
  )
  const changed = orderStatuses.filter((status, i) => status !== results[i])
  expect(changed).toEqual(['scheduled', 'dispatched', 'accepted', 'enRoute'])
})

it('voids an acceptance when everyone who accepted was replaced, and leaves the order sent', () => {
  const before = { status: 'accepted', assigneeIds: ['a', 'b'], plannedStart: at } as const
  expect(statusOfPlan(before, { assigneeIds: ['c'], plannedStart: at })).toBe('dispatched')
  expect(statusOfPlan(before, { assigneeIds: ['b', 'c'], plannedStart: at })).toBe('accepted')
  const onSite = { ...before, status: 'onSite' } as const
  expect(statusOfPlan(onSite, { assigneeIds: ['c'], plannedStart: at })).toBe('onSite')
})
