import { useDeferredValue, useState } from 'react'
import { MoneyText } from '#components/text/money-text.tsx'
import { findByItem } from '#components/stock/find-by-item.ts'
import { unitName } from '#components/text/quantity-text.ts'
import type { Item } from '#domain/entities/item.ts'
import type { LinePricing } from '#domain/pricing/line-pricing.ts'
import { useT } from '#messages/index.ts'
import { SearchField } from '#ui/form/search-field.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './add-item-sheet.module.css'

export interface AddItemSheetProps {
  /** The catalogue. */
  items: readonly Item[]
  currency: string
  /** What items cost the customer. */
  pricing: LinePricing | null
  onChoose: (item: Item) => void
  onClose: () => void
}

/** Finds an item of the catalogue by a few letters. */
export function AddItemSheet({ items, currency, pricing, onChoose, onClose }: AddItemSheetProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const found = findByItem(items, useDeferredValue(typed), (item) => item)
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('invoiceDraft.addItem')}
      closeLabel={t('action.cancel')}
    >
      <div className={styles.find}>
        <SearchField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sheet is opened in order to search
          autoFocus
          label={t('invoiceDraft.searchItems')}
          hideLabel
          placeholder={t('invoiceDraft.searchItemsHint')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {found.length === 0 && <p>{t('invoiceDraft.noItems')}</p>}
        <List
          label={t('invoiceDraft.addItem')}
          items={found.slice(0, 100)}
          getKey={({ id }) => id}
          render={(item) => (
            <ListRow
              title={item.name}
              titleEnd={
                <MoneyText
                  minor={pricing?.priceOf(item, 1000).priceMinor ?? item.priceMinor}
                  currency={currency}
                />
              }
              note={[item.sku, item.category].filter(Boolean).join(' · ')}
              noteEnd={unitName(t, item.unit)}
              onPress={() => onChoose(item)}
            />
          )}
        />
      </div>
    </Sheet>
  )
}
