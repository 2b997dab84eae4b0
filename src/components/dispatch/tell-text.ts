import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Translate } from '#messages/index.ts'

interface Words {
  readonly t: Translate
  /** The customer's variant of the language, and the zone of their site. */
  readonly locale: string
  readonly timeZone: string
}

interface Told {
  readonly start: NonNullable<PlannedVisit['start']>
  readonly order: Pick<Order, 'title' | 'windowStart' | 'windowEnd'>
  readonly customer: string
  readonly company: string
  /** An instant in milliseconds. */
  readonly now: number
}

/**
 * What a customer is told of a visit: a subject, and a sentence with the day and when to expect someone. Of a time that is
 * over, that no one came and that a new one follows.
 */
export function tellText({ t, locale, timeZone }: Words, told: Told) {
  const { start, order, customer: name, company, now } = told
  const dayOf = (time: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: isTimed(time) ? timeZone : 'UTC',
    }).format(Date.parse(time))
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone })
  const timeOf = (time: string) => clock.format(Date.parse(time))
  const { windowStart, windowEnd, title } = order
  const common = { name, company, day: dayOf(start), title }
  const subject = t('tell.subject', { day: common.day })
  // A promise for another time says nothing of this visit.
  const isPromised =
    windowStart !== null && windowEnd !== null && isWithin(start, windowStart, windowEnd, dayOf)
  const end = isPromised ? windowEnd : isTimed(start) ? start : null
  if (end !== null && Date.parse(end) < now) return { subject, text: t('tell.missed', common) }
  if (isPromised) {
    const [from, to] = [timeOf(windowStart), timeOf(windowEnd)]
    return { subject, text: t('tell.window', { ...common, from, to }) }
  }
  const text = isTimed(start)
    ? t('tell.time', { ...common, from: timeOf(start) })
    : t('tell.day', common)
  return { subject, text }
}

function isWithin(
  start: string,
  from: string,
  to: string,
  dayOf: (time: string) => string,
): boolean {
  if (!isTimed(start)) return dayOf(start) === dayOf(from) && dayOf(from) === dayOf(to)
  const at = Date.parse(start)
  return at >= Date.parse(from) && at <= Date.parse(to) && dayOf(from) === dayOf(to)
}
