import { expect, test } from 'vitest'
import { boardFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import { findingsOf } from '#domain/dispatch/check/check.ts'
import { dayFigures } from './day-figures.ts'

const day = '2026-05-04'

test('a visit with two problems counts once, as in the queue', () => {
  const visits = [visitFixture('a', '05:00', { minutes: 600 }), visitFixture('b', '05:30')]
  const board = boardFixture(visits)
  const found = findingsOf(board, day).filter(({ severity }) => severity !== 'note')
  const withProblems = new Set(found.map(({ visitId }) => visitId))
  expect(found.length).toBeGreaterThan(withProblems.size)
  expect(dayFigures(board, [], day, ['t1']).problems).toBe(withProblems.size)
})
