import { expect, test } from 'vitest'
import { boardFixture, personFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import type { Board, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { hoursLimit, minutesOver } from '#domain/dispatch/hours-limit.ts'
import { laneOf } from '#domain/dispatch/lane.ts'
import { boardWith } from '#domain/dispatch/simulate/changed-board.ts'
import type { PlanPriority } from '../day/weights.ts'
import { createPlanner } from '../day/create-planner.ts'
import type { PlanResult } from '../day/result.ts'
import { parseProblem } from '../day/parse-problem.ts'
import { boardProblem } from './board-problem.ts'
import { leftReason } from './left-reasons.ts'
import { addsTo, mostDispensable, overHours } from './over-hours.ts'
import { planChanges } from './plan-changes.ts'

const day = '2026-05-04'
/** Before the early visit should have begun. */
const now = Date.parse('2026-05-04T00:00:00Z')
const waiting = (id: string, priority: PlanPriority = 'normal', minutes = 60) =>
  visitFixture(id, null, { assigneeIds: [], minutes }, { status: 'new', assigneeIds: [], priority })
/** A visit before the hours that is not to be moved. */
const early = (minutes: number) =>
  visitFixture('early', '05:00', { minutes, locked: 'both' }, { status: 'dispatched' })
const moved = (before: BoardVisit, localTime: string) => ({
  before,
  after: { ...before, assigneeIds: ['t1'], start: visitFixture('x', localTime).start },
})

function planned(board: Board, personIds: readonly string[] = ['t1']) {
  const waitingIds = board.visits.filter(({ start }) => start === null).map(({ id }) => id)
  const made = boardProblem(board, { day, personIds, onlyUnassigned: false, waitingIds })
  const result = createPlanner(made.problem, { seed: 1 }).run({ steps: 150 })
  return { made, result, changes: planChanges(board, made, result) }
}

const laneAfter = (board: Board, changes: ReturnType<typeof planChanges>) =>
  laneOf(
    boardWith(
      board,
      changes.map(({ after }) => after),
    ),
    't1',
    day,
  )

test('a visit before the hours takes its time from them', () => {
  const board = boardFixture([early(120), ...'abcdefghij'.split('').map((id) => waiting(id))])
  const { result, changes } = planned(board)
  const lane = laneAfter(board, changes)
  expect([lane.loadMinutes, hoursLimit(board, lane), minutesOver(board, lane)]).toEqual([
    540, 540, 0,
  ])
  // The planner itself knows of it, so that what does not fit can be placed with others.
  expect(result.visits.filter(({ placement }) => placement).length).toBe(changes.length + 1)
})

test('who is over their hours already gets nothing from the queue', () => {
  const full = visitFixture('full', '08:00', { minutes: 400, locked: 'both' })
  const board = boardFixture([early(180), full, waiting('a')])
  expect(minutesOver(board, laneOf(board, 't1', day))).toBeGreaterThan(0)
  expect(planned(board).changes).toEqual([])
})

test('a plan that is too long leaves out work of the queue, the least urgent first', () => {
  const queue = [waiting('urgent', 'urgent', 300), waiting('low', 'low'), waiting('high', 'high')]
  const board = boardFixture([early(150), ...queue], { now })
  const made = boardProblem(board, {
    day,
    personIds: ['t1'],
    onlyUnassigned: false,
    waitingIds: queue.map(({ id }) => id),
  })
  const starts: Readonly<Record<string, number>> = { early: 300, urgent: 480, low: 780, high: 840 }
  const result = {
    visits: made.problem.visits.map(({ id }) => ({
      id,
      placement: { routes: [0], start: starts[id] },
      terms: {},
    })),
  } as unknown as PlanResult
  const changes = planChanges(board, made, result)
  expect(minutesOver(board, laneAfter(board, changes))).toBe(0)
  expect(changes.map(({ after }) => after.id)).toEqual(['urgent', 'high'])
  const low = board.visits.find(({ id }) => id === 'low') as BoardVisit
  expect(leftReason(board, made, { result, changes }, low)).toEqual({ kind: 'overHours' })
})

test('a daily maximum below the hours is the limit', () => {
  const people = new Map([['t1', personFixture('t1', { maxMinutesPerDay: 100 })]])
  const board = boardFixture([], { people })
  expect(hoursLimit(board, laneOf(board, 't1', day))).toBe(100)
  const change = moved(waiting('a', 'normal', 130), '09:00')
  expect(overHours(board, [change], day)).toEqual([
    { personId: 't1', loadMinutes: 130, limitMinutes: 100 },
  ])
  expect(overHours(board, [moved(waiting('b'), '09:00')], day)).toEqual([])
})

test('a day that was too long may stay so, but get no longer', () => {
  const full = visitFixture('full', '08:00', { minutes: 400 })
  const own = visitFixture('own', '15:00')
  const queued = waiting('queued', 'normal', 90)
  const board = boardFixture([early(180), full, own, queued])
  const given = { before: own, after: { ...own, assigneeIds: ['t2'] } }
  expect(minutesOver(board, laneAfter(board, [given]))).toBe(40)
  expect(overHours(board, [given], day)).toEqual([])
  expect(overHours(board, [given, moved(queued, '15:00')], day)).toMatchObject([{ personId: 't1' }])
})

test('work of the queue goes before what was planned', () => {
  const others = visitFixture('others', '09:00', { assigneeIds: ['t2'] }, { priority: 'low' })
  const own = moved(visitFixture('own', '09:00', {}, { priority: 'low' }), '10:00')
  const queued = moved(waiting('queued', 'urgent'), '12:00')
  const given = moved(others, '11:00')
  expect([own, given, queued].map((change) => addsTo('t1', change))).toEqual([false, true, true])
  expect(mostDispensable([own, given, queued], 't1')).toBe(queued)
  expect(mostDispensable([own, given], 't1')).toBe(given)
  expect(mostDispensable([own], 't1')).toBe(own)
  expect(mostDispensable([own], 't3')).toBeNull()
})

test('visits of someone who is away come before the queue', () => {
  const absence = { fromOn: day, toOn: day, status: 'approved', userId: 't2' } as never
  const promised = visitFixture(
    'promised',
    '08:00',
    { assigneeIds: ['t2'], minutes: 400 },
    { assigneeIds: ['t2'], priority: 'low' },
  )
  const queue = ['a', 'b'].map((id) => waiting(id, 'urgent', 250))
  const people = new Map([
    ['t1', personFixture('t1')],
    ['t2', personFixture('t2', {}, { absences: [absence] })],
  ])
  const board = boardFixture([promised, ...queue], { people })
  const { made, changes } = planned(board, ['t1', 't2'])
  expect(changes.map(({ after }) => [after.id, after.assigneeIds])).toEqual([['promised', ['t1']]])
  expect(parseProblem(made.problem)).toEqual(made.problem)
})
