import { ChartCard } from '#components/chart/chart-card.tsx'
import { capacityOf, type LoadRow } from '#domain/metrics/load-grid.ts'
import { useFormat, useT } from '#messages/index.ts'
import { longDay, narrowDay } from '../metrics/day-names.ts'
import { hoursText } from '../metrics/metric-text.ts'
import { capacitySentence, shareOf } from './chart-sentences.ts'

const load = async () => (await import('#components/chart/bar-chart.tsx')).BarChart
const minute = 60_000

export interface LoadProps {
  grid: readonly LoadRow[]
  /** Which filters of the report do not apply. */
  note: string | undefined
  /** Stands in for the chart where the grid has no people. */
  empty: string | undefined
}

/** Free and booked hours of the coming days. */
export function CapacityChart({ grid, note, empty }: LoadProps) {
  const t = useT()
  const format = useFormat()
  const days = capacityOf(grid)
  const hours = (minutes: number) => Math.round(minutes / 6) / 10
  const series = [
    { name: t('metrics.booked'), color: 0 as const, values: days.map((day) => hours(day.booked)) },
    { name: t('metrics.free'), color: 2 as const, values: days.map((day) => hours(day.free)) },
  ]
  return (
    <ChartCard
      title={t('metrics.capacity')}
      sentence={capacitySentence({ t, format }, grid)}
      keys={series}
      load={load}
      chart={{ labels: days.map(({ day }) => narrowDay(format.locale, day)), series, every: 2 }}
      height={220}
      note={note}
      empty={empty}
      rows={days}
      getKey={({ day }) => day}
      columns={[
        { id: 'day', header: t('metrics.day'), cell: ({ day }) => longDay(format.locale, day) },
        {
          id: 'booked',
          header: t('metrics.booked'),
          align: 'end',
          cell: ({ booked }) => hoursText(t, booked * minute),
        },
        {
          id: 'free',
          header: t('metrics.free'),
          align: 'end',
          cell: ({ free }) => hoursText(t, free * minute),
        },
        {
          id: 'share',
          header: t('metrics.bookedShare'),
          align: 'end',
          cell: (day) =>
            day.booked + day.free === 0
              ? '–'
              : format.percent(Math.round(shareOf(day) * 100) / 100),
        },
      ]}
    />
  )
}
