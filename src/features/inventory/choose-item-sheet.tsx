import { useDeferredValue, useState } from 'react'
import { itemsInStock } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Item } from '#domain/entities/item.ts'
import { isPart } from '#domain/stock/is-part.ts'
import { useT } from '#messages/index.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { findStock } from './list/find-stock.ts'
import styles from './inventory.module.css'

export interface ChooseItemSheetProps {
  onChoose: (item: Item) => void
  onClose: () => void
}

/** Picks an item from the catalogue. */
export function ChooseItemSheet({ onChoose, onClose }: ChooseItemSheetProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const items = (useLive(itemsInStock()) ?? []).filter(
    ({ item }) => isPart(item) && item.archivedAt === null,
  )
  const found = findStock(items, wanted)
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('inventory.addStock')}
      closeLabel={t('action.cancel')}
    >
      <SearchField
        className={styles.above}
        label={t('parts.search')}
        placeholder={t('parts.searchHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length === 0 && (
        <p>{t(items.length === 0 ? 'inventory.noParts' : 'inventory.noneMatch')}</p>
      )}
      <List
        label={t('parts.search')}
        items={found.slice(0, 30)}
        getKey={({ item }) => item.id}
        render={({ item }) => (
          <ListRow title={item.name} note={item.sku} onPress={() => onChoose(item)} />
        )}
      />
    </Sheet>
  )
}
