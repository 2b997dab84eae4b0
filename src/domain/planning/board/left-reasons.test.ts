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
