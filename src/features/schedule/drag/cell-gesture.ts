import { addDays, fromLocalTime, localDay, toLocalTime } from '#domain/time/local-time.ts'
import type { Plan } from '../actions/visit-change.ts'
import type { BoardItem } from '../board/use-board.ts'
import { isTimed, reassigned } from './assignment.ts'
import type { Gesture } from './create-gestures.ts'

/** A cell of the week or the month: a day, in the week of one person. */
export interface Cell {
  readonly day: string
  readonly personId: string | null
}

export interface CellHost {
  readonly timeZone: string
  readonly group: (item: BoardItem) => readonly BoardItem[]
  readonly drop: (plans: readonly (readonly [BoardItem, Partial<Plan>])[]) => void
}

/**
 * Moves a visit from cell to cell. In the week it keeps its time of day; in the month, and where it had none, it is
 * planned for any time of the day.
 */
export function cellGesture(host: CellHost, item: BoardItem, from: string | null): Gesture {
  let over: HTMLElement | null = null

  function point(next: HTMLElement | null): void {
    if (over === next) return
    over?.removeAttribute('data-over')
    next?.setAttribute('data-over', '')
    over = next
  }

  return {
    start: () => undefined,
    move({ x, y }) {
      const target = document.elementFromPoint(x, y)
      point(target?.closest<HTMLElement>('[data-cell], [data-drop="queue"]') ?? null)
    },
    end(isDropped) {
      const target = over
      point(null)
      if (!isDropped || !target) return
      const group = host.group(item)
      const day = target.dataset['cell']
      if (day === undefined) {
        host.drop(group.map((one) => [one, { assigneeIds: [], start: null }]))
        return
      }
      const cell = { day, personId: target.dataset['cellPerson'] ?? null }
      host.drop(group.map((one) => [one, planInCell(one, item, from, cell, host.timeZone)]))
    },
  }
}

/** The plan of a visit that was dropped into a cell, or moved along with the one that was. */
export function planInCell(
  item: BoardItem,
  grabbed: BoardItem,
  from: string | null,
  { day, personId }: Cell,
  timeZone: string,
): Partial<Plan> {
  const isGrabbed = item === grabbed
  const assigneeIds =
    personId === null || (!isGrabbed && (from === personId || item.assigneeIds.length > 1))
      ? item.assigneeIds
      : reassigned(item.assigneeIds, isGrabbed ? from : null, personId)
  const days = isGrabbed ? 0 : daysBetween(dayOf(grabbed, timeZone), dayOf(item, timeZone))
  const to = addDays(day, days)
  // The month has no times.
  if (personId === null || !isTimed(item)) return { assigneeIds, start: to }
  const time = toLocalTime(item.start, timeZone).slice(11, 16)
  return { assigneeIds, start: fromLocalTime(`${to}T${time}`, timeZone) ?? to }
}

function dayOf(item: BoardItem, timeZone: string): string | null {
  return isTimed(item) ? localDay(item.start, timeZone) : item.start
}

function daysBetween(from: string | null, to: string | null): number {
  if (from === null || to === null) return 0
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
