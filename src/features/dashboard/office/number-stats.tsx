import { useActor, useTimeZone } from '#data/react.ts'
import type { MetricsAnswers } from '#domain/metrics/messages.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Stat } from '#ui/layout/stat.tsx'
import { weekdayName } from '../metrics/day-names.ts'
import { driveText, shareText, sumsText, utilisationText } from '../metrics/metric-text.ts'
import styles from '../metrics/metrics.module.css'

/** The eight numbers with what they were before, each leading to what it counts. Dots stand in until they are known. */
export function NumberStats({ answer }: { answer: MetricsAnswers['home'] | null }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const isOwner = useActor()?.role === 'owner'
  const words = { t, format }
  const n = answer?.numbers
  const atRisk = answer?.atRisk
  const unbilled = n?.unbilled
  const weekday = weekdayName(format.locale, useToday(useTimeZone()))
  const unbilledValue = (one: NonNullable<typeof unbilled>) =>
    isOwner ? sumsText(words, one.sums) : format.number(one.count)
  // Where the value is their count, the note does not say it again.
  const unbilledNote = (count: number, ages: { age: string; old: number }) =>
    isOwner ? t('metrics.unbilledNote', { count, ...ages }) : t('metrics.unbilledAges', ages)
  const lateNote = ({ toPlan, before }: NonNullable<typeof n>['late'], risk: number) =>
    toPlan > 0
      ? t('metrics.lateNoteToPlan', { risk, toPlan })
      : t('metrics.lateNote', { risk, before })
  const stats = [
    {
      name: 'unassigned',
      href: '/orders?state=unassigned',
      value: n && format.number(n.unassigned.count),
      note: n && t('metrics.unassignedNote', n.unassigned),
    },
    {
      name: 'late',
      href: '/dashboard/orders',
      value: n && atRisk && format.number(n.late.count + n.late.toPlan + atRisk.length),
      note: n && atRisk && lateNote(n.late, atRisk.length),
    },
    {
      name: 'today',
      href: '/dashboard/orders?show=today',
      value: n && t('metrics.ofAll', n.today.now),
      note: n && t('metrics.todayNote', { weekday, ...n.today.before }),
    },
    {
      name: 'onTime',
      href: '/dashboard/reports?period=7d&by=technician',
      value: n && shareText(words, n.onTime.now),
      note:
        n &&
        t('metrics.onTimeNote', {
          count: n.onTime.now.of,
          before: shareText(words, n.onTime.before),
        }),
    },
    {
      name: 'firstFix',
      href: '/dashboard/reports?period=30d&by=template',
      value: n && shareText(words, n.firstFix.now),
      note:
        n &&
        t('metrics.firstFixNote', {
          count: n.firstFix.now.of,
          before: shareText(words, n.firstFix.before),
        }),
    },
    {
      name: 'utilisation',
      href: '/dashboard/reports?period=7d&by=technician',
      value: n && utilisationText(words, n.utilisation.now),
      note:
        n &&
        t('metrics.utilisationNote', {
          count: n.utilisation.now.days,
          before: utilisationText(words, n.utilisation.before),
        }),
    },
    {
      name: 'drive',
      href: '/dashboard/reports?period=7d&by=technician',
      value: n && driveText(words, n.drive.now),
      note:
        n &&
        t('metrics.driveNote', {
          count: n.drive.now.visits,
          before: driveText(words, n.drive.before),
        }),
    },
    {
      name: 'unbilled',
      href: '/invoices/at-risk?show=unbilled',
      value: unbilled && unbilledValue(unbilled),
      note:
        unbilled &&
        (unbilled.oldest === null
          ? t('metrics.unbilledNone')
          : unbilledNote(unbilled.count, {
              age: format.age(unbilled.oldest, now),
              old: unbilled.overWeek,
            })),
    },
  ] as const
  return (
    <div className={styles.numbers} data-numbers={n && unbilled ? 'known' : 'waiting'}>
      {stats.map(({ name, href, value, note }) => (
        <Stat
          key={name}
          label={t(`metrics.name.${name}`)}
          value={value ?? '…'}
          note={note ?? '…'}
          href={href}
        />
      ))}
    </div>
  )
}
