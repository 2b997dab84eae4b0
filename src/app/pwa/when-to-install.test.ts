import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session, SyncStatus } from '#data/index.ts'
import { whenToInstall } from './when-to-install.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Download = SyncStatus['download']

function world(kind: Session['kind'], download: Download, controller: object | null = null) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  const now = {
    session: { kind, loading: false } as Session,
    status: { download } as SyncStatus,
  }
  const listeners = { session: new Set<() => void>(), status: new Set<() => void>() }
  const subscribe = (to: keyof typeof listeners) => (listener: () => void) => {
    listeners[to].add(listener)
    return () => void listeners[to].delete(listener)
  }
  let isOver = false
  const wait = async () => {
    await whenToInstall({
      session: { get: () => now.session, subscribe: subscribe('session') },
      status: { get: () => now.status, subscribe: subscribe('status') },
    })
    isOver = true
  }
  void wait()
  return {
    listeners,
    isOver: async (afterMs: number) => {
      await vi.advanceTimersByTimeAsync(afterMs)
      return isOver
    },
    signIn(loading: boolean) {
      now.session = { kind: 'signedIn', loading } as Session
      for (const listener of listeners.session) listener()
    },
    report(next: Download) {
      now.status = { download: next } as SyncStatus
      for (const listener of listeners.status) listener()
    },
    hide() {
      page.visibilityState = 'hidden'
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test('after signing in it waits until the first load is over', async () => {
  const guest = world('signedOut', null)
  guest.report(null)
  expect(await guest.isOver(1000)).toBe(false)
  guest.signIn(true)
  guest.report({ received: 0, total: null })
  guest.signIn(false)
  expect(await guest.isOver(1000)).toBe(false)
  guest.report({ received: 0, total: null })
  expect(await guest.isOver(1000)).toBe(false)
  guest.report(null)
  expect(await guest.isOver(0)).toBe(true)
  expect([...guest.listeners.session, ...guest.listeners.status]).toEqual([])
})

test('the status of a guest does not count after signing in', async () => {
  const guest = world('signedOut', null)
  guest.report(null)
  guest.signIn(false)
  expect(await guest.isOver(1000)).toBe(false)
  guest.report(null)
  expect(await guest.isOver(0)).toBe(true)
})

test.each(['signedOut', 'signedIn'] as const)(
  'a guest and a load that does not end wait up to 20 seconds: %s',
  async (kind) => {
    const one = world(kind, { received: 1, total: null })
    expect(await one.isOver(19_900)).toBe(false)
    expect(await one.isOver(100)).toBe(true)
  },
)

test('it does not wait once the user leaves the page', async () => {
  const guest = world('signedOut', null)
  guest.hide()
  expect(await guest.isOver(0)).toBe(true)
})

test('a device that already has the files does not wait', async () => {
  expect(await world('signedOut', null, {}).isOver(0)).toBe(true)
})
