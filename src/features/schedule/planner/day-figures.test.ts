import { expect, test } from 'vitest'
import { boardFixture, personFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import { findingsOf } from '#domain/dispatch/check/check.ts'
import { dayFigures, unplaced, withPeopleAway } from './day-figures.ts'

const day = '2026-05-04'

test('a visit with two problems counts once, as in the queue', () => {
  const visits = [visitFixture('a', '05:00', { minutes: 120 }), visitFixture('b', '05:30')]
  const board = boardFixture(visits)
  const found = findingsOf(board, day).filter(({ severity }) => severity !== 'note')
  const withProblems = new Set(found.map(({ visitId }) => visitId))
  expect(found.length).toBeGreaterThan(withProblems.size)
  expect(dayFigures(board, [], day, ['t1']).problems).toBe(withProblems.size)
})

test('open visits of people who do not work on the day are told apart until they are moved', () => {
  const absence = { fromOn: day, toOn: day, status: 'approved', userId: 't1' } as never
  const people = new Map([
    ['t1', personFixture('t1', {}, { absences: [absence] })],
    ['t2', personFixture('t2')],
  ])
  const away = visitFixture('away', '09:00')
  const visits = [
    away,
    visitFixture('done', '11:00', {}, { status: 'done' }),
    visitFixture('other', '09:00', { assigneeIds: ['t2'] }),
    visitFixture('crew', '13:00', { assigneeIds: ['t1', 't2'] }),
    visitFixture('next', '09:00', { start: '2026-05-05T07:00:00.000Z' }),
  ]
  const board = boardFixture(visits, { people })
  expect(withPeopleAway(board, [], day).map(({ id }) => id)).toEqual(['away'])
  expect(dayFigures(board, [], day, ['t1', 't2'])).toMatchObject({ visits: 4, away: 1 })
  const moved = [{ before: away, after: { ...away, assigneeIds: ['t2'] } }]
  expect(withPeopleAway(board, moved, day)).toEqual([])
})

test('what is not placed is told with the urgent first', () => {
  const visits = (['low', 'urgent', 'normal', 'high'] as const).map((priority) =>
    visitFixture(priority, null, { assigneeIds: [] }, { status: 'new', priority }),
  )
  expect(unplaced(boardFixture(visits), [], day).map(({ id }) => id)).toEqual([
    'urgent',
    'high',
    'normal',
    'low',
  ])
})
