import { expect, it } from 'vitest'
import type { FromPlanner } from '#domain/planning/day/messages.ts'
import { makeCompany } from '#domain/planning/day/problem.fixture.ts'
import type { PlanResult } from '#domain/planning/day/result.ts'
import { plannersFor, planTogether, type PlanWorker } from './plan-together.ts'

const problem = makeCompany({ technicians: 2, visits: 4, seed: 1, present: 'none' })

/** A worker that answers what a test has it say. */
function fakeWorker() {
  const sent: { kind: string; seed?: number; placements?: unknown }[] = []
  const listeners = new Map<string, (event: never) => void>()
  let isOver = false
  const worker: PlanWorker = {
    postMessage: (message) => void sent.push(message),
    addEventListener: (type: string, listener: (event: never) => void) =>
      void listeners.set(type, listener),
    terminate: () => void (isOver = true),
  }
  return {
    worker,
    sent,
    isOver: () => isOver,
    say: (data: FromPlanner) => listeners.get('message')?.({ data } as never),
    break: () => listeners.get('error')?.({} as never),
  }
}

function planOf(cost: number, violations: number = 0): PlanResult {
  return {
    visits: [{ id: `at ${cost}`, placement: { routes: [0], start: cost }, terms: {} as never }],
    totals: { cost } as PlanResult['totals'],
    violations: Array.from({ length: violations }, () => ({
      rule: 'shift' as never,
      visit: null,
      route: null,
    })),
    steps: 1,
  }
}

function begin() {
  const workers = [fakeWorker(), fakeWorker()] as const
  const shown: number[] = []
  const done: (number | null)[] = []
  const stop = planTogether({
    problem,
    ms: 5000,
    workers: workers.map(({ worker }) => worker),
    onProgress: ({ totals }) => shown.push(totals.cost),
    onDone: (result) => done.push(result?.totals.cost ?? null),
  })
  return { workers, shown, done, stop }
}

const progress = (result: PlanResult, elapsed: number) =>
  ({ kind: 'progress', result, elapsed }) as const

it('starts each worker from another seed, and shows the best plan of all', () => {
  const { workers, shown } = begin()
  const [a, b] = workers
  expect([a, b].map(({ sent }) => sent[0]?.seed)).toEqual([1, 2])
  a.say(progress(planOf(90), 250))
  b.say(progress(planOf(100), 250))
  b.say(progress(planOf(80), 500))
  a.say(progress(planOf(70, 1), 500))
  expect(shown).toEqual([90, 90, 80, 80])
})

it('has the others go on from the best plan once a round ends', () => {
  const { workers } = begin()
  const [a, b] = workers
  a.say(progress(planOf(90), 900))
  b.say(progress(planOf(80), 900))
  expect(a.sent).toHaveLength(1)
  a.say(progress(planOf(85), 1100))
  expect(a.sent[1]).toEqual({ kind: 'adopt', placements: [{ routes: [0], start: 80 }] })
  expect(b.sent).toHaveLength(1)
  a.say(progress(planOf(84), 1300))
  expect(a.sent).toHaveLength(2)
})

it('is done when all are, with the best of them', () => {
  const { workers, done } = begin()
  const [a, b] = workers
  a.say({ kind: 'done', result: planOf(80) })
  expect(done).toEqual([])
  b.say({ kind: 'done', result: planOf(90) })
  expect(done).toEqual([80])
  expect([a.isOver(), b.isOver()]).toEqual([true, true])
})

it('goes on without a worker that fails, and fails where all do', () => {
  const one = begin()
  one.workers[0].break()
  one.workers[1].say({ kind: 'done', result: planOf(90) })
  expect(one.done).toEqual([90])
  const none = begin()
  none.workers[0].break()
  none.workers[1].say({ kind: 'failed', reason: 'invalid' })
  expect(none.done).toEqual([null])
})

it('says nothing more once it is stopped', () => {
  const { workers, shown, done, stop } = begin()
  stop()
  workers[0].say(progress(planOf(90), 250))
  workers[0].say({ kind: 'done', result: planOf(90) })
  expect([shown, done, workers[1].isOver()]).toEqual([[], [], true])
})

it('runs two planners from four cores on', () => {
  expect([1, 2, 3, 4, 16].map(plannersFor)).toEqual([1, 1, 1, 2, 2])
})
