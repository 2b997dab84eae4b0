import { expect, test } from 'vitest'
import type { DrainResult } from '#data/outbox/drain/types.ts'
import { drainInBackground } from './drain-in-background.ts'

const pausedFor = (reason: 'unreachable' | 'busy' | 'signIn', until: number): DrainResult => ({
  kind: 'paused',
  pause: { reason, at: 0, until, failures: 1 },
})

/** A host whose clock moves only by sleeping. */
function createHost(results: DrainResult[]) {
  let now = 0
  const host = {
    registered: 0,
    drain: async () => results.shift() ?? ({ kind: 'idle' } as const),
    now: () => now,
    sleep: async (ms: number) => {
      now += ms
    },
    registerAgain: async () => {
      host.registered += 1
    },
  }
  return host
}

test('waits while a page is draining and drains what that page leaves', async () => {
  const results: DrainResult[] = [{ kind: 'busy' }, { kind: 'busy' }, { kind: 'idle' }]
  const host = createHost(results)
  await drainInBackground(host)
  expect(results).toEqual([])
  expect(host.registered).toBe(0)
})

test('case 15: registers another event when work is left at the end of its time', async () => {
  const host = createHost(Array.from({ length: 100 }, () => ({ kind: 'busy' }) as const))
  await drainInBackground(host)
  expect(host.registered).toBe(1)

  const later = createHost([{ kind: 'left', nextAt: 1_000_000 }])
  await drainInBackground(later)
  expect(later.registered).toBe(1)
})

test('rejects when the server cannot be reached, so that the browser tries again', async () => {
  await expect(drainInBackground(createHost([pausedFor('unreachable', 0)]))).rejects.toThrow()
})

test('waits as long as the server asked and then continues', async () => {
  const host = createHost([pausedFor('busy', 30_000), { kind: 'idle' }])
  await drainInBackground(host)
  expect(host.now()).toBe(30_000)
})

test('stops when the user must sign in first', async () => {
  const host = createHost([pausedFor('signIn', 0)])
  await drainInBackground(host)
  expect(host.registered).toBe(0)
})
