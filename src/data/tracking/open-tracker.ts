import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import { createTracker } from './create-tracker.ts'
import type { Battery, PageTracker } from '../types/tracking.ts'

export interface PageTrackerPorts {
  readonly offsetMs: () => number
  readonly keep: (fix: Fix) => void
  /** Records in the order's history where a status change was made. */
  readonly recordStep: (args: Omit<MutationArgs<'order/place'>, 'userId'>) => void
}

/** The tracker of this page, on the APIs of this browser. */
export function openTracker({ offsetMs, keep, recordStep }: PageTrackerPorts): PageTracker {
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
  async function find(orderId: string, step: OrderStatus): Promise<void> {
    const fix = await tracker.locate()
    if (!fix) return
    tracker.step(fix, step)
    recordStep({ orderId, step, place: locationOfFix(fix) })
  }

  return {
    ...tracker,
    locationForStep() {
      const here = tracker.here()
      return here ? locationOfFix(here) : undefined
    },
    onStep({ orderId, to, place }) {
      const here = tracker.here()
      if (place && here) tracker.step(here, to)
      else void find(orderId, to)
    },
  }
}

function locationOfFix({ latitude, longitude, accuracy }: Fix) {
  return { latitude, longitude, accuracy }
}

/** Only Chromium reports it. */
async function readBattery(): Promise<Battery | null> {
  const host = navigator as { getBattery?: () => Promise<Battery> }
  return (await host.getBattery?.()) ?? null
}
