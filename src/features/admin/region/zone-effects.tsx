import { zoneChange, type ZoneFacts } from '#domain/company/region-change.ts'
import { zoneCity } from '#lib/zone-name.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import styles from './region.module.css'

interface ZoneEffectsProps {
  facts: ZoneFacts
  from: string
  to: string
}

/** What another time zone will do, counted on this device. */
export function ZoneEffects({ facts, from, to }: ZoneEffectsProps) {
  const t = useT()
  const { locale } = useFormat()
  const now = useNow()
  const change = zoneChange(facts, from, to, now)
  const { next } = change
  const clock = (instant: string | number, timeZone: string, withDay = true) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      ...(withDay && { weekday: 'short', day: 'numeric', month: 'short' }),
    }).format(typeof instant === 'number' ? instant : Date.parse(instant))
  const lines = [
    t('region.now', { before: clock(now, from, false), after: clock(now, to, false) }),
    t('region.orders', { count: change.scheduled }),
    ...(next
      ? [
          t('region.orderExample', {
            title: next.title,
            before: clock(next.at, from),
            after: clock(next.at, to),
          }),
        ]
      : []),
    t('region.workingTimes'),
    t('region.days', { holidays: change.holidaysAhead, absences: change.absencesAhead }),
    t('region.entries', { count: change.movedEntries }),
    ...(change.openWeeks > 0 ? [t('region.openWeeks', { count: change.openWeeks })] : []),
    ...(change.approvedWeeks > 0
      ? [t('region.approvedWeeks', { count: change.approvedWeeks })]
      : []),
  ]
  return (
    <section className={styles.effects}>
      <h3>{`${zoneCity(from)} → ${zoneCity(to)}`}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.note}>{t('region.onDevice')}</p>
    </section>
  )
}
