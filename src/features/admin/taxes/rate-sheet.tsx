import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { itemsInStock } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Company } from '#domain/entities/company.ts'
import { limits } from '#domain/entities/fields.ts'
import type { Item } from '#domain/entities/item.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { firstRate, laborItems, newRate, noRate, rateErrors, rateOf } from './rate-form.ts'
import { useRateSave } from './use-rate-save.ts'

interface RateSheetProps {
  company: Company
  onClose: () => void
}

/** Chooses the item that billed time is priced by, and its price. */
export function RateSheet(props: RateSheetProps) {
  const stock = useLive(itemsInStock())
  return stock ? <RateForm {...props} items={stock.map(({ item }) => item)} /> : null
}

function RateForm({ company, items, onClose }: RateSheetProps & { items: readonly Item[] }) {
  const t = useT()
  // The values when the sheet opened: an edit records what it changes from.
  const [seen] = useState({ company, items })
  const { currency } = seen.company
  const usual = t('itemKind.labour')
  const [first] = useState(() => firstRate(seen.company, seen.items, usual))
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const saveRate = useRateSave(seen.company, seen.items)
  const known = laborItems(seen.items)
  const errors = rateErrors(values, currency)

  return (
    <EditSheet
      title={t('laborRate.title')}
      isDirty={values !== first}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (!errors.name && !errors.price) await save(() => saveRate(values))
      }}
      onClose={onClose}
    >
      {known.length > 0 && (
        <Select
          label={t('laborRate.choice')}
          value={values.choice}
          options={[
            ...known.map(({ id, name }) => ({ value: id, label: name })),
            { value: newRate, label: t('item.new.labour') },
            { value: noRate, label: t('laborRate.noChoice') },
          ]}
          onChange={({ target }) => setValues(rateOf(target.value, seen.items, usual, currency))}
        />
      )}
      {values.choice !== noRate && (
        <>
          <TextField
            label={t('part.name')}
            maxLength={limits.line}
            value={values.name}
            error={tried && errors.name ? t('form.required') : undefined}
            onChange={({ target }) => setValues((now) => ({ ...now, name: target.value }))}
          />
          <TextField
            label={t('item.pricePerHour')}
            inputMode="decimal"
            autoComplete="off"
            after={currency}
            value={values.price}
            error={tried && errors.price ? t('part.amountInvalid') : undefined}
            onChange={({ target }) => setValues((now) => ({ ...now, price: target.value }))}
          />
        </>
      )}
    </EditSheet>
  )
}
