import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveValue } from '#lib/live-value.ts'
import type { StorageState } from '../types/data.ts'
import { startStorage } from './start-storage.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function starting() {
  const storage = createLiveValue<StorageState>('ok')
  let resolve = (): void => undefined
  const lookedUp = new Promise<void>((end) => (resolve = end))
  const device = { start: () => lookedUp }
  const session = {
    start: (deviceIsKnown: Promise<void>) => deviceIsKnown,
    giveUp: () => undefined,
  }
  const started = startStorage({ storage, device, session, host: {}, deviceDb: {} } as never)
  return { storage, started, resolve }
}

test('storage that answers is not called silent, then or later', async () => {
  const { storage, started, resolve } = starting()
  resolve()
  await started
  await vi.advanceTimersByTimeAsync(60_000)
  expect(storage.get()).toBe('ok')
})

test('storage that does not answer is silent until it does', async () => {
  const { storage, started, resolve } = starting()
  await vi.advanceTimersByTimeAsync(7999)
  expect(storage.get()).toBe('ok')
  await vi.advanceTimersByTimeAsync(1)
  expect(storage.get()).toBe('silent')
  resolve()
  await started
  expect(storage.get()).toBe('ok')
})

test('another reason why it does not answer stays', async () => {
  const { storage, started, resolve } = starting()
  storage.set('blocked')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(storage.get()).toBe('blocked')
  resolve()
  await started
  expect(storage.get()).toBe('blocked')
})
