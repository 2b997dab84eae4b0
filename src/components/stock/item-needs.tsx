import { maxNeededItems, type NeededItem } from '#domain/entities/item.ts'
import { parseNumber } from '#lib/parse-number.ts'
import { useFormat, useT } from '#messages/index.ts'
import { RemovableField } from '#ui/form/removable-field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'

export interface ItemNeedsProps {
  /** The catalogue, by name. */
  items: readonly { readonly id: string; readonly name: string }[]
  needed: readonly NeededItem[]
  /** What is wrong with the quantity of the item at an index. */
  errorAt: (index: number) => string | undefined
  onChange: (needed: NeededItem[]) => void
}

/** The catalogue items that must be there for the work, each with how much of it. */
export function ItemNeeds({ items, needed, errorAt, onChange }: ItemNeedsProps) {
  const t = useT()
  const format = useFormat()
  const free = items.filter(({ id }) => needed.every((one) => one.id !== id))
  if (items.length === 0 && needed.length === 0) return null
  return (
    <>
      {needed.map((one, i) => {
        const item = items.find(({ id }) => id === one.id)?.name ?? t('needed.gone')
        return (
          <RemovableField
            key={one.id}
            removeLabel={t('needed.remove', { item })}
            onRemove={() => onChange(needed.filter(({ id }) => id !== one.id))}
          >
            <TextField
              label={t('needed.quantityOf', { item })}
              inputMode="decimal"
              defaultValue={format.number(one.quantity)}
              error={errorAt(i)}
              onChange={({ target }) => {
                // The schema refuses 0, so that what is no quantity is not saved as another one.
                const quantity = parseNumber(target.value) ?? 0
                onChange(
                  needed.map((other) => (other.id === one.id ? { ...one, quantity } : other)),
                )
              }}
            />
          </RemovableField>
        )
      })}
      {free.length > 0 && needed.length < maxNeededItems && (
        <Select
          label={t('needed.add')}
          optionalLabel={t('form.optional')}
          value=""
          placeholder={t('needed.choose')}
          options={free.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) =>
            target.value !== '' && onChange([...needed, { id: target.value, quantity: 1 }])
          }
        />
      )}
    </>
  )
}
