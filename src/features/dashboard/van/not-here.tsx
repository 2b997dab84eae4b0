import { quantityText } from '#components/text/quantity-text.ts'
import { findByItem } from '#components/stock/find-by-item.ts'
import { itemChoices, type Warehouse } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Item } from '#domain/entities/item.ts'
import { roundQuantity } from '#domain/stock/ledger.ts'
import { useT } from '#messages/index.ts'
import { List } from '#ui/list/list.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { Section } from '#ui/layout/page.tsx'

const maxShown = 20

export interface NotHereProps {
  typed: string
  /** Whether the van has nothing that matches. */
  isAlone: boolean
  warehouses: readonly Warehouse[]
  onChoose: (item: Item) => void
}

/** Parts of the catalogue that are searched for in the van but not in it. */
export function NotHere({ typed, isAlone, warehouses, onChoose }: NotHereProps) {
  const t = useT()
  const choices = useLive(itemChoices())
  if (!choices) return null
  const elsewhere = choices.filter(({ inVan }) => inVan <= 0)
  const found = findByItem(elsewhere, typed, ({ item }) => item)
  if (found.length === 0) return isAlone && <p>{t('parts.noMatch')}</p>
  const inStock = (item: Item) => {
    if (warehouses.length === 0) return ''
    const held = warehouses.reduce((sum, one) => sum + Math.max(0, one.held.get(item.id) ?? 0), 0)
    return held > 0
      ? t('stock.in', { amount: quantityText(t, roundQuantity(held), item.unit) })
      : t('stock.none')
  }
  return (
    <Section title={t('van.notHere')}>
      <List
        label={t('van.notHere')}
        items={found.slice(0, maxShown)}
        getKey={({ item }) => item.id}
        render={({ item }) => (
          <ListRow
            title={item.name}
            note={[item.sku, inStock(item)].filter(Boolean).join(' · ')}
            noteEnd={t('inventory.action.take')}
            onPress={() => onChoose(item)}
          />
        )}
      />
    </Section>
  )
}
