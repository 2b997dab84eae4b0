import { useState } from 'react'
import { ArchiveButton } from '#components/sheet/archive-button.tsx'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { catalogue } from '#data/index.ts'
import { useCompany, useLive, useMutate } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import type { PriceList } from '#domain/entities/price-list.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import { newId } from '#lib/new-id.ts'
import { trueNow, useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import {
  priceListErrors,
  priceListFields,
  priceListValues,
  type PriceListValues,
} from './price-list-form.ts'
import { PriceRules } from './price-rules.tsx'

interface PriceListSheetProps {
  /** null for a new one. */
  list: PriceList | null
  onClose: () => void
}

const unknown = { currency: 'USD', pricesIncludeTax: false }

/** Edits a price list. Documents keep the prices that they were given. */
export function PriceListSheet({ list: present, onClose }: PriceListSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const company = useCompany() ?? unknown
  const items = useLive(catalogue()) ?? []
  // The values when the form opened: an edit records what it changes from.
  const [list] = useState(present)
  const [first] = useState(() => priceListValues(present, company))
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const [writing, setWriting] = useState(false)
  const { isSaving, problem, save: send } = useSaving(onClose)
  const change = (more: Partial<PriceListValues>) => setValues((now) => ({ ...now, ...more }))
  const errors = priceListErrors(values)

  async function save() {
    setTried(true)
    if (writing || errors.name || errors.currency || errors.days) return
    const fields = priceListFields(values)
    await send(() =>
      list
        ? mutate('pricelist/edit', {
            priceListId: list.id,
            edits: editsBetween(priceListFields(first), fields),
          })
        : mutate('pricelist/create', { priceListId: newId(), ...fields }),
    )
  }

  /** Archives a list, so that no line gets its prices any more, or restores it. */
  async function archive({ id, archivedAt }: PriceList) {
    const to = archivedAt === null ? new Date(trueNow()).toISOString() : null
    const edits = { archivedAt: { from: archivedAt, to } }
    await send(() => mutate('pricelist/edit', { priceListId: id, edits }))
  }

  return (
    <EditSheet
      title={list ? list.name : t('priceList.new')}
      isDirty={values !== first || writing}
      isSaving={isSaving}
      problem={problem}
      hasActions={!writing}
      onSubmit={async (event) => {
        event.preventDefault()
        await save()
      }}
      onClose={onClose}
    >
      {!writing && (
        <>
          <TextField
            label={t('priceList.name')}
            autoComplete="off"
            maxLength={limits.line}
            value={values.name}
            error={tried && errors.name ? t('form.required') : undefined}
            onChange={({ target }) => change({ name: target.value })}
          />
          <FieldRow>
            <DateTimeField
              type="date"
              label={t('priceList.fromOn')}
              optionalLabel={t('form.optional')}
              value={values.fromOn}
              onChange={({ target }) => change({ fromOn: target.value })}
            />
            <DateTimeField
              type="date"
              label={t('priceList.untilOn')}
              optionalLabel={t('form.optional')}
              value={values.untilOn}
              error={errors.days ? t('priceList.reversed') : undefined}
              onChange={({ target }) => change({ untilOn: target.value })}
            />
          </FieldRow>
          <TextField
            label={t('priceList.currency')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={3}
            value={values.currency}
            error={tried && errors.currency ? t('priceList.currencyInvalid') : undefined}
            onChange={({ target }) => change({ currency: target.value })}
          />
          <Switch
            label={t('priceList.inclusive')}
            checked={values.isInclusive}
            onChange={({ target }) => change({ isInclusive: target.checked })}
          />
        </>
      )}
      <PriceRules
        rules={values.rules}
        items={items}
        currency={errors.currency ? company.currency : values.currency.trim().toUpperCase()}
        onChange={(rules) => change({ rules })}
        onWriting={setWriting}
      />
      {list && !writing && (
        <ArchiveButton
          label={t(list.archivedAt === null ? 'priceList.archive' : 'priceList.restore')}
          isArchived={list.archivedAt !== null}
          isDirty={values !== first}
          onPress={() => void archive(list)}
        />
      )}
    </EditSheet>
  )
}
