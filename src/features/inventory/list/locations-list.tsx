import { Plus } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { stockLocations } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import listPage from '#ui/list/list-page.module.css'
import { List } from '#ui/list/list.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useUrlText } from '#ui/use-url-text.ts'
import { findStock } from './find-stock.ts'
import { LocationRow } from './location-row.tsx'
import { StockTools } from './stock-tools.tsx'

const LocationSheet = lazySheet(async () => (await import('./location-sheet.tsx')).LocationSheet)

export interface LocationsListProps {
  layout: 'page' | 'pane'
  current: string | null
}

/** Stores and vans that are not archived. */
export function LocationsList({ layout, current }: LocationsListProps) {
  const t = useT()
  const [text, setText] = useUrlText()
  const [adding, setAdding] = useState(false)
  const wanted = useDeferredValue(text)
  const locations = useLive(stockLocations())?.filter(
    ({ location }) => location.archivedAt === null,
  )
  const rows = locations && findStock(locations, wanted)

  return (
    <div className={listPage[layout]}>
      <Page
        title={t('inventory.title')}
        width="full"
        note={locations && t('inventory.locationCount', { count: locations.length })}
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" />}
            onPress={() => setAdding(true)}
          >
            {t('inventory.newLocation')}
          </Button>
        }
        tools={<StockTools shown="places" text={text} onText={setText} />}
      >
        {!rows && <Skeleton label={t('inventory.list.places')} count={6} />}
        {rows?.length === 0 && (
          <EmptyState title={t(text === '' ? 'inventory.noLocations' : 'inventory.noneMatch')}>
            {text === '' ? t('inventory.noLocationsNote') : undefined}
          </EmptyState>
        )}
        {rows && rows.length > 0 && (
          <div className={listPage.list}>
            <List
              label={t('inventory.list.places')}
              items={rows}
              scroll={layout === 'page' ? 'page' : 'self'}
              current={current}
              getKey={({ location }) => location.id}
              render={(row) => (
                <LocationRow stock={row} text={text} isCurrent={row.location.id === current} />
              )}
            />
          </div>
        )}
        {adding && (
          <Suspense fallback={null}>
            <LocationSheet location={null} onClose={() => setAdding(false)} />
          </Suspense>
        )}
      </Page>
    </div>
  )
}
