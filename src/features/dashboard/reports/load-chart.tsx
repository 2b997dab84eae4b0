import { ChartCard } from '#components/chart/chart-card.tsx'
import type { LoadCell, LoadRow } from '#domain/metrics/load-grid.ts'
import { useFormat, useT } from '#messages/index.ts'
import type { Column } from '#ui/list/table.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { narrowDay } from '../metrics/day-names.ts'
import { hoursText } from '../metrics/metric-text.ts'
import type { LoadProps } from './capacity-chart.tsx'
import { loadSentence } from './chart-sentences.ts'

const load = async () => (await import('#components/chart/heat-chart.tsx')).HeatChart
const minute = 60_000
const rowHeight = 32
/** What fits with its numbers. */
const daysOnPhone = 5
const daysOnDesk = 10

interface LoadChartProps extends LoadProps {
  nameOf: (id: string) => string
}

/** How full each person's coming days are. */
export function LoadChart({ grid, note, empty, nameOf }: LoadChartProps) {
  const t = useT()
  const format = useFormat()
  const isWide = useMediaQuery('(width >= 700px)')
  const shown = isWide ? daysOnDesk : daysOnPhone
  const days = grid[0]?.days.slice(0, shown).map(({ day }) => day) ?? []
  const percent = (share: number) => format.percent(Math.round(share * 100) / 100)
  const cellText = ({ hours, booked }: LoadCell) => {
    if (hours === 0) return booked === 0 ? t('metrics.off') : t('metrics.offBooked')
    return t('metrics.loadOf', {
      booked: hoursText(t, booked * minute),
      hours: hoursText(t, hours * minute),
    })
  }
  const columns: Column<LoadRow>[] = [
    { id: 'name', header: t('metrics.technician'), cell: ({ personId }) => nameOf(personId) },
    ...(grid[0]?.days ?? []).map(({ day }, i) => ({
      id: day,
      header: narrowDay(format.locale, day),
      cell: (row: LoadRow) => {
        const cell = row.days[i]
        return cell ? cellText(cell) : ''
      },
    })),
  ]
  return (
    <ChartCard
      title={t('metrics.load')}
      sentence={loadSentence({ t, format }, grid, nameOf)}
      load={load}
      chart={{
        labels: days.map((day) => narrowDay(format.locale, day)),
        rows: grid.map(({ personId, days: own }) => ({
          name: nameOf(personId),
          values: own
            .slice(0, shown)
            .map(({ hours, booked }) => (hours === 0 ? null : booked / hours)),
        })),
        cellText: (value: number | null) => (value === null || value === 0 ? '' : percent(value)),
      }}
      height={28 + rowHeight * grid.length}
      columns={columns}
      rows={grid}
      getKey={({ personId }) => personId}
      note={note}
      empty={empty}
    />
  )
}
