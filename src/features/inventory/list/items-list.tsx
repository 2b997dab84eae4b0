import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { quantityText } from '#components/text/quantity-text.ts'
import { MoneyText } from '#components/text/money-text.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { ItemStock } from '#data/index.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import listPage from '#ui/list/list-page.module.css'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useUrlText } from '#ui/use-url-text.ts'
import styles from '../inventory.module.css'
import { LocationRow } from './location-row.tsx'
import { inventoryHref, kindOfList, type ShownList } from '../list-url.ts'
import { NoStock } from './no-stock.tsx'
import { StockTools } from './stock-tools.tsx'
import { keyOfStock, useStockRows } from './use-stock-rows.ts'
import { shortageTexts } from './shortage-texts.ts'

const ItemSheet = lazySheet(async () => (await import('../item-sheet.tsx')).ItemSheet)

export interface ItemsListProps {
  shown: Exclude<ShownList, 'places'>
}

/** The catalogue: all items, low stock, or archived items and locations. */
export function ItemsList({ shown }: ItemsListProps) {
  const t = useT()
  const [text, setText] = useUrlText()
  const [adding, setAdding] = useState(false)
  const { all, shown: rows } = useStockRows(shown, text)
  const kind = kindOfList(shown)

  return (
    <div className={listPage.page}>
      <Page
        title={t('inventory.title')}
        width="full"
        note={
          all &&
          shown !== 'away' &&
          t(kind === 'part' ? 'inventory.count' : 'inventory.itemCount', { count: all.length })
        }
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" />}
            onPress={() => setAdding(true)}
          >
            {t(`item.new.${kind}`)}
          </Button>
        }
        tools={<StockTools shown={shown} text={text} onText={setText} />}
      >
        {!rows && <Skeleton label={t('inventory.title')} count={8} />}
        {rows?.length === 0 && <NoStock shown={shown} isFiltered={all?.length !== 0} text={text} />}
        {rows && rows.length > 0 && (
          <div className={listPage.list}>
            <List
              label={t(`inventory.list.${shown}`)}
              items={rows}
              getKey={keyOfStock}
              render={(row) =>
                'item' in row ? (
                  <ItemRow stock={row} href={inventoryHref(shown, `/${row.item.id}`, text)} />
                ) : (
                  <LocationRow stock={row} text="" />
                )
              }
            />
          </div>
        )}
        {adding && (
          <Suspense fallback={null}>
            <ItemSheet item={null} kind={kind} onClose={() => setAdding(false)} />
          </Suspense>
        )}
      </Page>
    </div>
  )
}

interface ItemRowProps {
  stock: ItemStock
  href: string
}

function ItemRow({ stock, href }: ItemRowProps) {
  const t = useT()
  const { item, inTransit, unsent } = stock
  const { below, low } = shortageTexts(t, stock)
  return (
    <ListRow
      href={href}
      title={item.name}
      titleEnd={
        <>
          {unsent && <UnsentMark />}
          <AmountOrPrice stock={stock} />
        </>
      }
      note={
        <>
          <SampleBadge id={item.id} /> {[item.sku, item.category].filter(Boolean).join(' · ')}
        </>
      }
      noteEnd={
        <>
          {inTransit > 0 && (
            <Badge tone="blue">
              {t('inventory.inTransit', { amount: quantityText(t, inTransit, item.unit) })}
            </Badge>
          )}
          {below !== null && <Badge tone="red">{below}</Badge>}
          {low !== null && <Badge tone="orange">{low}</Badge>}
        </>
      }
    />
  )
}

/** How much there is of a part; what anything else is sold for. */
function AmountOrPrice({ stock: { item, quantity } }: { stock: ItemStock }) {
  const t = useT()
  if (item.kind !== 'part' && quantity === 0) {
    return (
      <span className={styles.quantity}>
        <MoneyText minor={item.priceMinor} />
      </span>
    )
  }
  const isCounted = item.isStocked || quantity !== 0
  return (
    <span className={isCounted ? styles.quantity : styles.muted}>
      {isCounted ? quantityText(t, quantity, item.unit) : t('inventory.notStocked')}
    </span>
  )
}
