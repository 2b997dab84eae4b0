import type { PlannedVisit } from '#domain/entities/booking.ts'
import { isSameStart } from '#domain/booking/is-same-start.ts'
import { siteTimeText, type TwoZones } from '../text/site-time-text.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'

/** Which start the customer was told: 'Told: Tue, May 5 10:00'. */
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
  const told = customerTold.start
  const when = told.length === 10 ? format.day(told) : format.when(told, now)
  const isOther = start !== null && !isSameStart(start, told, zones.timeZone)
  const local = told.length === 10 ? '' : siteTimeText(t, format, [told], zones)
  return (
    <span>
      {[t(isOther ? 'tell.toldOther' : 'tell.told', { when }), local].filter(Boolean).join(' ')}
    </span>
  )
}
