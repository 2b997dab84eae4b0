import { expect, test } from 'vitest'
import { createVirtualTimer } from '../timer.ts'
import type { FunctionSpec } from '../types.ts'
import type { Outcome } from './call-function.ts'
import type { CloudEvent } from './cloud-event.ts'
import { type QueuedEvent, createQueue } from './create-queue.ts'

const failed: Outcome = { type: 'failed', reason: 'No' }
const interrupted: Outcome = { type: 'interrupted' }

const queuedEvent = (id: string): QueuedEvent => ({
  event: { id, document: `notes/${id}` } as CloudEvent,
  depth: 0,
  attempts: 0,
  interruptions: 0,
  firstAt: 0,
  dueAt: 0,
})

/** A queue whose calls end as `outcome` says. */
function open({
  retry,
  outcome,
  pick,
}: {
  retry: boolean
  outcome: (call: number) => Outcome
  pick?: (count: number) => number
}) {
  const timer = createVirtualTimer(0)
  const calls: { readonly id: string; readonly at: number }[] = []
  const forgotten: string[] = []
  const saved: QueuedEvent[] = []
  const logged: string[] = []
  const spec: FunctionSpec = {
    name: 'f',
    entryPoint: 'f',
    region: 'us-central1',
    timeoutSeconds: 60,
    trigger: {
      type: 'firestore',
      event: 'created',
      withAuth: false,
      document: 'notes/{id}',
      retry,
    },
  }
  const queue = createQueue({
    spec,
    timer,
    pick,
    async call(_, event) {
      calls.push({ id: event.id, at: timer.now() })
      return outcome(calls.length)
    },
    log: (level, message) => logged.push(`${level} ${message}`),
    save: (queued) => saved.push(queued),
    forget: ({ event }) => forgotten.push(event.id),
    onChange: () => {},
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const advance = async (seconds: number) => {
    timer.advance(seconds * 1000)
    await settle()
  }
  return { queue, timer, calls, forgotten, saved, logged, settle, advance }
}

test('retries with growing waits, and gives up after a day', async () => {
  const { queue, calls, forgotten, saved, logged, settle, advance } = open({
    retry: true,
    outcome: () => failed,
  })
  queue.add(queuedEvent('a'))
  await settle()
  for (let minute = 0; minute < 25 * 60; minute += 1)
    for (let part = 0; part < 6; part += 1) await advance(10)
  const seconds = calls.map(({ at }) => at / 1000)
  expect(seconds.slice(0, 9)).toEqual([0, 10, 30, 70, 150, 310, 630, 1230, 1830])
  expect(seconds.at(-1)).toBeGreaterThanOrEqual(24 * 3600)
  expect(seconds.at(-1)).toBeLessThan(24 * 3600 + 600)
  expect(forgotten).toEqual(['a'])
  expect(saved[1]).toMatchObject({ attempts: 2, dueAt: 30_000 })
  expect(logged.at(-1)).toContain('error The function f failed for notes/a; its event is dropped')
})

test('an event that fails later succeeds, and holds up no other', async () => {
  const { queue, calls, forgotten, settle, advance } = open({
    retry: true,
    outcome: (call) => (call === 1 ? failed : { type: 'done' }),
  })
  queue.add(queuedEvent('a'))
  await settle()
  queue.add(queuedEvent('b'))
  await settle()
  expect(forgotten).toEqual(['b'])
  await advance(10)
  expect(calls.map(({ id }) => id)).toEqual(['a', 'b', 'a'])
  expect(forgotten).toEqual(['b', 'a'])
})

test('drops a failed event of a function without retry', async () => {
  const { queue, calls, forgotten, logged, settle, advance } = open({
    retry: false,
    outcome: () => failed,
  })
  queue.add(queuedEvent('a'))
  await settle()
  await advance(1000)
  expect(calls).toHaveLength(1)
  expect(forgotten).toEqual(['a'])
  expect(logged).toEqual([expect.stringContaining('error')])
})

test('delivers an interrupted event again at once, without retry too, but not for ever', async () => {
  const { queue, calls, forgotten, settle } = open({ retry: false, outcome: () => interrupted })
  queue.add(queuedEvent('a'))
  await settle()
  expect(calls).toHaveLength(21)
  expect(forgotten).toEqual(['a'])
})

test('waits for the next attempt of an event that was stored', async () => {
  const { queue, calls, settle, advance } = open({ retry: true, outcome: () => ({ type: 'done' }) })
  queue.add({ ...queuedEvent('a'), attempts: 3, dueAt: 40_000 })
  await settle()
  expect([queue.waiting(), calls.length]).toEqual([0, 0])
  await advance(40)
  expect(calls).toEqual([{ id: 'a', at: 40_000 }])
})

test('has a few calls at once, and takes the next one that is picked', async () => {
  const { queue, calls, settle } = open({
    retry: true,
    outcome: () => ({ type: 'done' }),
    pick: (count) => count - 1,
  })
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) queue.add(queuedEvent(id))
  expect(queue.running()).toHaveLength(4)
  expect(queue.waiting()).toBe(3)
  await settle()
  expect(calls.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'g', 'f', 'e'])
})

test('is silent once it is closed', async () => {
  const { queue, forgotten, settle } = open({ retry: true, outcome: () => ({ type: 'done' }) })
  queue.add(queuedEvent('a'))
  queue.close()
  queue.add(queuedEvent('b'))
  await settle()
  expect(forgotten).toEqual([])
})
