import { ChartCard } from '#components/chart/chart-card.tsx'
import type { BacklogRow } from '#domain/metrics/backlog.ts'
import type { Priority } from '#domain/entities/order.ts'
import { useFormat, useT } from '#messages/index.ts'
import { backlogSentence, totalOf } from './chart-sentences.ts'

const load = async () => (await import('#components/chart/bar-chart.tsx')).BarChart

/** Urgent and high stand out; the others are one group. */
const groups = [
  { name: 'urgent', color: 0, of: ['urgent'] },
  { name: 'high', color: 1, of: ['high'] },
  { name: 'other', color: 2, of: ['normal', 'low'] },
] as const

/** Open orders by age and priority. */
export function BacklogChart({ rows }: { rows: readonly BacklogRow[] }) {
  const t = useT()
  const format = useFormat()
  const sum = (row: BacklogRow, of: readonly Priority[]) =>
    of.reduce((all, priority) => all + row.counts[priority], 0)
  const series = groups.map(({ name, color, of }) => ({
    name: t(`metrics.priority.${name}`),
    color,
    // Horizontal bars begin at the bottom.
    values: rows.toReversed().map((row) => sum(row, of)),
  }))
  const labelOf = (row: BacklogRow) =>
    `${t(`metrics.age.${row.age}`)} · ${format.number(totalOf(row.counts))}`
  return (
    <ChartCard
      title={t('metrics.backlog')}
      sentence={backlogSentence({ t, format }, rows)}
      keys={series}
      load={load}
      chart={{ labels: rows.toReversed().map(labelOf), series, isHorizontal: true }}
      height={200}
      empty={
        rows.every(({ counts }) => totalOf(counts) === 0) ? t('dashboard.byStatusNone') : undefined
      }
      rows={rows}
      getKey={({ age }) => age}
      columns={[
        { id: 'age', header: t('metrics.age'), cell: ({ age }) => t(`metrics.age.${age}`) },
        ...groups.map(({ name, of }) => ({
          id: name,
          header: t(`metrics.priority.${name}`),
          align: 'end' as const,
          cell: (row: BacklogRow) => format.number(sum(row, of)),
        })),
        {
          id: 'all',
          header: t('metrics.total'),
          align: 'end',
          cell: ({ counts }) => format.number(totalOf(counts)),
        },
      ]}
    />
  )
}
