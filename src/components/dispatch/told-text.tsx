import type { CustomerTold, PlannedVisit } from '#domain/entities/booking.ts'
import { isStillTold } from '#domain/visit-mail/is-still-told.ts'
import { type Format, useFormat, useNow, useT } from '#messages/index.ts'
import { siteTimeText, type TwoZones } from '../text/site-time-text.ts'

/** Which start the customer was told: 'Told: Tue, May 5 10:00', or what they were emailed. */
export function ToldText({
  visit: { start, customerTold },
  zones,
}: {
  visit: Pick<PlannedVisit, 'start' | 'customerTold'>
  zones: TwoZones
}) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  if (customerTold === null) return <span>{t('tell.notYet')}</span>
  if (customerTold.mail === 'onTheWay')
    return <span>{t('tell.mailedOnTheWay', { when: format.when(customerTold.at, now) })}</span>
  const { start: told, mail, window } = customerTold
  const when = toldTime(customerTold, format, now)
  const isOther = start !== null && !isStillTold(start, customerTold, zones.timeZone)
  const words = mail === undefined ? toldWords : mailedWords
  const times = window ? [window.from, window.to] : told.length === 10 ? [] : [told]
  const local = times.length === 0 ? '' : siteTimeText(t, format, times, zones)
  return (
    <span>{[t(words[isOther ? 'other' : 'same'], { when }), local].filter(Boolean).join(' ')}</span>
  )
}

const toldWords = { same: 'tell.told', other: 'tell.toldOther' } as const
const mailedWords = { same: 'tell.mailed', other: 'tell.mailedOther' } as const

function toldTime({ start, window }: CustomerTold, format: Format, now: number): string {
  if (window) return format.span(window.from, window.to, now)
  return start.length === 10 ? format.day(start) : format.when(start, now)
}
