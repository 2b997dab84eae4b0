import { beforeEach, expect, it } from 'vitest'
import type { Fix } from '#domain/tracking/fix.ts'
import { createTracker } from './create-tracker.ts'
import type { Battery, Tracker } from '../types/tracking.ts'

type Success = PositionCallback
type Failure = PositionErrorCallback

const startMs = Date.parse('2026-03-02T08:00:00.000Z')
let now = startMs
let kept: Fix[]
let watches: Map<number, { success: Success; failure: Failure | null; options: PositionOptions }>
let battery: Battery | null
let see: () => void
let asked: { success: Success; failure: Failure | null } | undefined
let locks: EventTarget[]
let lockFails: boolean
let ids = 0

const place = (metresNorth: number, accuracy = 10, timestamp = now): GeolocationPosition => {
  const coords = {
    latitude: 44 + metresNorth / 111_195,
    longitude: -64,
    accuracy,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  }
  return {
    coords: { ...coords, toJSON: () => coords },
    timestamp,
    toJSON: () => coords,
  }
}
const positionError = (code: number) =>
  ({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }) as const
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

const geolocation = {
  watchPosition(success: Success, failure?: Failure | null, options: PositionOptions = {}) {
    ids += 1
    watches.set(ids, { success, failure: failure ?? null, options })
    return ids
  },
  clearWatch: (id: number) => void watches.delete(id),
  getCurrentPosition: (success: Success, failure?: Failure | null) => {
    asked = { success, failure: failure ?? null }
  },
}
const wakeLock = {
  async request() {
    if (lockFails) throw new DOMException('No', 'NotAllowedError')
    const lock = Object.assign(new EventTarget(), {
      released: false,
      type: 'screen' as const,
      onrelease: null,
      release: async () => void lock.dispatchEvent(new Event('release')),
    })
    locks.push(lock)
    return lock as unknown as WakeLockSentinel
  },
}

function tracker(more: Partial<Parameters<typeof createTracker>[0]> = {}): Tracker {
  return createTracker({
    geolocation,
    wakeLock,
    battery: async () => battery,
    onVisible(seen) {
      see = seen
      return () => undefined
    },
    clock: { now: () => now },
    offsetMs: () => 5000,
    keep: (fix) => kept.push(fix),
    ...more,
  })
}
/** Reports a position to every watch, this many seconds later. */
async function move(seconds: number, metres: number, accuracy?: number) {
  now += seconds * 1000
  for (const { success } of watches.values()) success(place(metres, accuracy))
  await settle()
}

beforeEach(() => {
  now = startMs
  kept = []
  watches = new Map()
  battery = { level: 0.8, charging: false }
  asked = undefined
  locks = []
  lockFails = false
})

it('stores the positions worth storing, in true time, with the battery level', async () => {
  const one = tracker()
  one.start()
  one.start()
  expect(watches.size).toBe(1)
  expect(one.state.get()).toMatchObject({ status: 'searching' })
  await move(0, 0)
  await move(5, 3)
  await move(20, 200)
  expect(kept.map(({ at, battery: percent }) => [at, percent])).toEqual([
    ['2026-03-02T08:00:05.000Z', 80],
    ['2026-03-02T08:00:30.000Z', 80],
  ])
  expect(one.state.get()).toMatchObject({ status: 'on', coarse: false })
})

it('stops at once, dropping positions in flight', async () => {
  const one = tracker()
  one.start()
  const [watch] = watches.values()
  watch?.success(place(0))
  one.stop()
  await settle()
  expect([watches.size, kept.length]).toEqual([0, 0])
  expect(one.state.get()).toMatchObject({ status: 'off', last: null })
  expect(one.here()).toBeNull()
})

it('says why there is no position, and restarts when the page is shown', async () => {
  const one = tracker()
  one.start()
  watches.values().next().value?.failure?.(positionError(1))
  expect(one.state.get()).toMatchObject({ status: 'denied' })
  see()
  expect(watches.size).toBe(1)
  watches.values().next().value?.failure?.(positionError(3))
  expect(one.state.get()).toMatchObject({ status: 'lost' })
  await move(1, 0)
  expect(one.state.get()).toMatchObject({ status: 'on' })
})

