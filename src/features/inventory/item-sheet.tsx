import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { Controller, type Resolver, useForm, useWatch } from 'react-hook-form'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { fieldMessage } from '#components/text/field-message.ts'
import { unitName, units } from '#components/text/quantity-text.ts'
import { useMutate, useSession } from '#data/react.ts'
import { type Item, type ItemKind, itemKinds } from '#domain/entities/item.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { ok, type Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import {
  costMinorOf,
  isAsked,
  itemFormSchema,
  itemOf,
  itemValues,
  type ItemValues,
} from './item-form.ts'
import { SubstituteFields } from './substitute-fields.tsx'
import { useTaxName } from './use-tax-name.ts'

export interface ItemSheetProps {
  /** null for a new item. */
  item: Item | null
  /** What it costs the company, in minor units. */
  costMinor?: number
  /** Of a new item, at first. */
  kind?: ItemKind
  /** Whether there is stock of it, so that it stays a part. */
  isHeld?: boolean
  onClose: () => void
}

/** Edits an item's details and prices. */
export function ItemSheet({
  item,
  kind: first = 'part',
  costMinor = 0,
  isHeld = false,
  onClose,
}: ItemSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const session = useSession()
  const currency = (session.kind === 'signedIn' && session.company?.currency) || 'USD'
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(() => itemValues(item, first, costMinor, currency))
  const [itemId] = useState(() => item?.id ?? newId())
  const [problem, setProblem] = useState<Problem | null>(null)
  const resolver: Resolver<ItemValues> = valibotResolver<ItemValues, unknown, ItemValues>(
    itemFormSchema(currency),
  )
  const form = useForm<ItemValues>({ resolver, defaultValues: seen })
  const { errors, isDirty, isSubmitting } = form.formState
  const kind = useWatch({ control: form.control, name: 'kind' })
  const taxes = useTaxName()
  const optionalLabel = t('form.optional')
  const own = units.some((unit) => unit === seen.unit) ? [] : [seen.unit]

  async function saveItem(wanted: ReturnType<typeof itemOf>): Promise<Result<unknown, Problem>> {
    if (!item) return mutate('item/create', { itemId, ...wanted })
    const edits = editsBetween(itemOf(seen, currency), wanted)
    return Object.keys(edits).length === 0 ? ok() : mutate('item/edit', { itemId, edits })
  }

  const save = form.handleSubmit(async (values) => {
    const saved = await saveItem(itemOf(values, currency))
    const cost = { from: costMinorOf(seen, currency), to: costMinorOf(values, currency) }
    const result =
      saved.ok && cost.from !== cost.to
        ? await mutate('cost/set', { costId: itemId, kind: 'item', edits: { costMinor: cost } })
        : saved
    if (result.ok) onClose()
    else setProblem(result.problem)
  })

  return (
    <EditSheet
      title={t(item ? `item.edit.${kind}` : `item.new.${kind}`)}
      size="large"
      isDirty={isDirty}
      isSaving={isSubmitting}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <Select
        label={t('item.kind')}
        description={t(isHeld ? 'item.kindHeld' : `itemKindNote.${kind}`)}
        options={itemKinds.map((one) => ({
          value: one,
          label: t(`itemKind.${one}`),
          disabled: isHeld && one !== 'part',
        }))}
        {...form.register('kind')}
      />
      <TextField
        label={t('part.name')}
        placeholder={t(`itemNameHint.${kind}`)}
        error={fieldMessage(t, errors.name?.message)}
        {...form.register('name')}
      />
      <FieldRow>
        <TextField
          label={t(kind === 'part' ? 'part.sku' : 'item.number')}
          optionalLabel={optionalLabel}
          autoComplete="off"
          error={fieldMessage(t, errors.sku?.message)}
          {...form.register('sku')}
        />
        {isAsked('barcode', kind) && (
          <TextField
            label={t('assets.barcode')}
            optionalLabel={optionalLabel}
            autoComplete="off"
            inputMode="numeric"
            error={fieldMessage(t, errors.barcode?.message)}
            {...form.register('barcode')}
          />
        )}
      </FieldRow>
      <FieldRow>
        <TextField
          label={t('part.category')}
          optionalLabel={optionalLabel}
          error={fieldMessage(t, errors.category?.message)}
          {...form.register('category')}
        />
        {isAsked('unit', kind) && (
          <Select
            label={t('part.unit')}
            options={[
              ...units.map((unit) => ({ value: unit, label: unitName(t, unit) })),
              ...own.map((unit) => ({ value: unit, label: unit })),
            ]}
            {...form.register('unit')}
          />
        )}
      </FieldRow>
      <FieldRow>
        {(['cost', 'price'] as const).map((name) => (
          <TextField
            key={name}
            label={t(name === 'price' && kind === 'labour' ? 'item.pricePerHour' : `part.${name}`)}
            optionalLabel={optionalLabel}
            inputMode="decimal"
            autoComplete="off"
            after={currency}
            error={errors[name] && t('part.amountInvalid')}
            {...form.register(name)}
          />
        ))}
      </FieldRow>
      <Select
        label={t('item.tax')}
        options={taxes.optionsWith(seen.taxCode)}
        {...form.register('taxCode')}
      />
      {isAsked('isStocked', kind) && (
        <Checkbox
          label={t('part.stocked')}
          description={t('part.stockedHelp')}
          {...form.register('isStocked')}
        />
      )}
      {isAsked('substituteIds', kind) && (
        <Controller
          name="substituteIds"
          control={form.control}
          render={({ field }) => (
            <SubstituteFields itemId={itemId} value={field.value} onChange={field.onChange} />
          )}
        />
      )}
    </EditSheet>
  )
}
