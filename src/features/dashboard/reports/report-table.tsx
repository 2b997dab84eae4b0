import type { ReportRequest, ReportRow } from '#domain/metrics/report.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import type { Words } from '../metrics/metric-text.ts'
import { figureParts, figureText, type ReportFigure } from './report-columns.ts'
import { shareCell } from './share-cell.tsx'
import styles from './reports.module.css'

interface ReportTableProps {
  by: ReportRequest['by']
  rows: readonly ReportRow[]
  figures: readonly ReportFigure[]
  nameOf: (key: string) => string
}

function figureCell(words: Words, name: ReportFigure, tally: ReportRow['tally']) {
  const parts = figureParts(words, name, tally)
  return parts ? shareCell(parts) : figureText(words, name, tally)
}

/** The figures of each group of the report. */
export function ReportTable({ by, rows, figures, nameOf }: ReportTableProps) {
  const t = useT()
  const words = { t, format: useFormat() }
  const columns: Column<ReportRow>[] = [
    { id: 'name', header: t(`metrics.by.${by}`), cell: ({ key }) => nameOf(key) },
    ...figures.map((name) => ({
      id: name,
      header: t(`metrics.name.${name}`),
      align: 'end' as const,
      cell: ({ tally }: ReportRow) => figureCell(words, name, tally),
    })),
  ]
  return (
    <Card title={t(`metrics.tableBy.${by}`)} flush>
      {rows.length === 0 ? (
        <p className={styles.nothing}>{t('metrics.nothing')}</p>
      ) : (
        <Table
          isScrollable
          label={t(`metrics.tableBy.${by}`)}
          columns={columns}
          rows={rows}
          getKey={({ key }) => key}
        />
      )}
    </Card>
  )
}
