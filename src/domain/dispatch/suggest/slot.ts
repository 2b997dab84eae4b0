import type { FindingCode } from '../finding.ts'
import type { Lane } from '../lane.ts'

/** Why a person is not offered: what they would break, or that they have no gap of that length. */
export type Rule = FindingCode | 'noGap'

/** A time at which a visit fits into a lane. */
export interface Slot {
  readonly lane: Lane
  readonly startsAt: number
  /** Minutes of the drive there. */
  readonly driveMinutes: number
  /** Minutes driven more than without it. */
  readonly detourMinutes: number
  /** Minutes between the arrival and the start, where they come from another visit. */
  readonly waitingMinutes: number
}
