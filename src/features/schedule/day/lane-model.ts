import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import type { Lane as DayLane } from '#domain/dispatch/lane.ts'
import type { Finding } from '#domain/dispatch/finding.ts'
import type { BoardItem } from '../board/use-board.ts'

/** A visit in a lane, in minutes since the first instant of the day. */
export interface Bar {
  readonly item: BoardItem
  readonly from: number
  readonly to: number
  /** The row within the lane: visits that overlap lie below each other. */
  readonly row: number
  /** Minutes of driving before it. */
  readonly travel: number
  /** Minutes after it without a bar of its row, and without the drive to the next. */
  readonly free: number
  readonly findings: readonly Finding[]
}

export interface Stretch {
  readonly from: number
  readonly to: number
}

/** A person's day as the board draws it. */
export interface Lane {
  readonly person: BoardPerson
  /** By start. */
  readonly bars: readonly Bar[]
  /** How many rows its visits need, at least one. */
  readonly rows: number
  /** Planned for the day, without a time. */
  readonly anytime: readonly Bar[]
  readonly working: readonly Stretch[]
  readonly away: 'approved' | 'requested' | null
  /** Minutes of work and driving, and of the shift without breaks. */
  readonly loadMinutes: number
  readonly shiftMinutes: number
  readonly problems: number
  /** The lane is made again when one of these is another object. */
  readonly madeOf: {
    readonly person: BoardPerson
    readonly day: DayLane
    /** Of its visits with a time, then of those without. */
    readonly findings: readonly (readonly Finding[])[]
  }
}
