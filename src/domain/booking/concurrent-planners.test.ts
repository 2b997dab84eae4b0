import { expect, test } from 'vitest'
import { concurrentPlanners } from './concurrent-planners.ts'

const clock = (minute: number) => new Date(Date.UTC(2026, 4, 4, 8, minute)).toISOString()
const change = (actorId: string, at: number, receivedAt: number) => ({
  actorId,
  at: clock(at),
  receivedAt: clock(receivedAt),
})

test('names two people of whom the second did not know the change of the first', () => {
  expect(concurrentPlanners([change('ana', 5, 6), change('sam', 4, 30)])).toEqual(['ana', 'sam'])
  expect(concurrentPlanners([change('sam', 4, 30), change('ana', 5, 6)])).toEqual(['ana', 'sam'])
})

test('names nobody where the second knew, or where one person changed it on two devices', () => {
  expect(concurrentPlanners([])).toEqual([])
  expect(concurrentPlanners([change('ana', 5, 6), change('sam', 7, 30)])).toEqual([])
  expect(concurrentPlanners([change('ana', 5, 6), change('ana', 4, 30)])).toEqual([])
})

test('is settled by a change of someone who has seen what came of both', () => {
  const both = [change('ana', 5, 6), change('sam', 4, 30)]
  expect(concurrentPlanners([...both, change('ana', 29, 31)])).toEqual(['ana', 'sam'])
  expect(concurrentPlanners([...both, change('ana', 31, 32)])).toEqual([])
  expect(concurrentPlanners([...both, change('ana', 31, 32), change('sam', 29, 40)])).toEqual([
    'ana',
    'sam',
  ])
})
