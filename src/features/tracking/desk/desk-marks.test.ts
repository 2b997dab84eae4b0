import { expect, it } from 'vitest'
import type { BoardVisitItem } from '#data/index.ts'
import { boardFixture, east, personFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { PersonNow } from '#domain/tracking/person-now.ts'
import { drivenRoutes, orderMark, orderMarks, personMarks, plannedRoutes } from './desk-marks.ts'

const day = '2026-05-04'
const now = Date.parse('2026-05-04T09:00:00Z')
const item = (visit: BoardVisit): BoardVisitItem => ({
  ...visit,
  customerName: '',
  siteLine: '',
  isUnsent: false,
  series: { place: 1, count: 1, parts: [] },
})
const person = (minutesAgo: number | null): PersonNow => ({
  userId: 't1',
  state: 'enRoute',
  visit: null,
  next: null,
  arrival: null,
  position:
    minutesAgo === null
      ? null
      : {
          ...east(1),
          at: new Date(now - minutesAgo * 60_000).toISOString(),
          accuracy: 8,
          battery: null,
        },
})

it('shows people by what they do and how old their position is, and leaves out the rest', () => {
  const labels = new Map([['t1', 'AR']])
  const shown = { now, selected: 't1', labels, names: new Map([['t1', 'Ana Ruiz']]) }
  expect(personMarks([person(1)], shown)).toMatchObject([
    {
      id: 't1',
      label: 'AR',
      name: 'Ana Ruiz',
      tone: 'violet',
      freshness: 'fresh',
      isSelected: true,
    },
  ])
  expect(personMarks([person(20)], shown)).toMatchObject([{ freshness: 'stale' }])
  expect(personMarks([person(500), person(null)], shown)).toEqual([])
})

it('shows visits of the day and those without a day, outlined where no one has them', () => {
  const visits = [
    visitFixture('a', '09:00', { place: east(1) }),
    visitFixture('b', null, { place: east(2), assigneeIds: [] }, { priority: 'urgent' }),
    visitFixture('c', '09:00', { place: null }),
    visitFixture('d', null, { place: east(3), start: '2026-05-06' }),
    visitFixture('e', '09:00', { place: east(4) }, { status: 'cancelled' }),
  ].map(item)
  expect(orderMarks(visits, day, 'Europe/Madrid')).toMatchObject([
    { id: 'a', isOpen: false },
    { id: 'b', tone: 'red', isOpen: true },
  ])
})

it('shows a selected visit on any day, where its place is known', () => {
  const later = visitFixture('d', null, { place: east(3), start: '2026-05-06' })
  expect(orderMark(later)).toMatchObject({ id: 'd', place: east(3), isOpen: false })
  expect(orderMark({ ...later, place: null })).toBeNull()
})

it('draws planned ways from the base, and driven ones without gaps', () => {
  const visits = [visitFixture('a', '09:00', { assigneeIds: ['t1'], place: east(2) })]
  const board = boardFixture(visits, { people: new Map([['t1', personFixture('t1')]]), now })
  const routes = plannedRoutes(board, [person(1)], { day, selected: 't1' })
  expect(routes.map(({ kind, isSelected }) => [kind, isSelected])).toEqual([['planned', true]])
  const fix = (minutes: number) => ({
    ...east(minutes),
    at: new Date(now + minutes * 60_000).toISOString(),
    accuracy: 5,
    battery: null,
    step: null,
  })
  const driven = drivenRoutes([fix(0), fix(10), fix(60), fix(65), fix(120)])
  expect(driven.map(({ places }) => places.length)).toEqual([2, 2])
})
