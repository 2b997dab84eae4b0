import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '#data/index.ts'
import { signedInOrLater } from './signed-in-or-later.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function world(kind: Session['kind']) {
  let session = { kind } as Session
  const listeners = new Set<() => void>()
  const subscribe = (hear: () => void) => {
    listeners.add(hear)
    return () => void listeners.delete(hear)
  }
  let over = false
  const wait = signedInOrLater({ session: { get: () => session, subscribe } })
  const finish = async () => {
    await wait
    over = true
  }
  void finish()
  return {
    isOver: async (afterMs: number) => {
      await vi.advanceTimersByTimeAsync(afterMs)
      return over
    },
    signIn() {
      session = { kind: 'signedIn' } as Session
      for (const hear of listeners) hear()
    },
    listeners,
  }
}

test('nobody who is signed in waits, from the start or in the middle', async () => {
  expect(await world('signedIn').isOver(0)).toBe(true)
  const guest = world('signedOut')
  expect(await guest.isOver(100)).toBe(false)
  guest.signIn()
  expect(await guest.isOver(0)).toBe(true)
  expect(guest.listeners.size).toBe(0)
})

test('a guest waits a while', async () => {
  const guest = world('signedOut')
  expect(await guest.isOver(3900)).toBe(false)
  expect(await guest.isOver(100)).toBe(true)
})
