import type { TimeEntry } from '../entities/time-entry.ts'
import type { OrderStatus } from '../order/order-status.ts'
import { localDay } from './local-time.ts'

/** The state of the clock of a person's paid day. */
export type DayState =
  | { readonly kind: 'notStarted' }
  | { readonly kind: 'running'; readonly entry: TimeEntry }
  /** `at`: when the last span of today ended. */
  | { readonly kind: 'ended'; readonly at: string }

interface DayContext {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly timeZone: string
}

const hour = 3_600_000
/** A day that began before midnight counts as running for this long; after that its end was forgotten. */
const longestNight = 16 * hour

/** The day's clock of the person whose entries these are. */
export function dayState(entries: readonly TimeEntry[], { now, timeZone }: DayContext): DayState {
  const today = localDay(new Date(now).toISOString(), timeZone)
  const days = entries
    .filter(({ kind, startedAt }) => kind === 'day' && localDay(startedAt, timeZone) === today)
    .toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
  const entry = days.find(({ endedAt }) => endedAt === null)
  if (entry) return { kind: 'running', entry }
  const at = days.flatMap(({ endedAt }) => endedAt ?? []).at(-1)
  return at === undefined ? { kind: 'notStarted' } : { kind: 'ended', at }
}

/** The offer that comes with a step that begins the work while the day's clock is stopped. */
export type DayClockOffer = 'start' | 'resume'

/** Whether and how to offer the day's clock with this step; null where it runs, or the step begins nothing. */
export function dayClockOffer(
  entries: readonly TimeEntry[],
  to: OrderStatus,
  context: DayContext,
): DayClockOffer | null {
  if (to !== 'enRoute' && to !== 'onSite') return null
  if (isDayRunning(entries, context.now)) return null
  return dayState(entries, context).kind === 'ended' ? 'resume' : 'start'
}

/** Whether a pause now can be a break of the paid day: its clock runs, and no break does. */
export function canBreak(entries: readonly TimeEntry[], now: number): boolean {
  const isOnBreak = entries.some(({ kind, endedAt }) => kind === 'break' && endedAt === null)
  return isDayRunning(entries, now) && !isOnBreak
}

function isDayRunning(entries: readonly TimeEntry[], now: number): boolean {
  return entries.some(
    ({ kind, endedAt, startedAt }) =>
      kind === 'day' && endedAt === null && now - Date.parse(startedAt) < longestNight,
  )
}
