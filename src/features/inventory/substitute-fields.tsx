import { X } from 'lucide-react'
import { itemsInStock } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import { isPart } from '#domain/stock/is-part.ts'
import { useT } from '#messages/index.ts'
import { ComboBox } from '#ui/form/combo-box.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import styles from './substitute-fields.module.css'

export interface SubstituteFieldsProps {
  itemId: string
  /** Ids. */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Edits the substitutes of an item. */
export function SubstituteFields({ itemId, value, onChange }: SubstituteFieldsProps) {
  const t = useT()
  const items = useLive(itemsInStock())
  const nameOf = (id: string) => items?.find(({ item }) => item.id === id)?.item.name ?? id
  const others = items?.filter(
    ({ item }) =>
      isPart(item) && item.id !== itemId && item.archivedAt === null && !value.includes(item.id),
  )
  return (
    <div className={styles.substitutes}>
      {value.length < limits.list && (
        <ComboBox
          // Remounts the empty field after a selection.
          key={value.length}
          label={t('part.substitutes')}
          optionalLabel={t('form.optional')}
          description={t('part.substitutesHelp')}
          placeholder={t('parts.searchHint')}
          emptyText={t('inventory.noneMatch')}
          options={others?.map(({ item }) => ({
            value: item.id,
            label: item.name,
            description: item.sku,
          }))}
          value={null}
          onChange={(id) => id !== null && onChange([...value, id])}
        />
      )}
      {value.length > 0 && (
        <ul className={styles.list}>
          {value.map((id) => (
            <li key={id} className={styles.one}>
              {nameOf(id)}
              <IconButton
                label={t('part.remove', { name: nameOf(id) })}
                icon={<X />}
                onPress={() => onChange(value.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
