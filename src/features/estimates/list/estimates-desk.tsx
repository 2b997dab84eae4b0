import { useCallback } from 'react'
import { DeskTable } from '#components/table/desk-table.tsx'
import { PaperBar } from '#components/table/paper-bar.tsx'
import { TableTools } from '#components/table/table-tools.tsx'
import { useDeskRows } from '#components/table/use-desk-rows.tsx'
import { useTableSetup } from '#components/table/use-table-setup.ts'
import type { EstimateListItem } from '#data/index.ts'
import { useTimeZone } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { DeskPage } from '#ui/table/desk-page.tsx'
import { useEstimateColumns } from './estimate-columns.tsx'
import { writeEstimateFilter } from './estimate-filter.ts'
import { EstimateSearch, EstimateViews } from './estimate-tools.tsx'
import { NoEstimates } from './no-estimates.tsx'
import { useEstimateFilter } from './use-estimate-filter.ts'
import { useEstimateRows } from './use-estimate-rows.ts'
import { useNewEstimate } from './use-new-estimate.tsx'

/** The estimates as a table. */
export function EstimatesDesk() {
  const t = useT()
  const [filter, setFilter] = useEstimateFilter()
  const { today, all, shown } = useEstimateRows(filter)
  const fresh = useNewEstimate(filter.customerId)
  const setup = useTableSetup('estimates', useEstimateColumns(today, useTimeZone()))
  const title = t('estimates.title')
  const desk = useDeskRows(setup, { shown, getKey, title, file: 'estimates', day: today })
  const { rows } = desk
  const query = setup.linkQuery(writeEstimateFilter(new URLSearchParams(), filter))
  const getHref = useCallback(
    ({ estimate }: EstimateListItem) => `/estimates/${estimate.id}${query}`,
    [query],
  )

  return (
    <DeskPage
      title={title}
      search={<EstimateSearch filter={filter} onChange={setFilter} />}
      actions={fresh.button}
      filters={
        <EstimateViews filter={filter} onChange={setFilter} items={all ?? []} today={today} />
      }
      tools={
        <TableTools
          setup={setup}
          count={shown && t('estimates.count', { count: shown.length })}
          path="/estimates"
          onExport={rows.length > 0 ? () => desk.save(rows) : undefined}
        />
      }
      bar={<PaperBar desk={desk} />}
    >
      {!shown && <Skeleton label={t('estimates.loading')} count={8} />}
      {shown?.length === 0 && <NoEstimates isEmpty={all?.length === 0} onChange={setFilter} />}
      {rows.length > 0 && (
        <DeskTable
          setup={setup}
          label={title}
          lead="title"
          rows={rows}
          getKey={getKey}
          getHref={getHref}
          getName={getName}
          current={null}
          isBeside={false}
          selection={desk.selection}
        />
      )}
      {desk.paper}
      {fresh.sheet}
    </DeskPage>
  )
}

const getKey = ({ estimate }: EstimateListItem) => estimate.id
const getName = ({ estimate }: EstimateListItem) => estimate.title
