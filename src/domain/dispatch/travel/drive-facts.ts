import type { Roads } from './roads.ts'
import type { HourClass } from './rush-hours.ts'
import type { Band } from './travel-bands.ts'

/** How much longer drives take than estimated, by distance and hours; 1 where a value is absent. */
export type Calibration = { readonly [B in Band]?: { readonly [H in HourClass]?: number } }

/** What a company knows of its drives beside the estimate: plain data, so that a worker can be given it. */
export interface DriveFacts {
  /** How long its own drives took. */
  readonly calibration?: Calibration
  /** What a route service said. */
  readonly roads?: Roads
}
