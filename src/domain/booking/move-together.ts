import type { PlannedVisit } from '../entities/booking.ts'
import { keptOffset } from '../time/kept-offset.ts'
import { addDays, fromLocalTime, toLocalTime } from '../time/local-time.ts'
import { haveSame } from './have-same.ts'
import { isTimed } from './plan-of-bookings.ts'

type Placed = Pick<PlannedVisit, 'assigneeIds' | 'start'>

/** Where one visit goes. */
export interface VisitMove<V> {
  readonly visit: V
  readonly plan: Placed
}

/**
 * Where other visits of an order go when one of them moves: by as many days, and by as many minutes of the clock where
 * it keeps a time; those with the same people get its new people. A visit without a day, or one that does not change,
 * is left out.
 */
export function moveTogether<V extends Placed>(
  moved: Placed,
  to: Placed,
  others: readonly V[],
  timeZone: string,
): readonly VisitMove<V>[] {
  const shift = shiftOf(moved.start, to.start, timeZone)
  const isHandedOn = !haveSame(moved.assigneeIds, to.assigneeIds)
  return others.flatMap((visit) => {
    const start =
      shift && visit.start !== null ? shifted(visit.start, shift, timeZone) : visit.start
    const isSame = isHandedOn && haveSame(visit.assigneeIds, moved.assigneeIds)
    const assigneeIds = isSame ? to.assigneeIds : visit.assigneeIds
    return start === visit.start && !isSame ? [] : [{ visit, plan: { start, assigneeIds } }]
  })
}

interface Shift {
  readonly days: number
  /** Of the clock. */
  readonly minutes: number
}

function shiftOf(from: string | null, to: string | null, timeZone: string): Shift | null {
  if (from === null || to === null) return null
  const [a, b] = [localOf(from, timeZone), localOf(to, timeZone)]
  const days = Math.round((Date.parse(b.day) - Date.parse(a.day)) / 86_400_000)
  return { days, minutes: a.minute === null || b.minute === null ? 0 : b.minute - a.minute }
}

function shifted(start: string, { days, minutes }: Shift, timeZone: string): string {
  const { day, minute } = localOf(start, timeZone)
  if (minute === null) return addDays(day, days)
  const total = minute + minutes
  const onDay = addDays(day, days + Math.floor(total / 1440))
  const clock = new Date((((total % 1440) + 1440) % 1440) * 60_000).toISOString().slice(11, 16)
  return fromLocalTime(`${onDay}T${clock}`, timeZone, keptOffset) ?? start
}

function localOf(start: string, timeZone: string) {
  if (!isTimed(start)) return { day: start, minute: null }
  const local = toLocalTime(start, timeZone)
  return {
    day: local.slice(0, 10),
    minute: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)),
  }
}
