import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import type { Problem } from '#domain/problem.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import type { RouteDay } from '#domain/tracking/route-day.ts'
import type { Result } from '#lib/result.ts'

/** The last position of a person who shares it. */
export interface KnownLocation extends Omit<Fix, 'step'> {
  readonly userId: string
}

/** Where everyone who shares it was last. */
export interface KnownLocations {
  readonly places: readonly KnownLocation[]
  /** The server has sent them since a map was opened: who is missing shares nothing. */
  readonly isLoaded: boolean
}

/** The state of the battery, if the browser reports it. */
export interface Battery {
  readonly level: number
  readonly charging: boolean
}

/**
 * 'searching': requested, without an answer yet; 'lost': no position available right now; 'denied': not permitted;
 * 'missing': not supported.
 */
export interface TrackerState {
  readonly status: 'off' | 'searching' | 'on' | 'lost' | 'denied' | 'missing'
  /** The screen is kept on, so that the route does not end when the phone would sleep. */
  readonly drive: 'off' | 'on' | 'missing'
  /** The battery is nearly empty: positions are taken rarely. */
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
  /** The position of this device, if it was reported recently; never waits. */
  here(): Fix | null
  /** The same, waiting some seconds for it; null if not available. */
  locate(): Promise<Fix | null>
  /** Records that a status change was made at this position. */
  step(fix: Fix, step: OrderStatus): void
}

export interface PageTracker extends Tracker {
  /** The position for a status change, if known at the tap. */
  locationForStep(): MutationArgs<'order/move'>['place']
}

/** What the data layer does with positions. */
export interface TrackingData {
  /**
   * The tracker of this device; loaded once the person agrees. From then on each status change records where it was
   * made.
   */
  readonly loadTracker: () => Promise<PageTracker>
  /** The person agrees, or no longer agrees, to share their location. Ending it also hides their last position. */
  readonly agreeToTracking: (agreed: boolean) => Promise<void>
  /**
   * One person's route between two instants, from the server: one's own, or anyone's for the office. Each look at
   * someone else's is recorded, and that person sees it.
   */
  readonly loadTracks: (asked: AskedTrack) => Promise<Result<readonly Fix[], Problem>>
  /** What remains of a person's route of a day after it was deleted, from the server; null where there was none. */
  readonly loadRouteDay: (
    asked: Pick<AskedTrack, 'uid' | 'day'>,
  ) => Promise<Result<RouteDay | null, Problem>>
  /** Who of the office looked at one's own routes, from the server, the newest first. */
  readonly loadLooks: () => Promise<Result<readonly RouteLook[], Problem>>
  /** Has positions followed while a map is open; returns how to stop. For the office. */
  readonly keepMapOpen: () => Promise<() => void>
}

/** One person's route on a day. */
export interface AskedTrack {
  readonly uid: string
  /** 'YYYY-MM-DD' in the company's zone, and its bounds as instants. */
  readonly day: string
  readonly from: string
  readonly to: string
}

/** Someone of the office looked at a person's route. */
export interface RouteLook {
  readonly by: string
  readonly at: string
  /** 'YYYY-MM-DD'; null where every route was exported. */
  readonly day: string | null
}
