import type { ShownSyncStatus } from '#components/sync/sync-status.tsx'
import { syncStateOf } from '#domain/sync/sync-state.ts'
import { type Demo, waitingIn } from './demo.ts'

const minute = 60_000
const dayStart = new Date(2026, 4, 4, 9, 10).getTime()

/** A time on the demo's clock as an instant: it starts at 9:10 in the visitor's time zone. */
export function demoInstant(minutes: number): string {
  return new Date(dayStart + minutes * minute).toISOString()
}

/** The demo's state in the form the sync status shows. */
export function demoStatus(demo: Demo): ShownSyncStatus {
  const waiting = waitingIn(demo)
  const [oldest] = waiting
  const age = oldest === undefined ? 0 : Math.max(1, demo.clock - oldest.at)
  return {
    state: syncStateOf({
      online: demo.signal,
      unreachable: false,
      needsSignIn: false,
      waiting: waiting.length,
      deferred: 0,
      sending: 0,
      ofPhotos: 0,
      actionNeeded: 0,
      photos: 0,
      files: 0,
      download: null,
      brokenSince: null,
    }),
    oldestAt: oldest === undefined ? null : new Date(Date.now() - age * minute).toISOString(),
  }
}
