import { Table2 } from 'lucide-react'
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import styles from './chart-card.module.css'
import { useChart } from './use-chart.ts'
import { useInView } from './use-in-view.ts'
import { DrawEveryChart } from './use-print-with-charts.ts'

export interface ChartKey {
  readonly name: string
  readonly color: 0 | 1 | 2
}

export interface ChartCardProps<Props extends object, Row> {
  title: string
  /** What the chart shows, in one sentence; it names the picture. */
  sentence: string
  /** What the colours stand for; none where there is one. */
  keys?: readonly ChartKey[]
  load: () => Promise<ComponentType<Props>>
  chart: Props
  /** In pixels. */
  height: number
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getKey: (row: Row) => string
  /** Below the sentence, where the picture alone would be misread. */
  note?: string | undefined
  /** Stands in for the chart and its table while there is nothing to show. */
  empty?: ReactNode | undefined
}

/**
 * A chart as a sentence, a picture and, one press away, a table. The code that draws is fetched when the picture comes
 * near; where that fails, the sentence and the table stay, and the picture follows with the connection.
 */
export function ChartCard<Props extends object, Row>({
  title,
  sentence,
  keys = [],
  note,
  load,
  chart,
  height,
  columns,
  rows,
  getKey,
  empty,
}: ChartCardProps<Props, Row>) {
  const t = useT()
  const tableId = useId()
  const { wasSeen, ref } = useInView()
  const drawn = useChart(load, useContext(DrawEveryChart) || wasSeen)
  const [hasTable, setHasTable] = useState(false)
  const isMissing = drawn === 'missing'
  const showsTable = hasTable || isMissing
  if (empty !== undefined)
    return (
      <Card title={title}>
        <p className={styles.sentence}>{empty}</p>
      </Card>
    )

  return (
    <Card
      title={title}
      actions={
        !isMissing && (
          <Button
            className={styles.toggle}
            size="small"
            variant="quiet"
            icon={<Table2 aria-hidden="true" />}
            aria-expanded={showsTable}
            aria-controls={tableId}
            onPress={() => setHasTable((shown) => !shown)}
          >
            {t(showsTable ? 'metrics.hideTable' : 'metrics.showTable')}
          </Button>
        )
      }
    >
      <p className={styles.sentence}>{sentence}</p>
      {note !== undefined && <p className={styles.missing}>{note}</p>}
      {isMissing && <p className={styles.missing}>{t('metrics.chartMissing')}</p>}
      {!isMissing && (
        <>
          {keys.length > 0 && (
            <ul className={styles.keys} aria-hidden="true">
              {keys.map(({ name, color }) => (
                <li key={name} data-color={color}>
                  {name}
                </li>
              ))}
            </ul>
          )}
          <div
            ref={ref}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a library draws it, not as a file
            role="img"
            aria-label={sentence}
            className={styles.figure}
            style={{ blockSize: height }}
            data-chart={drawn === null ? 'waiting' : 'shown'}
          >
            <div aria-hidden="true" className={styles.picture}>
              {drawn !== null && createElement(drawn, chart)}
            </div>
          </div>
        </>
      )}
      <div id={tableId} hidden={!showsTable} className={styles.table}>
        {showsTable && (
          <Table isScrollable label={title} columns={columns} rows={rows} getKey={getKey} />
        )}
      </div>
    </Card>
  )
}
