import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import listPage from '#ui/list/list-page.module.css'
import { List } from '#ui/list/list.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useUrlText } from '#ui/use-url-text.ts'
import { LocationRow } from './location-row.tsx'
import { NoStock } from './no-stock.tsx'
import { StockTools } from './stock-tools.tsx'
import { keyOfStock, useStockRows } from './use-stock-rows.ts'

const LocationSheet = lazySheet(async () => (await import('../location-sheet.tsx')).LocationSheet)

/** Stores and vans that are not archived. */
export function LocationsList() {
  const t = useT()
  const [text, setText] = useUrlText()
  const [adding, setAdding] = useState(false)
  const { all, shown: rows } = useStockRows('places', text)

  return (
    <div className={listPage.page}>
      <Page
        title={t('inventory.title')}
        width="full"
        note={all && t('inventory.locationCount', { count: all.length })}
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
          <NoStock shown="places" isFiltered={all?.length !== 0} text={text} />
        )}
        {rows && rows.length > 0 && (
          <div className={listPage.list}>
            <List
              label={t('inventory.list.places')}
              items={rows}
              getKey={keyOfStock}
              render={(row) => 'location' in row && <LocationRow stock={row} text={text} />}
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
