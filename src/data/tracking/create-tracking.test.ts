import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Company } from '#domain/entities/company.ts'
import { openUserDb, type UserDb } from '../local/database/user-db.ts'
import { stubBrowserStores } from '../local/storage/browser-stores.fixture.ts'
import { agreeToTracking } from './agree-to-tracking.ts'
import { createTracking } from './create-tracking.ts'

const company = { id: 'c1', tracking: 'travel', disabledFeatures: [], hiddenFeatures: [] }
const step = { orderId: 'o1', to: 'onSite' } as const

let stores: ReturnType<typeof stubBrowserStores>
let db: UserDb
let others: UserDb
let current: UserDb
let steps: unknown[]
/** Answers the request for the position. */
let find: PositionCallback | undefined

beforeEach(async ({ task }) => {
  stores = stubBrowserStores()
  db = openUserDb(task.id)
  others = openUserDb(`${task.id}-other`)
  current = db
  steps = []
  find = undefined
  const geolocation = { getCurrentPosition: (found: PositionCallback) => (find = found) }
  vi.stubGlobal('navigator', { geolocation })
  await agreeToTracking(db, true)
  await agreeToTracking(others, true)
})
afterEach(() => {
  db.close()
  others.close()
  vi.unstubAllGlobals()
  stores.restore()
})

/** Takes a step where no position is known, and answers once `meanwhile` is over. */
async function takeStep(meanwhile: () => unknown = () => undefined): Promise<void> {
  const tracking = createTracking({
    current: () => ({ db: current, company: company as unknown as Company, uid: 'u1' }),
    server: () => Promise.reject(new Error('none')),
    offsetMs: () => 0,
    recordStep: (args) => steps.push(args),
    send: () => undefined,
  })
  const taken = tracking.onStep(step)
  await expect.poll(() => find).toBeDefined()
  await meanwhile()
  const coords = { latitude: 44, longitude: -64, accuracy: 5 }
  find?.({ coords, timestamp: Date.now() } as GeolocationPosition)
  await taken
}
const pings = async () => [await db.pings.count(), await others.pings.count()]

it('records where a step was made, once the position is found', async () => {
  await takeStep()
  const place = { latitude: 44, longitude: -64, accuracy: 5 }
  expect(steps).toEqual([{ orderId: 'o1', step: 'onSite', place }])
  await expect.poll(pings).toEqual([1, 0])
})

it('records nothing where the person no longer agrees when it is found', async () => {
  await takeStep(() => agreeToTracking(db, false))
  expect([steps, await pings()]).toEqual([[], [0, 0]])
})

it('records nothing of one person for another who has signed in meanwhile', async () => {
  await takeStep(() => (current = others))
  expect([steps, await pings()]).toEqual([[], [0, 0]])
})
