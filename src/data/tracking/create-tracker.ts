import { type Fix, isPossiblePosition, mostMetres } from '#domain/tracking/fix.ts'
import { fixFilters, shouldKeepFix } from '#domain/tracking/should-keep-fix.ts'
import { createLiveValue } from '#lib/live-value.ts'
import type { Battery, Tracker, TrackerState } from '../types/tracking.ts'

export interface TrackerPorts {
  /** undefined if the browser has none. */
  readonly geolocation:
    | Pick<Geolocation, 'watchPosition' | 'clearWatch' | 'getCurrentPosition'>
    | undefined
  readonly wakeLock: Pick<WakeLock, 'request'> | undefined
  readonly battery: () => Promise<Battery | null>
  /** Calls back whenever the page is shown again; returns a function that stops that. */
  readonly onVisible: (seen: () => void) => () => void
  readonly clock: { now(): number }
  /** The server's time less the device's, in milliseconds. */
  readonly offsetMs: () => number
  readonly keep: (fix: Fix) => void
}

/** How long a position counts as the present one, in milliseconds. */
const freshMs = 60_000
const maxWaitMs = 20_000
const lowBattery = 0.15
const permissionDenied = 1

/** Tracks one device, as far as permission and battery allow, and only as finely as is worth storing. */
export function createTracker(ports: TrackerPorts): Tracker {
  const { geolocation, wakeLock, clock } = ports
  const off: TrackerState = {
    status: 'off',
    drive: wakeLock ? 'off' : 'missing',
    coarse: false,
    last: null,
  }
  const state = createLiveValue<TrackerState>(off)
  const now = () => state.get() ?? off
  const change = (changes: Partial<TrackerState>) => state.set({ ...now(), ...changes })
  let watch: number | undefined
  let kept: Fix | null = null
  let lock: WakeLockSentinel | undefined
  let wantsLock = false
  let unsee: (() => void) | undefined

  /** Null for a position that cannot exist. */
  async function fixOf({ coords, timestamp }: GeolocationPosition): Promise<Fix | null> {
    if (!isPossiblePosition(coords)) return null
    const battery = await ports.battery().catch(() => null)
    const coarse = battery !== null && !battery.charging && battery.level < lowBattery
    if (coarse !== now().coarse) change({ coarse })
    const age = clock.now() - timestamp
    // Some phones report wrong times.
    const taken = age >= 0 && age < 10 * freshMs ? timestamp : clock.now()
    return {
      at: new Date(taken + ports.offsetMs()).toISOString(),
      latitude: coords.latitude,
      longitude: coords.longitude,
      accuracy: Math.min(mostMetres, Math.round(coords.accuracy)),
      battery: percentOf(battery),
      step: null,
    }
  }

  async function onPosition(position: GeolocationPosition): Promise<void> {
    const mine = watch
    const fix = await fixOf(position)
    if (watch === undefined || watch !== mine) return
    if (!fix) return change({ status: 'lost' })
    change({ status: 'on', last: fix })
    if (!shouldKeepFix(kept, fix, now().coarse ? fixFilters.coarse : fixFilters.usual)) return
    kept = fix
    ports.keep(fix)
  }

  function onFailure({ code }: GeolocationPositionError): void {
    if (watch !== undefined) change({ status: code === permissionDenied ? 'denied' : 'lost' })
  }

  function begin(): void {
    if (!geolocation) return change({ status: 'missing' })
    if (watch !== undefined) geolocation.clearWatch(watch)
    const options = { enableHighAccuracy: !now().coarse, maximumAge: 5000, timeout: freshMs }
    watch = geolocation.watchPosition((place) => void onPosition(place), onFailure, options)
  }

  async function hold(): Promise<void> {
    if (!wakeLock || !wantsLock) return
    try {
      lock = await wakeLock.request('screen')
      lock.addEventListener('release', () => wantsLock || change({ drive: 'off' }))
      if (!wantsLock) await lock.release()
      else change({ drive: 'on' })
    } catch {
      // A nearly empty battery, or a hidden page: requested again when it is shown.
      change({ drive: 'off' })
    }
  }

  return {
    state,
    start() {
      if (watch !== undefined) return
      change({ status: 'searching' })
      begin()
      unsee ??= ports.onVisible(() => {
        // The phone may have slept, or permission may have been granted meanwhile.
        if (watch !== undefined) begin()
        void hold()
      })
    },
    stop() {
      if (watch !== undefined) geolocation?.clearWatch(watch)
      unsee?.()
      unsee = undefined
      watch = undefined
      kept = null
      wantsLock = false
      void lock?.release().catch(() => undefined)
      state.set(off)
    },
    async drive(on) {
      wantsLock = on
      if (on) return hold()
      await lock?.release().catch(() => undefined)
      if (wakeLock) change({ drive: 'off' })
    },
    here() {
      const { last } = now()
      if (!last) return null
      const age = clock.now() + ports.offsetMs() - Date.parse(last.at)
      // In either direction: the clock may have been set back.
      return Math.abs(age) < freshMs ? last : null
    },
    locate: () =>
      new Promise((resolve) => {
        if (!geolocation) return resolve(null)
        geolocation.getCurrentPosition(
          (place) => void fixOf(place).then(resolve, () => resolve(null)),
          () => resolve(null),
          { enableHighAccuracy: true, maximumAge: freshMs, timeout: maxWaitMs },
        )
      }),
    step(fix, step) {
      const marked = { ...fix, step }
      kept = marked
      ports.keep(marked)
    },
  }
}

/** Null where the browser knows none. */
function percentOf(battery: Battery | null): number | null {
  if (!battery || !Number.isFinite(battery.level)) return null
  return Math.min(100, Math.max(0, Math.round(battery.level * 100)))
}
