import type { PersonNow } from '#domain/tracking/person-now.ts'
import type { BoardVisitItem } from '#data/index.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { timedVisit } from '#domain/dispatch/visit-time.ts'
import { ownLateNotice } from '#domain/order/late-notices.ts'
import type { Format, Translate } from '#messages/index.ts'
import type { TrackingBoard } from './use-tracking-board.ts'

interface SeenFacts extends Pick<TrackingBoard, 'isLocated'> {
  readonly board: Pick<TrackingBoard['board'], 'now'>
}

/**
 * How long ago someone was seen, e.g. "3 min ago"; that they share nothing where there is no position, and '' while
 * that is not known.
 */
export function seenText(
  t: Translate,
  { position }: Pick<PersonNow, 'position'>,
  { board: { now }, isLocated }: SeenFacts,
): string {
  if (!position) return isLocated ? t('tracking.notShared') : ''
  const minutes = Math.max(0, Math.floor((now - Date.parse(position.at)) / 60_000))
  if (minutes < 1) return t('tracking.seenNow')
  if (minutes < 60) return t('tracking.seenMinutes', { minutes })
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return t('tracking.seenHours', { hours })
  return t('tracking.seenDays', { days: Math.floor(hours / 24) })
}

/** What a person told the office about being late for a visit; '' where nothing. */
export function lateLine(
  t: Translate,
  format: Format,
  visit: BoardVisit | null,
  { items, userId }: { items: ReadonlyMap<string, Pick<BoardVisitItem, 'order'>>; userId: string },
): string {
  const item = visit && items.get(visit.id)
  const notice = item && ownLateNotice(item.order, visit, userId)
  return notice ? t('late.about', { time: format.time(notice.arrival) }) : ''
}

/** When they will be at the visit that they drive to; '' where nothing can be said. */
export function arrivalLine(
  t: Translate,
  format: Format,
  { arrival }: Pick<PersonNow, 'arrival'>,
  now: number,
): string {
  if (!arrival) return ''
  const at = (ms: number) => new Date(ms).toISOString()
  const range = t('tracking.arrival', {
    range: format.timeSpan(at(arrival.from), at(arrival.to), now),
  })
  return arrival.isOld ? `${range} ${t('tracking.arrivalOld')}` : range
}

interface NextFacts {
  readonly next: BoardVisit
  readonly title: string
  readonly now: number
}

/** What someone does next, with its time where it has one; one that should have begun is overdue. */
export function nextLine(t: Translate, format: Format, { next, title, now }: NextFacts): string {
  const timed = timedVisit(next)
  if (!timed) return t('tracking.nextAnytime', { title })
  const time = format.time(new Date(timed.startsAt).toISOString())
  return t(timed.startsAt < now ? 'tracking.nextOverdue' : 'tracking.next', { time, title })
}

/** A visit in a line: its title and where it is. */
export function visitLine(visit: BoardVisit, items: ReadonlyMap<string, BoardVisitItem>): string {
  const { order } = visit
  const place = items.get(visit.id)?.siteLine ?? ''
  return [order.title, place].filter(Boolean).join(', ')
}
