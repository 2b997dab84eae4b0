import { ScanBarcode } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { canScan } from '#components/barcode/can-scan.ts'
import { itemChoices, type ItemChoice } from '#data/index.ts'
import { MoneyText } from '#components/text/money-text.tsx'
import { useActor, useCompany, useFeature, useLive } from '#data/react.ts'
import { seesPrices } from '#domain/access/sees-prices.ts'
import type { Order } from '#domain/entities/order.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { findItems } from './find-items.ts'
import { isSameCode } from './is-same-code.ts'
import { ItemForm } from './item-form.tsx'
import styles from './items-card.module.css'
import { ScanView } from './scan-view.tsx'
import { substitutesOf } from './substitutes-of.ts'

export interface AddItemSheetProps {
  order: Pick<Order, 'id' | 'assigneeIds'>
  onClose: () => void
}

/** Adds an item found by a few letters, or one described in words. */
export function AddItemSheet({ order, onClose }: AddItemSheetProps) {
  const t = useT()
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ItemChoice | 'words' | null>(null)
  const [scans, setScans] = useState(false)
  const hasStock = useFeature('inventory')
  const showsPrices = seesPrices(useActor(), useCompany())
  const all = useLive(itemChoices()) ?? []
  const choices = hasStock ? all : all.map((one) => ({ ...one, vanId: null, inVan: 0 }))
  const found = findItems(choices, useDeferredValue(typed))

  /** A barcode that identifies one item selects it. Otherwise the code is searched for like text. */
  function onCode(code: string) {
    const same = choices.filter(
      ({ item }) => isSameCode(item.barcode, code) || isSameCode(item.sku, code),
    )
    navigator.vibrate?.(12)
    setScans(false)
    setTyped(code)
    if (same.length === 1 && same[0]) setChosen(same[0])
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('parts.add')}
      closeLabel={t('action.cancel')}
      isDismissable={chosen === null}
    >
      {scans && <ScanView onCode={onCode} onType={() => setScans(false)} />}
      {!scans && chosen === null && (
        <div className={styles.find}>
          <SearchField
            label={t('parts.search')}
            placeholder={t('parts.searchHint')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {canScan() && (
            <Button icon={<ScanBarcode aria-hidden="true" />} onPress={() => setScans(true)}>
              {t('parts.scan.open')}
            </Button>
          )}
          {found.length === 0 && choices.length > 0 && <p>{t('parts.noMatch')}</p>}
          {found.length > 0 && (
            <List
              label={t('parts.search')}
              items={found.slice(0, 30)}
              getKey={({ item }) => item.id}
              render={(choice) => (
                <ListRow
                  title={choice.item.name}
                  titleEnd={
                    showsPrices &&
                    choice.item.priceMinor > 0 && <MoneyText minor={choice.item.priceMinor} />
                  }
                  note={choice.item.sku}
                  noteEnd={
                    hasStock &&
                    (choice.inVan > 0
                      ? t('parts.inVan', { count: format.number(choice.inVan) })
                      : t('parts.notInVan'))
                  }
                  onPress={() => setChosen(choice)}
                />
              )}
            />
          )}
          {typed.trim() !== '' && (
            <ListRow
              title={t('parts.addUnlisted', { words: typed.trim() })}
              onPress={() => setChosen('words')}
            />
          )}
        </div>
      )}
      {!scans && chosen !== null && (
        <ItemForm
          key={chosen === 'words' ? chosen : chosen.item.id}
          order={order}
          substitutes={chosen === 'words' ? [] : substitutesOf(chosen, choices)}
          onSubstitute={setChosen}
          choice={chosen === 'words' ? null : chosen}
          words={typed.trim()}
          onBack={() => setChosen(null)}
          onDone={onClose}
        />
      )}
    </Sheet>
  )
}
