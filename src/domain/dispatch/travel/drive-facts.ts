import type { Roads } from './roads.ts'
import type { Calibration } from './travel.ts'

/** What a company knows of its drives beside the estimate: plain data, so that a worker can be given it. */
export interface DriveFacts {
  /** How long its own drives took. */
  readonly calibration?: Calibration
  /** What a route service said. */
  readonly roads?: Roads
}
