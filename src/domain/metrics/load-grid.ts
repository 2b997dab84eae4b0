import type { Board } from '../dispatch/board-visit.ts'
import { laneOf } from '../dispatch/lane.ts'
import { addDays } from '../time/local-time.ts'
import { isPersonIn, type MetricsFilter, noFilter } from './dimensions.ts'

/** A person's local day in whole minutes. */
export interface LoadCell {
  readonly day: string
  /** Their hours without breaks; 0 on a day off. */
  readonly hours: number
  /** Visits and drives. */
  readonly booked: number
}

export interface LoadRow {
  readonly personId: string
  readonly days: readonly LoadCell[]
}

/** What the people who are sent have to do on these days, as the board counts it; only those whom the filter leaves in. */
export function loadGrid(
  board: Board,
  from: string,
  count: number,
  filter: Pick<MetricsFilter, 'technicianId' | 'outside'> = noFilter,
): readonly LoadRow[] {
  const days = Array.from({ length: count }, (_, i) => addDays(from, i))
  return [...board.people.values()]
    .filter(({ user }) => user.status === 'active' && user.role === 'technician')
    .filter(({ user }) => isPersonIn(filter, user.id))
    .map(({ user }) => ({
      personId: user.id,
      days: days.map((day) => {
        const { working, loadMinutes } = laneOf(board, user.id, day)
        return { day, hours: Math.round(working.minutes), booked: Math.round(loadMinutes) }
      }),
    }))
}

/** Free and booked minutes of everyone on one day. */
export interface DayCapacity {
  readonly day: string
  readonly booked: number
  readonly free: number
}

/** The days of a grid over all its people: hours that one person has too many do not free another. */
export function capacityOf(grid: readonly LoadRow[]): readonly DayCapacity[] {
  const days = grid[0]?.days.map(({ day }) => day) ?? []
  return days.map((day, i) => {
    let [booked, free] = [0, 0]
    for (const row of grid) {
      const cell = row.days[i]
      if (!cell) continue
      booked += cell.booked
      free += Math.max(0, cell.hours - cell.booked)
    }
    return { day, booked, free }
  })
}
