import { expect, test } from 'vitest'
import { boardFixture } from '#domain/dispatch/board.fixture.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import { daySheets } from './day-sheets.ts'

const day = '2026-05-04'
const at = (hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`

test('each person with visits on the day has a sheet with theirs, by time', () => {
  const all = [
    boardItem('late', { plannedStart: at(10), assigneeIds: ['t1', 't2'] }),
    boardItem('early', { plannedStart: at(8), assigneeIds: ['t1'] }),
    boardItem('tomorrow', { plannedStart: '2026-05-05T08:00:00.000Z', assigneeIds: ['t1'] }),
    boardItem('nobody', { plannedStart: at(9), assigneeIds: [] }),
  ]
  const items = new Map(all.map((item) => [item.id, item]))
  const board = { ...boardFixture(), visits: all }
  const named = (personId: string | null) =>
    daySheets(board, items, day, personId).map(({ person, visits }) => [
      person.user.id,
      ...visits.map(({ id }) => id),
    ])
  expect(named(null)).toEqual([
    ['t1', 'early', 'late'],
    ['t2', 'late'],
  ])
  expect(named('t2')).toEqual([['t2', 'late']])
  expect(named('t3')).toEqual([])
})
