import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { timedVisit } from '#domain/dispatch/visit-time.ts'
import { fromLocalTime } from '#domain/time/local-time.ts'
import { minutesAfter } from '#domain/time/minutes-after.ts'
import type { Format, Translate } from '#messages/index.ts'

/** When a visit is planned: from when to when, for a day without a time, or not at all. */
export function visitWhen(
  t: Translate,
  format: Format,
  visit: BoardVisit,
  now: number,
  timeZone: string,
): string {
  const { start, minutes } = visit
  if (start === null) return t('tracking.noTime')
  if (timedVisit(visit)) return format.span(start, minutesAfter(start, minutes), now)
  const noon = fromLocalTime(`${start}T12:00`, timeZone)
  return `${noon === null ? start : format.date(noon, now)}, ${t('tracking.anytime')}`
}
