import { expect, test } from 'vitest'
import { boardItem } from '../board/board-item.fixture.ts'
import { reassigned } from './assignment.ts'
import { planInCell } from './cell-gesture.ts'

const zone = 'America/New_York'
const item = boardItem('o1', { plannedStart: '2026-10-31T13:00:00.000Z', assigneeIds: ['t1'] })

test('a visit keeps its clock time on another day, also across a change of the clocks', () => {
  const cell = { day: '2026-11-02', personId: 't2' }
  expect(planInCell(item, item, 't1', cell, zone)).toEqual({
    assigneeIds: ['t2'],
    start: '2026-11-02T14:00:00.000Z',
  })
})

test('in the month, and without a time, it is planned for any time of the day', () => {
  const cell = { day: '2026-11-02', personId: null }
  expect(planInCell(item, item, 't1', cell, zone)).toEqual({
    assigneeIds: ['t1'],
    start: '2026-11-02',
  })
  const waiting = boardItem('o2', { assigneeIds: [] })
  const inWeek = { day: '2026-11-02', personId: 't2' }
  expect(planInCell(waiting, waiting, null, inWeek, zone)).toEqual({
    assigneeIds: ['t2'],
    start: '2026-11-02',
  })
})

test('the others of a group move by as many days', () => {
  const other = boardItem('o3', { plannedStart: '2026-11-01T15:00:00.000Z', assigneeIds: ['t3'] })
  const cell = { day: '2026-11-02', personId: 't1' }
  expect(planInCell(other, item, 't1', cell, zone)).toEqual({
    assigneeIds: ['t3'],
    start: '2026-11-03T15:00:00.000Z',
  })
})

test('one of a crew is replaced, a single person gives the visit away', () => {
  expect(reassigned(['a', 'b'], 'a', 'c')).toEqual(['c', 'b'])
  expect(reassigned(['a', 'b'], 'a', 'b')).toEqual(['b'])
  expect(reassigned(['a', 'b'], null, 'c')).toEqual(['c'])
  expect(reassigned(['a'], 'a', 'a')).toEqual(['a'])
})
