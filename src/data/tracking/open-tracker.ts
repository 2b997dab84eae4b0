import { type Fix, placeOfFix } from '#domain/tracking/fix.ts'
import { createTracker } from './create-tracker.ts'
import type { Battery, PageTracker } from '../types/tracking.ts'

export interface PageTrackerPorts {
  readonly offsetMs: () => number
  readonly keep: (fix: Fix) => void
}

/** The tracker of this page, on the APIs of this browser. */
export function openTracker({ offsetMs, keep }: PageTrackerPorts): PageTracker {
  const tracker = createTracker({
    geolocation: navigator.geolocation,
    wakeLock: 'wakeLock' in navigator ? navigator.wakeLock : undefined,
    battery: readBattery,
    onVisible(seen) {
      const look = () => document.visibilityState === 'visible' && seen()
      document.addEventListener('visibilitychange', look)
      return () => document.removeEventListener('visibilitychange', look)
    },
    clock: { now: () => Date.now() },
    offsetMs,
    keep,
  })
  return {
    ...tracker,
    locationForStep() {
      const here = tracker.here()
      return here ? placeOfFix(here) : undefined
    },
  }
}

/** Only Chromium reports it. */
async function readBattery(): Promise<Battery | null> {
  const host = navigator as { getBattery?: () => Promise<Battery> }
  return (await host.getBattery?.()) ?? null
}
