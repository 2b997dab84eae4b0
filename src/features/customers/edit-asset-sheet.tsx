import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { fieldMessage } from '#components/text/field-message.ts'
import { useMutate } from '#data/react.ts'
import type { Asset } from '#domain/entities/asset.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { assetFormSchema, assetOf, assetValues, type AssetValues } from './asset-form.ts'

export interface EditAssetSheetProps {
  siteId: string
  /** null for a new asset. */
  asset: Asset | null
  onClose: () => void
}

export function EditAssetSheet({ siteId, asset, onClose }: EditAssetSheetProps) {
  const t = useT()
  const mutate = useMutate()
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(() => assetValues(asset))
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<AssetValues>({
    resolver: valibotResolver(assetFormSchema),
    defaultValues: seen,
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const optionalLabel = t('form.optional')
  const part = (name: keyof AssetValues) => ({
    error: fieldMessage(t, errors[name]?.message),
    ...form.register(name),
  })

  const save = form.handleSubmit(async (values) => {
    const result = asset
      ? await mutate('asset/edit', {
          assetId: asset.id,
          edits: editsBetween(assetOf(seen), assetOf(values)),
        })
      : await mutate('asset/create', { assetId: newId(), siteId, ...assetOf(values) })
    if (result.ok) onClose()
    else setProblem(result.problem)
  })

  return (
    <EditSheet
      title={t(asset ? 'assets.edit' : 'assets.new')}
      size="large"
      isDirty={isDirty}
      isSaving={isSubmitting}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label={t('assets.name')} placeholder={t('assets.nameHint')} {...part('name')} />
      <TextField label={t('assets.maker')} optionalLabel={optionalLabel} {...part('maker')} />
      <TextField label={t('assets.model')} optionalLabel={optionalLabel} {...part('model')} />
      <TextField
        label={t('assets.serial')}
        optionalLabel={optionalLabel}
        autoComplete="off"
        {...part('serial')}
      />
      <TextField
        label={t('assets.barcode')}
        optionalLabel={optionalLabel}
        autoComplete="off"
        {...part('barcode')}
      />
      <TextField
        type="date"
        label={t('assets.inServiceOn')}
        optionalLabel={optionalLabel}
        {...part('inServiceOn')}
      />
      <TextField
        type="date"
        label={t('assets.warrantyUntil')}
        optionalLabel={optionalLabel}
        {...part('warrantyUntil')}
      />
      <TextArea
        label={t('assets.notes')}
        optionalLabel={optionalLabel}
        rows={2}
        {...part('notes')}
      />
    </EditSheet>
  )
}
