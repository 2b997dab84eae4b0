import { expect, test } from 'vitest'
import { createPlanner } from './create-planner.ts'
import { type FromPlanner, parseToPlanner } from './messages.ts'
import { parseProblem } from './parse-problem.ts'
import { makeCompany } from './problem.fixture.ts'
import { defaultWeights } from './weights.ts'

const company = makeCompany({ technicians: 2, visits: 6, seed: 1, present: 'random', crews: 0.3 })

test('a problem is read as it was, with the weights that it does not give', () => {
  expect(parseProblem(structuredClone(company))).toEqual(company)
  const { weights: _, ...without } = company
  expect(parseProblem(without).weights).toEqual(defaultWeights)
  expect(parseProblem({ ...without, weights: { driving: 2 } }).weights).toEqual({
    ...defaultWeights,
    driving: 2,
  })
})

const [visit] = company.visits
const withVisit = (changed: object) => ({ ...company, visits: [{ ...visit, ...changed }] })

test.each([
  ['a place that is not there', withVisit({ place: 99 })],
  ['a route that is not there', withVisit({ present: { routes: [9], start: 0 } })],
  ['a visit that comes after itself', withVisit({ after: 0 })],
  ['half a minute', withVisit({ minutes: 1.5 })],
  [
    'windows out of order',
    withVisit({
      windows: [
        { from: 9, to: 9 },
        { from: 0, to: 1 },
      ],
    }),
  ],
  ['a small matrix', { ...company, travel: { ...company.travel, places: 99 } }],
])('refuses %s', (_, problem) => {
  expect(() => parseProblem(problem)).toThrow()
  expect(parseToPlanner({ kind: 'start', problem, seed: 1, ms: 1000 })).toBeNull()
})

test('reads what a page asks of the planner', () => {
  const start = { kind: 'start', problem: company, seed: 1, ms: 1000 }
  expect(parseToPlanner(start)).toEqual(start)
  const changes = [
    { kind: 'lock', visit: 'visit 1', lock: 'time' },
    { kind: 'edit', visit },
    { kind: 'urgent', visit },
    { kind: 'sick', route: 'route 0 0', from: 600 },
  ]
  expect(parseToPlanner({ kind: 'patch', changes })).toEqual({ kind: 'patch', changes })
  expect(parseToPlanner({ kind: 'stop' })).toEqual({ kind: 'stop' })
  expect(parseToPlanner({ kind: 'patch', changes: [{ kind: 'gone' }] })).toBeNull()
  expect(parseToPlanner('stop')).toBeNull()
})

test('what the worker answers can be posted', () => {
  const result = createPlanner(company, { seed: 1 }).run({ steps: 5 })
  const answers: readonly FromPlanner[] = [
    { kind: 'progress', result, elapsed: 5 },
    { kind: 'done', result },
    { kind: 'failed', reason: 'invalid' },
  ]
  expect(structuredClone(answers)).toEqual(answers)
})
