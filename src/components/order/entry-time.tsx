import { lazyPart } from '#components/lazy-part.ts'
import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import type { DayEntry } from '#domain/booking/day-entries.ts'
import { PlanText } from './plan-text.tsx'

const EntryDay = lazyPart(async () => (await import('./entry-day.tsx')).EntryDay)

interface EntryTimeProps {
  entry: Pick<DayEntry, 'start' | 'end'>
  /** The company's. */
  timeZone: string
  /** 'time' leaves the day out, where a heading names it. */
  show?: 'when' | 'time'
}

/** When a visit is planned: its time, only its day, or that it has neither. */
export function EntryTime({ entry: { start, end }, timeZone, show = 'when' }: EntryTimeProps) {
  return start === null || isTimed(start) ? (
    <PlanText start={start} end={end} show={show} />
  ) : (
    <EntryDay day={start} timeZone={timeZone} show={show} />
  )
}
