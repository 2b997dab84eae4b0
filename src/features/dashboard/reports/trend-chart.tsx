import { ChartCard } from '#components/chart/chart-card.tsx'
import { percentOf } from '#domain/metrics/percent.ts'
import type { WeekShares } from '#domain/metrics/report.ts'
import { useFormat, useT } from '#messages/index.ts'
import { shortDate } from '../metrics/day-names.ts'
import { shareParts } from '../metrics/metric-text.ts'
import { trendSentence } from './chart-sentences.ts'
import { shareCell } from './share-cell.tsx'

const load = async () => (await import('#components/chart/line-chart.tsx')).LineChart

/** On-time arrival and first-time fix by week; weeks with few cases have no point. */
export function TrendChart({ weeks }: { weeks: readonly WeekShares[] }) {
  const t = useT()
  const format = useFormat()
  const words = { t, format }
  const series = [
    {
      name: t('metrics.name.onTime'),
      color: 0 as const,
      values: weeks.map(({ onTime }) => percentOf(onTime)),
    },
    {
      name: t('metrics.name.firstFix'),
      color: 1 as const,
      values: weeks.map(({ firstFix }) => percentOf(firstFix)),
    },
  ]
  const drawn = series.filter(({ values }) => values.some((value) => value !== null))
  const isSparse = weeks.some(
    ({ onTime, firstFix }) =>
      (onTime.of > 0 && percentOf(onTime) === null) ||
      (firstFix.of > 0 && percentOf(firstFix) === null),
  )
  const sparse = isSparse ? t('metrics.sparseWeeks') : undefined
  return (
    <ChartCard
      title={t('metrics.trend')}
      sentence={trendSentence(words, weeks)}
      keys={drawn}
      load={load}
      chart={{
        labels: weeks.map(({ monday }) => shortDate(format.locale, monday)),
        series,
        every: 4,
        percent: format.percent,
      }}
      height={220}
      note={drawn.length > 0 ? sparse : t('metrics.fewCases')}
      rows={weeks.toReversed()}
      getKey={({ monday }) => monday}
      columns={[
        { id: 'week', header: t('metrics.week'), cell: ({ monday }) => format.day(monday) },
        {
          id: 'onTime',
          header: t('metrics.name.onTime'),
          align: 'end',
          cell: ({ onTime }) => shareCell(shareParts(words, onTime)),
        },
        {
          id: 'firstFix',
          header: t('metrics.name.firstFix'),
          align: 'end',
          cell: ({ firstFix }) => shareCell(shareParts(words, firstFix)),
        },
      ]}
    />
  )
}
