import { expect, test } from 'vitest'
import { boardFixture, visitFixture } from '../board.fixture.ts'
import { problemsOfChange } from './problems-of-change.ts'

const morning = visitFixture('a', '09:00', { assigneeIds: [], minutes: 60 })
const later = visitFixture('c', '12:00', { assigneeIds: [], minutes: 60 })

test('the problems of a change are those that it makes, not those that were there', () => {
  const own = visitFixture('own', '09:00', { minutes: 60 })
  const clash = visitFixture('clash', '09:30', { minutes: 60 })
  const board = boardFixture([own, clash, morning, later])
  const given = (visit: typeof morning) => ({ ...visit, assigneeIds: ['t1'] })
  expect(problemsOfChange(board, [given(later)])).toEqual([])
  expect(problemsOfChange(board, [{ ...clash, leadId: 't1' }])).toEqual([])
  const found = problemsOfChange(board, [given(morning), given(later)])
  expect(found.map(({ code }) => code)).toContain('overlap')
  const moved = { ...clash, start: '2026-05-05T07:30:00.000Z' }
  expect(problemsOfChange(board, [moved])).toEqual([])
})
