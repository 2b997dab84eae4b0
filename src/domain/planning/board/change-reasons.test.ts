import { expect, test } from 'vitest'
import { boardFixture, east, personFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { createPlanner } from '../day/create-planner.ts'
import { boardProblem } from './board-problem.ts'
import { changeReasons } from './change-reasons.ts'

const day = '2026-05-04'
const gas = { id: 'gas', level: 2, expiresOn: '2027-03-31' } as const
const skills = [{ id: 'gas', level: 1 as const }]

test('tells the drive, the next best, the skill with its end, who was there last, and what keeps the others off', () => {
  const far = { basePlace: { address: emptyAddress, geo: east(20) } }
  const people = new Map([
    ['t1', personFixture('t1', { skills: [gas] })],
    ['t2', personFixture('t2', { ...far, skills: [{ ...gas, expiresOn: null }] })],
    ['t3', personFixture('t3')],
  ])
  const site = { siteId: 'boiler' }
  const waiting = visitFixture(
    'o1',
    null,
    { assigneeIds: [], place: east(2) },
    {
      status: 'new',
      assigneeIds: [],
      skills,
      ...site,
    },
  )
  const earlier = visitFixture('o0', '08:00', {}, { status: 'done', open: false, ...site })
  const past = { ...earlier, start: '2026-04-01T08:00:00.000Z' }
  const board = boardFixture([waiting, past], { people })
  const made = boardProblem(board, {
    day,
    personIds: ['t1', 't2', 't3'],
    onlyUnassigned: false,
    waitingIds: ['o1'],
  })
  const planner = createPlanner(made.problem, { seed: 1, total: { unit: 'steps', length: 50 } })
  const reasons = changeReasons(board, made, planner.run({ steps: 50 }), waiting)
  expect(reasons).toMatchObject({
    personId: 't1',
    nextBest: { personId: 't2' },
    skills: [{ id: 'gas', expiresOn: '2027-03-31' }],
    wasThereLast: true,
    whyNot: [{ rule: 'skill', count: 1 }],
  })
  expect(reasons?.driveMinutes).toBeGreaterThan(0)
  expect(reasons?.nextBest?.driveMinutes).toBeGreaterThan(reasons?.driveMinutes ?? 0)
  expect(changeReasons(board, made, planner.run({ steps: 1 }), past)).toBeNull()
})
