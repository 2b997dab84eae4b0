import { useT } from '#messages/index.ts'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import listPage from '#ui/list/list-page.module.css'
import { List } from '#ui/list/list.tsx'
import { EstimateRow } from './estimate-row.tsx'
import { EstimateSearch, EstimateViews } from './estimate-tools.tsx'
import { NoEstimates } from './no-estimates.tsx'
import { useEstimateFilter, useListQuery } from './use-estimate-filter.ts'
import { useEstimateRows } from './use-estimate-rows.ts'
import { useNewEstimate } from './use-new-estimate.tsx'

/** The estimates of this device by state, with a search. */
export function EstimatesList() {
  const t = useT()
  const search = useListQuery()
  const [filter, setFilter] = useEstimateFilter()
  const { today, all, shown } = useEstimateRows(filter)
  const fresh = useNewEstimate(filter.customerId)
  return (
    <div className={listPage['page']}>
      <Page
        title={t('estimates.title')}
        width="full"
        note={shown && t('estimates.count', { count: shown.length })}
        actions={fresh.button}
        tools={
          <>
            <EstimateSearch filter={filter} onChange={setFilter} />
            <EstimateViews filter={filter} onChange={setFilter} items={all ?? []} today={today} />
          </>
        }
      >
        {!shown && <Skeleton label={t('estimates.loading')} count={8} />}
        {shown?.length === 0 && <NoEstimates isEmpty={all?.length === 0} onChange={setFilter} />}
        {shown && shown.length > 0 && (
          <div className={listPage['list']}>
            <List
              label={t('estimates.title')}
              items={shown}
              getKey={({ estimate }) => estimate.id}
              render={(item) => <EstimateRow item={item} search={search} today={today} />}
            />
          </div>
        )}
      </Page>
      {fresh.sheet}
    </div>
  )
}
