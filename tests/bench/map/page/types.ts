export const subjects = ['Daybook', 'setData', 'updateData', 'feature-state'] as const
export type Subject = (typeof subjects)[number]

export interface Run {
  /** Between one frame and the next, in milliseconds. */
  readonly frames: readonly number[]
  /** Tasks of the main thread over 50 ms, in milliseconds. */
  readonly longTasks: readonly number[]
  /** How often the map was painted. */
  readonly paints: number
}

export interface BenchMap {
  /** Everyone moves all the time. */
  moveAll(ms: number): Promise<Run>
  /** Each has a new position about once a minute. */
  moveSome(ms: number): Promise<Run>
}

declare global {
  // oxlint-disable-next-line no-var -- a global of the page
  var benchMap: BenchMap
}
