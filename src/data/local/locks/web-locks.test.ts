import { expect, test } from 'vitest'
import { createWebLocks } from './web-locks.ts'

/** The part of LockManager that is used: one holder per name, and stealing. */
function createManager() {
  const held = new Map<string, () => void>()
  const request = async (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>
    const { steal = false } = (rest.length > 1 ? rest[0] : {}) as LockOptions
    const evict = held.get(name)
    if (evict && !steal) return work(null)
    evict?.()
    const stolen = new Promise<never>((_resolve, reject) => {
      held.set(name, () => reject(new DOMException('stolen', 'AbortError')))
    })
    const mine = held.get(name)
    return Promise.race([work({ name }), stolen]).finally(() => {
      if (held.get(name) === mine) held.delete(name)
    })
  }
  return { request } as unknown as LockManager
}

test('case 68: one holder at a time; a silent one loses the lock after a minute and is notified', async () => {
  let now = 0
  let beat: number | null = null
  const beats = {
    beat: async (_name: string, at: number) => void (beat = at),
    last: async () => beat,
  }
  const locks = createWebLocks(createManager(), beats, () => now)
  let release: () => void = () => undefined
  const frozen = locks.tryRun('outbox', async (lost) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return lost()
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(await locks.tryRun('outbox', async () => 'second')).toBeUndefined()
  now = 61_000
  expect(await locks.tryRun('outbox', async () => 'second')).toBe('second')
  release()
  expect(await frozen).toBe(true)
})

test('without Web Locks every context works by itself', async () => {
  const beats = { beat: async () => undefined, last: async () => null }
  expect(await createWebLocks(undefined, beats).tryRun('outbox', async () => 1)).toBe(1)
})
