import { expect, it } from 'vitest'
import {
  absenceFixture,
  boardFixture,
  east,
  personFixture,
  visitFixture,
} from '../dispatch/board.fixture.ts'
import { ordersAtRisk } from './at-risk.ts'
import { capacityOf, loadGrid } from './load-grid.ts'

const monday = '2026-05-04'

it('counts visits and drives against the hours of each person, as the board does', () => {
  const people = new Map([
    ['t1', personFixture('t1')],
    ['t2', personFixture('t2', {}, { absences: [absenceFixture({ userId: 't2' })] })],
    ['gone', personFixture('gone')],
  ])
  const gone = people.get('gone')
  if (gone) people.set('gone', { ...gone, user: { ...gone.user, status: 'deactivated' } })
  const board = boardFixture(
    [visitFixture('v1', '09:00', { minutes: 90 }), visitFixture('v2', '13:00', { minutes: 60 })],
    { people },
  )
  const grid = loadGrid(board, monday, 2)
  expect(grid.map(({ personId }) => personId)).toEqual(['t1', 't2'])
  const [first] = grid[0]?.days ?? []
  expect(first).toMatchObject({ day: monday, booked: 150 })
  expect(grid[1]?.days[0]).toMatchObject({ hours: 0, booked: 0 })
  const hours = first?.hours ?? 0
  expect(capacityOf(grid)).toEqual([
    { day: monday, booked: 150, free: hours - 150 },
    { day: '2026-05-05', booked: 0, free: 2 * hours },
  ])
})

it('shows only the people whom a filter leaves in', () => {
  const board = boardFixture([visitFixture('v1', '09:00', { minutes: 90 })], {
    people: new Map(['t1', 't2', 't3'].map((id) => [id, personFixture(id)])),
  })
  const idsOf = (technicianId: string, outside: ReadonlySet<string> | null) =>
    loadGrid(board, monday, 1, { technicianId, outside }).map(({ personId }) => personId)
  expect(idsOf('', null)).toEqual(['t1', 't2', 't3'])
  expect(idsOf('', new Set(['t2']))).toEqual(['t1', 't3'])
  expect(idsOf('t3', new Set(['t2']))).toEqual(['t3'])
  expect(idsOf('t2', new Set(['t2']))).toEqual([])
})

it('gives what one has too many to no one else', () => {
  const long = visitFixture('v1', '07:00', { minutes: 900 })
  const [day] = capacityOf(loadGrid(boardFixture([long]), monday, 1))
  const one = loadGrid(boardFixture([]), monday, 1)[1]?.days[0]?.hours
  expect(day).toEqual({ day: monday, booked: 900, free: one })
})

it('finds who can no longer come in time, and leaves out what is late already', () => {
  const visits = [
    visitFixture('v1', '08:00', { minutes: 60 }, { status: 'onSite' }),
    visitFixture('v2', '11:05', { minutes: 60, place: east(30) }),
    visitFixture('v3', '15:00', { minutes: 60, place: east(30) }),
  ]
  const now = Date.parse('2026-05-04T09:00:00Z')
  const found = ordersAtRisk(boardFixture(visits, { now }))
  expect(found.map(({ orderId, personId }) => [orderId, personId])).toEqual([['v2', 't1']])
  expect(found[0]?.minutes).toBeGreaterThan(0)
  const late = visits.map((visit) => ({
    ...visit,
    order: { ...visit.order, plannedStart: visit.start, plannedEnd: '2026-05-04T08:59:00.000Z' },
  }))
  expect(ordersAtRisk(boardFixture(late, { now }))).toEqual([])
})
