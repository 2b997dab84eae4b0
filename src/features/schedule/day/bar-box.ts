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

/** What a bar has room for: nothing, its text, marks beside it, or the icon of its status too. */
export type BarDetail = 'none' | 'text' | 'marks' | 'all'

/** Below these widths, in pixels, a bar shows no text, no marks beside it, and no icon of its status. */
const [textWidth, marksWidth, iconWidth] = [30, 92, 126]
/** A time takes so much with the padding of its bar. */
const timeWidth = 48
/** How far the text of a short bar goes at most beyond it, in pixels. */
const longestSpill = 160

export interface BarRoom {
  readonly detail: BarDetail
  /** How far its text goes on to the right of it, in pixels. */
  readonly spill: number
  /** Whether the time has room; what names the visit is cut off before it. */
  readonly hasTime: boolean
}

/**
 * What a bar of this width shows, with so much free beside it, in pixels; elements that would not be seen are not
 * drawn. The text of a short one goes on into what is free, and begins with its time wherever that is seen whole.
 */
export function barRoom(width: number, free: number): BarRoom {
  const detail = width < marksWidth ? 'text' : width < iconWidth ? 'marks' : 'all'
  if (detail !== 'text') return { detail, spill: 0, hasTime: true }
  const spill = Math.floor(Math.min(longestSpill, Math.max(0, free)))
  if (width + spill < textWidth) return { detail: 'none', spill: 0, hasTime: false }
  return { detail, spill, hasTime: width + spill >= timeWidth }
}
