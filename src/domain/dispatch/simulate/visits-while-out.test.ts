import { expect, test } from 'vitest'
import { boardFixture, visitFixture } from '../board.fixture.ts'
import { visitsWhileOut } from './visits-while-out.ts'

test('what someone is doing or driving to stays with them, and what is closed or of other days is left out', () => {
  const board = boardFixture([
    visitFixture('a', '09:00'),
    visitFixture('there', '08:00', {}, { status: 'onSite' }),
    visitFixture('driving', '10:00', {}, { status: 'enRoute' }),
    visitFixture('paused', '11:00', {}, { status: 'paused' }),
    visitFixture('done', '12:00', {}, { status: 'done' }),
    visitFixture('other', '13:00', { assigneeIds: ['t2'] }),
    visitFixture('tomorrow', null, { start: '2026-05-05T08:00:00.000Z' }),
    visitFixture('after', null, { start: '2026-05-06T08:00:00.000Z' }),
  ])
  const { lost, underWay } = visitsWhileOut(board, 't1', { from: '2026-05-04', days: 2 })
  expect(lost.map(({ id }) => id)).toEqual(['a', 'tomorrow'])
  expect(underWay.map(({ id }) => id)).toEqual(['there', 'driving', 'paused'])
})
