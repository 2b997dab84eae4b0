import { expect, test } from 'vitest'
import { boardFixture, visitFixture } from '../board.fixture.ts'
import { boardIndex } from '../board-index.ts'
import { boardWith } from './changed-board.ts'

const first = visitFixture('first', '09:00', { assigneeIds: ['t1'] })
const same = visitFixture('same', '09:00', { assigneeIds: ['t1', 't2'] })
const anytime = visitFixture('anytime', null, { assigneeIds: ['t1'], start: '2026-05-04' })
const queued = visitFixture('queued', null, { assigneeIds: [] })
const visits = [first, same, anytime, queued]

test.each([
  ['to another person', [{ ...first, assigneeIds: ['t2'] }]],
  ['to another time', [{ ...first, start: '2026-05-04T12:00:00.000Z' }]],
  ['to the queue', [{ ...same, assigneeIds: [], start: null }]],
  ['to another day without a time', [{ ...anytime, start: '2026-05-05' }]],
  ['from the queue to the same time', [{ ...queued, assigneeIds: ['t1'], start: first.start }]],
  ['together', [queued, anytime, { ...first, assigneeIds: ['t3'] }]],
  ['to the board', [visitFixture('new', '09:00', { assigneeIds: ['t1'] })]],
])('what is known of a board is right once a visit has gone %s', (_, changed) => {
  const board = boardFixture(visits)
  boardIndex(board)
  const kept = boardWith(board, changed)
  const { travel: _kept, ...known } = boardIndex(kept)
  const { travel: _made, ...made } = boardIndex({ ...kept })
  expect(known).toEqual(made)
})
