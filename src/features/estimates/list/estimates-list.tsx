import { Plus } from 'lucide-react'
import { Suspense, useDeferredValue, useMemo } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { estimateList } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { offerOf } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import listPage from '#ui/list/list-page.module.css'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { useNewInUrl } from '#ui/use-new-in-url.ts'
import { List } from '#ui/list/list.tsx'
import { filterEstimates } from './estimate-filter.ts'
import { EstimateRow } from './estimate-row.tsx'
import { EstimateTools } from './estimate-tools.tsx'
import { useEstimateFilter, useListQuery } from './use-estimate-filter.ts'

const NewEstimateSheet = lazySheet(
  async () => (await import('./new-estimate-sheet.tsx')).NewEstimateSheet,
)

/** The estimates of this device by state, with a search. */
export function EstimatesList() {
  const t = useT()
  const actor = useActor()
  const today = useToday(useTimeZone())
  const search = useListQuery()
  const [filter, setFilter] = useEstimateFilter()
  const settled = useDeferredValue(filter)
  const items = useLive(estimateList())
  const shown = useMemo(
    () => items && filterEstimates(items, settled, today),
    [items, settled, today],
  )
  const [isNew, setNew] = useNewInUrl()
  const offer = offerOf(actor, 'estimate/edit')
  const wide = useMediaQuery('(width >= 900px)')
  const create = offer && (
    <Button
      isDisabled={offer === 'disabled'}
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      onPress={() => setNew(true)}
    >
      {t(wide ? 'estimates.new' : 'invoices.newShort')}
    </Button>
  )
  return (
    <div className={listPage['page']}>
      <Page
        title={t('estimates.title')}
        width="full"
        note={shown && t('estimates.count', { count: shown.length })}
        actions={create}
        tools={
          <EstimateTools filter={filter} onChange={setFilter} items={items ?? []} today={today} />
        }
      >
        {!shown && <Skeleton label={t('estimates.loading')} count={8} />}
        {items?.length === 0 && (
          <EmptyState title={t('estimates.none')}>{t('estimates.noneNote')}</EmptyState>
        )}
        {items && items.length > 0 && shown?.length === 0 && (
          <EmptyState
            title={t('estimates.noneMatch')}
            action={
              <Button onPress={() => setFilter({ view: 'all', customerId: '', text: '' })}>
                {t('estimates.clear')}
              </Button>
            }
          />
        )}
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
      {isNew && offer === 'open' && (
        <Suspense fallback={null}>
          <NewEstimateSheet customerId={filter.customerId} onClose={() => setNew(false)} />
        </Suspense>
      )}
    </div>
  )
}
