import type { ColumnWidth, OwnWidths } from './table-column.ts'

interface Fitted {
  readonly id: string
  readonly width: ColumnWidth
  readonly rank: number
}

export interface FittedColumn<C> {
  readonly column: C
  /** In rem. */
  readonly width: number
}

/** The narrowest that a person can make a column, in rem. */
export const leastWidth = 3

/**
 * The columns for which there is room, in their order, with their widths. All are first given their usual width, then
 * what is left up to the most that each can use, so that no column becomes a sea of white.
 */
export function fitColumns<C extends Fitted>(
  columns: readonly C[],
  room: number,
  own: OwnWidths,
): readonly FittedColumn<C>[] {
  const kept = withinRoom(
    columns.map((column) => ({ column, size: sizeOf(column, own) })),
    room,
  )
  let widths = kept.map(({ size }) => size.least)
  for (const aim of ['usual', 'most'] as const) {
    const aims = kept.map(({ size }) => size[aim])
    widths = grown(widths, aims, room)
  }
  return kept.map(({ column }, i) => ({ column, width: widths[i] ?? 0 }))
}

interface Sized<C> {
  readonly column: C
  readonly size: ColumnWidth
}

function sizeOf({ id, width }: Fitted, own: OwnWidths): ColumnWidth {
  const set = own[id]
  if (set === undefined) return width
  const fixed = Math.max(leastWidth, set)
  return { least: fixed, usual: fixed, most: fixed }
}

function withinRoom<C extends Fitted>(
  columns: readonly Sized<C>[],
  room: number,
): readonly Sized<C>[] {
  const needed = sum(columns.map(({ size }) => size.least))
  const last = columns.reduce((most, { column }) => Math.max(most, column.rank), 0)
  if (needed <= room || last === 0) return columns
  const gone = columns.findLastIndex(({ column }) => column.rank === last)
  return withinRoom(columns.toSpliced(gone, 1), room)
}

/** The widths after the room that is left was shared out, in proportion to what each still lacks. */
function grown(widths: readonly number[], aims: readonly number[], room: number): number[] {
  const lacks = widths.map((width, i) => Math.max(0, (aims[i] ?? 0) - width))
  const lacking = sum(lacks)
  const left = Math.max(0, room - sum(widths))
  const share = lacking === 0 ? 0 : Math.min(1, left / lacking)
  return widths.map((width, i) => width + (lacks[i] ?? 0) * share)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}
