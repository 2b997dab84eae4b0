import { expect, it } from 'vitest'
import { type OrderStatus, orderStatuses } from '../order-status.ts'
import { joinedAfter, statusOfPlan } from './status-of-plan.ts'

const at = '2026-03-02T09:00:00Z'
const nobody = { assigneeIds: [], plannedStart: null }

it('schedules waiting work that has an assignee, with or without a time, and sends none of it', () => {
  const before = { status: 'new', statusReason: '', ...nobody } as const
  expect(statusOfPlan(before, { assigneeIds: ['a'], plannedStart: at })).toBe('scheduled')
  expect(statusOfPlan(before, { assigneeIds: ['a'], plannedStart: null })).toBe('scheduled')
  expect(statusOfPlan(before, { assigneeIds: [], plannedStart: at })).toBe('new')
})

it('schedules partly done work again when it gets a new time', () => {
  const before = {
    status: 'partlyDone',
    statusReason: '',
    assigneeIds: ['a'],
    plannedStart: at,
  } as const
  expect(statusOfPlan(before, { assigneeIds: ['a', 'b'], plannedStart: at })).toBe('partlyDone')
  const later = { assigneeIds: ['a'], plannedStart: '2026-03-03T09:00:00Z' }
  expect(statusOfPlan(before, later)).toBe('scheduled')
})

it('makes work new again when no one is left, and leaves ended work alone', () => {
  const results = orderStatuses.map((status) =>
    statusOfPlan({ status, statusReason: '', assigneeIds: ['a'], plannedStart: null }, nobody),
  )
  const changed = orderStatuses.filter((status, i) => status !== results[i])
  expect(changed).toEqual(['scheduled', 'dispatched', 'accepted', 'enRoute', 'onSite', 'paused'])
  expect(new Set(changed.map((status) => results[orderStatuses.indexOf(status)]))).toEqual(
    new Set(['new']),
  )
})

it('starts over, still sent, when everyone who accepted or began it was replaced', () => {
  const before = { assigneeIds: ['a', 'b'], plannedStart: at }
  const given = (status: OrderStatus, assigneeIds: readonly string[], statusReason = '') =>
    statusOfPlan({ ...before, status, statusReason }, { assigneeIds, plannedStart: at })
  const startedOver = orderStatuses.filter(
    (status) => status !== 'new' && given(status, ['c']) !== status,
  )
  expect(startedOver).toEqual(['accepted', 'enRoute', 'onSite', 'paused'])
  for (const status of startedOver) {
    expect(given(status, ['c'])).toBe('dispatched')
    expect(given(status, ['b', 'c'])).toBe(status)
  }
  // Sent back by the office: a task for the next person too.
  expect(given('onSite', ['c'], 'Measure again')).toBe('onSite')
  expect(given('paused', ['c'], 'Lunch')).toBe('dispatched')
})

it('starts unplanned work that has begun over with the first who is assigned', () => {
  const before = { status: 'onSite', statusReason: '', ...nobody } as const
  expect(statusOfPlan(before, { assigneeIds: ['c'], plannedStart: null })).toBe('dispatched')
})

it('starts over where only people are left who were added later', () => {
  const added = '2026-03-02T09:30:00Z'
  const before = {
    status: 'onSite',
    statusReason: '',
    statusAt: at,
    assigneeIds: ['a', 'b'],
    joinedAt: { b: added },
    plannedStart: at,
  } as const
  const left = (assigneeIds: readonly string[], statusAt = at) =>
    statusOfPlan({ ...before, statusAt }, { assigneeIds, plannedStart: at })
  expect(left(['b'])).toBe('dispatched')
  expect(left(['a'])).toBe('onSite')
  expect(left(['b'], '2026-03-02T09:45:00Z'), 'they did the last step').toBe('onSite')
  // A step of someone who left that arrives afterwards stays, whatever else is edited.
  const late = { ...before, assigneeIds: ['b'] }
  expect(statusOfPlan(late, { assigneeIds: ['b'], plannedStart: null })).toBe('onSite')
  expect(statusOfPlan(late, { assigneeIds: ['b', 'c'], plannedStart: at })).toBe('onSite')
})

it('keeps since when someone is on an order that others had, while they are on it', () => {
  const before = { assigneeIds: ['a'] }
  expect(joinedAfter(before, ['a', 'b'], at)).toEqual({ b: at })
  expect(joinedAfter(before, ['a'], at)).toBeNull()
  const both = { assigneeIds: ['a', 'b'], joinedAt: { b: at } }
  expect(joinedAfter(both, ['b'], '2026-03-02T10:00:00Z')).toBeNull()
  expect(joinedAfter(both, ['a'], '2026-03-02T10:00:00Z')).toEqual({})
  expect(joinedAfter({ assigneeIds: [] }, ['a', 'b'], at)).toBeNull()
})
