import type { Lane } from './lane-model.ts'

/** The heights of a lane, in pixels. */
export interface LaneSizes {
  /** Of a lane with one row. */
  readonly lane: number
  /** Of a bar. */
  readonly bar: number
  readonly gap: number
}

export const usualSizes: LaneSizes = { lane: 44, bar: 36, gap: 4 }
const denseSizes: LaneSizes = { lane: 28, bar: 24, gap: 2 }
/** Of a small team, whose lanes leave room: the time has a line of its own. */
const roomySizes: LaneSizes = { lane: 60, bar: 52, gap: 4 }
const roomyLanes = 10

/** The heights of lanes, by how many there are. */
export function sizesFor(lanes: number, isDense: boolean): LaneSizes {
  if (isDense) return denseSizes
  return lanes <= roomyLanes ? roomySizes : usualSizes
}

/** Whether bars have three lines. */
export function isRoomy({ bar }: LaneSizes): boolean {
  return bar >= roomySizes.bar
}

/** How many rows a lane needs: for its overlapping visits, and for those without a time. */
export function rowsOf(lane: Pick<Lane, 'rows' | 'anytime'>): number {
  return Math.max(1, lane.rows, lane.anytime.length)
}

/** The height of a lane, in pixels. */
export function laneHeight(lane: Pick<Lane, 'rows' | 'anytime'>, sizes: LaneSizes): number {
  return sizes.lane + (rowsOf(lane) - 1) * (sizes.bar + sizes.gap)
}

/** The distance of a row's bars from the top of the lane, in pixels. */
export function barTop(row: number, sizes: LaneSizes): number {
  return (sizes.lane - sizes.bar) / 2 + row * (sizes.bar + sizes.gap)
}

/** Below these widths, in pixels, a bar has its text beside it where that is free, no marks, and no icon of its status. */
const [insideWidth, marksWidth, iconWidth] = [72, 92, 126]
/** Below this width a bar holds no text that could be read; a time with its padding takes as much. */
const textWidth = 48
/** What its icon takes in a bar without text. */
const bareIconWidth = 20
/** Between a bar and the text beside it, in pixels. */
const besideGap = 6
/** The room of the text beside a bar, in pixels: at most, at least, and at least where none fits into the bar. */
const [longestBeside, shortestBeside, shortestAlone] = [160, 72, 34]

/** What of a visit is seen in its bar and beside it. */
export interface BarRoom {
  readonly hasIcon: boolean
  readonly hasMarks: boolean
  /** Whether the text has room in the bar. */
  readonly hasText: boolean
  /** How much room it has to the right of the bar instead, in pixels; 0 where it is not there. */
  readonly beside: number
}

/**
 * What a bar of this width shows, with so much free beside it, in pixels. No text goes across the end of a bar, which
 * is where the visit ends: that of a short one lies wholly beside it, or is cut off in it.
 */
export function barRoom(width: number, free: number): BarRoom {
  const hasTextRoom = width >= textWidth
  const beside = Math.floor(Math.min(longestBeside, free - besideGap))
  const isBeside = width < insideWidth && beside >= (hasTextRoom ? shortestBeside : shortestAlone)
  const hasText = hasTextRoom && !isBeside
  return {
    hasIcon: width >= (hasText ? iconWidth : bareIconWidth),
    hasMarks: width >= (hasText ? marksWidth : textWidth),
    hasText,
    beside: isBeside ? beside : 0,
  }
}
