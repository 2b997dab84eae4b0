import { expect, test } from 'vitest'
import { boardFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import type { Order } from '#domain/entities/order.ts'
import { createPlanner } from '../day/create-planner.ts'
import { boardProblem } from './board-problem.ts'
import { leftReason } from './left-reasons.ts'
import { planChanges } from './plan-changes.ts'

const day = '2026-05-04'
const waiting = (id: string, order: Partial<Order> = {}) =>
  visitFixture(id, null, { assigneeIds: [] }, { status: 'new', assigneeIds: [], ...order })

test('tells of each visit without a place what keeps it from one', () => {
  const promise = { windowStart: '2026-05-03T08:00:00.000Z', windowEnd: '2026-05-03T09:00:00.000Z' }
  const visits = [
    waiting('free'),
    waiting('gas', { skills: [{ id: 'gas', level: 1 }] }),
    waiting('over', promise),
    { ...waiting('long'), minutes: 600 },
    visitFixture('other', null, { assigneeIds: ['t2'] }),
  ]
  const board = boardFixture(visits)
  const waitingIds = visits.map(({ id }) => id)
  const made = boardProblem(board, { day, personIds: ['t1'], onlyUnassigned: false, waitingIds })
  const result = createPlanner(made.problem, { seed: 1 }).run({ steps: 50 })
  const changes = planChanges(board, made, result)
  const reasons = visits.map((visit) => leftReason(board, made, { result, changes }, visit))
  expect(reasons).toEqual([
    { kind: 'refused' },
    { kind: 'rules', whyNot: [{ rule: 'skill', count: 1 }] },
    { kind: 'promiseOver' },
    { kind: 'rules', whyNot: [{ rule: 'span', count: 1 }] },
    { kind: 'otherPeople' },
  ])
})

test.each([
  ['a visit that stays on the board', 'dispatched', '2026-05-04T04:00:00Z'],
  ['a visit that was done before its time', 'done', '2026-05-04T06:30:00Z'],
] as const)('an urgent order finds no room where the day is full with %s', (_, status, now) => {
  const sent = { isSent: true, minutes: 530 }
  const visits = [
    visitFixture('full', '08:00', sent, { status, priority: 'normal' }),
    { ...waiting('urgent', { priority: 'urgent' }), assigneeIds: ['t1'] },
  ]
  const board = boardFixture(visits, { now: Date.parse(now) })
  const made = boardProblem(board, {
    day,
    personIds: ['t1'],
    onlyUnassigned: false,
    waitingIds: ['urgent'],
  })
  const result = createPlanner(made.problem, { seed: 1 }).run({ steps: 50 })
  const changes = planChanges(board, made, result)
  expect(result.visits.map(({ id, placement }) => [id, placement !== null])).toEqual([
    ['full', true],
    ['urgent', false],
  ])
  expect(leftReason(board, made, { result, changes }, visits[1] as (typeof visits)[0])).toEqual({
    kind: 'rules',
    whyNot: [{ rule: 'busy', count: 1 }],
  })
})

test('of two waiting orders of a person with room for one, the urgent one is planned', () => {
  const own = { assigneeIds: ['t1'], minutes: 300 }
  const visits = [
    visitFixture('filter', null, own, { priority: 'normal' }),
    visitFixture('urgent', null, own, { priority: 'urgent' }),
  ]
  const board = boardFixture(visits)
  const waitingIds = visits.map(({ id }) => id)
  const made = boardProblem(board, { day, personIds: ['t1'], onlyUnassigned: false, waitingIds })
  const result = createPlanner(made.problem, { seed: 1 }).run({ steps: 50 })
  expect(planChanges(board, made, result).map(({ after }) => after.id)).toEqual(['urgent'])
})
