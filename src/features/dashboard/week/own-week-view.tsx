import { lengthText } from '#components/text/length-text.ts'
import type { OwnWeek } from '#domain/metrics/own-week.ts'
import { capitalised } from '#messages/format.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stat } from '#ui/layout/stat.tsx'
import { Table } from '#ui/list/table.tsx'
import { driveText, shareText } from '../metrics/metric-text.ts'
import styles from '../metrics/metrics.module.css'

export interface OwnWeekViewProps {
  week: OwnWeek
  /** Shows the hours of the week one by one, where they can be corrected. */
  onOpenHours: () => void
}

/** A person's own week: what they did, their hours, and how often no one had to come again. */
export function OwnWeekView({ week, onOpenHours }: OwnWeekViewProps) {
  const t = useT()
  const format = useFormat()
  const words = { t, format }
  return (
    <>
      <div className={styles.pairs}>
        <Stat
          label={t('metrics.week.done')}
          value={format.number(week.done)}
          note={t('metrics.week.visits', { count: week.visits })}
        />
        <Stat
          label={t('metrics.week.paid')}
          value={week.paid === 0 ? '–' : lengthText(t, week.paid)}
          note={t('metrics.week.onOrders', { length: lengthText(t, week.onOrders) })}
        />
        <Stat
          label={t('metrics.name.firstFix')}
          value={shareText(words, week.firstFix)}
          note={t('metrics.week.firstFix', { count: week.firstFix.of })}
        />
        <Stat
          label={t('metrics.name.drive')}
          value={driveText(words, week)}
          note={t('metrics.week.travel', { length: lengthText(t, week.travel) })}
        />
      </div>
      <Card
        title={t('metrics.week.days')}
        actions={
          <Button size="small" onPress={onOpenHours}>
            {t('time.week')}
          </Button>
        }
        flush
      >
        <Table
          isScrollable
          label={t('metrics.week.days')}
          rows={week.days}
          getKey={({ day }) => day}
          columns={[
            {
              id: 'day',
              header: t('metrics.day'),
              cell: ({ day }) => capitalised(format.weekday(day)),
            },
            {
              id: 'done',
              header: t('metrics.week.doneShort'),
              align: 'end',
              cell: ({ done }) => (done === 0 ? '–' : format.number(done)),
            },
            {
              id: 'paid',
              header: t('metrics.week.hours'),
              align: 'end',
              cell: ({ paid }) => (paid === 0 ? '–' : lengthText(t, paid)),
            },
          ]}
        />
      </Card>
      <p className={styles.quiet}>{t('metrics.week.note')}</p>
    </>
  )
}
