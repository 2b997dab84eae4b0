import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import type { Problem } from '#domain/problem.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import type { Result } from '#lib/result.ts'

/** Where somebody was last, who shares it. */
export interface KnownLocation extends Omit<Fix, 'step'> {
  readonly userId: string
}

/** What the browser says of the battery, as far as it says anything. */
export interface Battery {
  readonly level: number
  readonly charging: boolean
}

/**
 * 'searching': asked, nothing heard yet; 'lost': no place is to be had right now; 'denied': the browser is
 * told not to say; 'missing': it cannot.
 */
export interface TrackerState {
  readonly way: 'off' | 'searching' | 'on' | 'lost' | 'denied' | 'missing'
  /** The screen is kept on, so that the way does not end when the phone would sleep. */
  readonly drive: 'off' | 'on' | 'missing'
  /** The battery is nearly empty: places are taken seldom. */
  readonly coarse: boolean
  readonly last: Fix | null
}

export interface Tracker {
  readonly state: {
    readonly get: () => TrackerState | undefined
    readonly subscribe: (onChange: () => void) => () => void
  }
  start(): void
  stop(): void
  drive(on: boolean): Promise<void>
  /** Where this device is, where it has just said so; never waits. */
  here(): Fix | null
  /** The same, waiting for it some seconds; null where it is not to be had. */
  locate(): Promise<Fix | null>
  /** Notes that a step was tapped at this place. */
  step(fix: Fix, step: OrderStatus): void
}

export interface PageTracker extends Tracker {
  /** The place that goes with a step, where it is known at the tap. */
  locationForStep(): MutationArgs<'order/move'>['place']
  /** After a step was kept: notes its place, or looks for it where it was not known. Nobody waits for this. */
  onStep(step: Pick<MutationArgs<'order/move'>, 'orderId' | 'to' | 'place'>): void
}

/** What the data layer does with places. */
export interface TrackingData {
  /** What follows this device; loaded where the person agrees. From then on each step says where it was made. */
  readonly loadTracker: () => Promise<PageTracker>
  /** The person agrees, or no longer does, to say where they are. Ending it also hides their last place. */
  readonly agreeToTracking: (agreed: boolean) => Promise<void>
  /** One person's way between two instants, from the server: one's own, or anybody's for the office. */
  readonly loadTracks: (asked: {
    readonly uid: string
    readonly from: string
    readonly to: string
  }) => Promise<Result<readonly Fix[], Problem>>
  /** Everybody's last known place, from the server; for the office. */
  readonly loadKnownLocations: () => Promise<Result<readonly KnownLocation[], Problem>>
}
