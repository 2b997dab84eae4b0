import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { partChoices, type PartChoice } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useFormat, useT } from '#messages/index.ts'
import { ListRow } from '#ui/list-row.tsx'
import { List } from '#ui/list.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { findParts } from './find-parts.ts'
import { PartForm } from './part-form.tsx'

export interface AddPartSheetProps {
  orderId: string
  onClose: () => void
}

/** A part found by a few letters, or written down in words. */
export function AddPartSheet({ orderId, onClose }: AddPartSheetProps) {
  const t = useT()
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<PartChoice | 'words' | null>(null)
  const choices = useLive(partChoices()) ?? []
  const found = findParts(choices, useDeferredValue(typed))

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('parts.add')}
      closeLabel={t('action.close')}
      isDismissable={chosen === null}
    >
      {chosen === null ? (
        <>
          <TextField
            label={t('parts.search')}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            before={<Search aria-hidden="true" />}
            placeholder={t('parts.searchHint')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {found.length === 0 && choices.length > 0 && <p>{t('parts.noMatch')}</p>}
          {typed.trim() !== '' && (
            <ListRow
              title={t('parts.words', { words: typed.trim() })}
              onPress={() => setChosen('words')}
            />
          )}
          <List
            label={t('parts.search')}
            items={found.slice(0, 30)}
            getKey={({ item }) => item.id}
            render={(choice) => (
              <ListRow
                title={choice.item.name}
                note={choice.item.sku}
                noteEnd={
                  choice.inVan > 0
                    ? t('parts.inVan', { count: format.number(choice.inVan) })
                    : t('parts.notInVan')
                }
                onPress={() => setChosen(choice)}
              />
            )}
          />
        </>
      ) : (
        <PartForm
          orderId={orderId}
          choice={chosen === 'words' ? null : chosen}
          words={typed.trim()}
          onBack={() => setChosen(null)}
          onDone={onClose}
        />
      )}
    </Sheet>
  )
}
