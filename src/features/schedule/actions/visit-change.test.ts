import { expect, test } from 'vitest'
import { boardItem } from '../board/board-item.fixture.ts'
import { changeTo, undoing } from './visit-change.ts'

const visit = boardItem('o1', {
  plannedStart: '2026-05-04T08:00:00.000Z',
  plannedEnd: '2026-05-04T09:00:00.000Z',
})
const later = '2026-05-04T10:00:00.000Z'

test('a change holds only what differs, with what it was', () => {
  expect(changeTo(visit, { start: later, minutes: 60, assigneeIds: ['t1'] })).toEqual({
    visitId: 'o1',
    from: { start: visit.start },
    to: { start: later },
  })
  expect(changeTo(visit, { minutes: 60 })).toBeNull()
})

test('the order of a crew is no difference', () => {
  const crew = { ...visit, assigneeIds: ['t1', 't2'] }
  expect(changeTo(crew, { assigneeIds: ['t2', 't1'] })).toBeNull()
})

test('undoing restores what was', () => {
  const change = { visitId: 'o1', from: { start: visit.start }, to: { start: later } }
  const moved = new Map([['o1', { ...visit, start: later }]])
  expect(undoing([change], moved)).toEqual({
    changes: [{ visitId: 'o1', from: { start: later }, to: { start: visit.start } }],
    kept: [],
  })
})

test('what another person has changed since stays, and is named', () => {
  const change = {
    visitId: 'o1',
    from: { start: visit.start, assigneeIds: ['t1'] },
    to: { start: later, assigneeIds: ['t2'] },
  }
  const moved = new Map([['o1', { ...visit, start: later, assigneeIds: ['t3'] }]])
  expect(undoing([change], moved)).toEqual({
    changes: [{ visitId: 'o1', from: { start: later }, to: { start: visit.start } }],
    kept: ['o1'],
  })
  expect(undoing([change], new Map()).kept).toEqual(['o1'])
})