it('works without the features that a browser lacks', async () => {
  const one = tracker({
    geolocation: undefined,
    wakeLock: undefined,
    battery: () => Promise.reject(new Error('none')),
  })
  one.start()
  await one.drive(true)
  expect(one.state.get()).toMatchObject({ status: 'missing', drive: 'missing' })
  expect(await one.locate()).toBeNull()
  const other = tracker({ battery: () => Promise.reject(new Error('none')) })
  other.start()
  await move(0, 0)
  expect(kept).toMatchObject([{ battery: null }])
})

it('spares a nearly empty battery', async () => {
  battery = { level: 0.1, charging: false }
  const one = tracker()
  one.start()
  await move(0, 0)
  await move(20, 200)
  expect(kept).toHaveLength(1)
  expect(one.state.get()).toMatchObject({ coarse: true })
  see()
  expect([...watches.values()].map(({ options }) => options.enableHighAccuracy)).toEqual([false])
  battery = { level: 0.1, charging: true }
  await move(20, 200)
  expect(kept).toHaveLength(2)
})

it('keeps the screen on if allowed, and again when the page is shown', async () => {
  const one = tracker()
  one.start()
  await one.drive(true)
  expect(one.state.get()).toMatchObject({ drive: 'on' })
  see()
  await settle()
  expect(locks).toHaveLength(2)
  await one.drive(false)
  expect(one.state.get()).toMatchObject({ drive: 'off' })
  lockFails = true
  await one.drive(true)
  expect(one.state.get()).toMatchObject({ drive: 'off' })
})

it('knows its position only for a minute', async () => {
  const one = tracker()
  one.start()
  await move(0, 0)
  expect(one.here()).toMatchObject({ latitude: 44 })
  now += 61_000
  expect(one.here()).toBeNull()
})

it('looks for a position if none is known, and marks a status change with it', async () => {
  const one = tracker()
  const found = one.locate()
  asked?.success(place(0))
  const fix = await found
  if (!fix) throw new Error('Nothing was found')
  one.step(fix, 'onSite')
  expect(kept).toMatchObject([{ step: 'onSite', latitude: 44 }])
  const none = one.locate()
  asked?.failure?.(positionError(3))
  expect(await none).toBeNull()
})

it('takes an impossible time from the phone for the present', async () => {
  const one = tracker()
  one.start()
  for (const { success } of watches.values()) success(place(0, 10, 12))
  await settle()
  expect(kept).toMatchObject([{ at: '2026-03-02T08:00:05.000Z' }])
})

it.each<[string, Partial<Record<'latitude' | 'longitude' | 'accuracy', unknown>>]>([
  ['a latitude that is no number', { latitude: Number.NaN }],
  ['no longitude', { longitude: null }],
  ['an endless accuracy', { accuracy: Infinity }],
  ['a negative accuracy', { accuracy: -5 }],
  ['a place beyond the pole', { latitude: 91 }],
  ['a place beyond the date line', { longitude: -181 }],
])('stores no position with %s', async (_what, wrong) => {
  const one = tracker()
  one.start()
  await move(0, 0)
  now += 20 * 60_000
  const right = place(900)
  const { latitude, longitude, accuracy } = right.coords
  const coords = { latitude, longitude, accuracy, ...wrong }
  const broken = Object.assign(right, { coords })
  for (const { success } of watches.values()) success(broken)
  await settle()
  expect(kept).toHaveLength(1)
  expect(one.state.get()).toMatchObject({ status: 'lost' })
  const found = one.locate()
  asked?.success(broken)
  expect(await found).toBeNull()
})

it.each([
  [Number.NaN, null],
  [1.7, 100],
  [-1, 0],
])('takes a battery level of %s for %s percent', async (level, percent) => {
  battery = { level, charging: true }
  tracker().start()
  await move(0, 0)
  expect(kept).toMatchObject([{ battery: percent }])
})

it('goes on recording after the clock was set back, and does not take what was before for the present', async () => {
  const one = tracker()
  one.start()
  await move(0, 0)
  now -= 3_600_000
  expect(one.here()).toBeNull()
  await move(5, 300)
  expect(kept).toHaveLength(2)
  expect(one.here()).toMatchObject({ latitude: 44 + 300 / 111_195 })
})
