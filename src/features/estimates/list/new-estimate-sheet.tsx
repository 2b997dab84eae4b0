import { useState } from 'react'
import { useNavigate } from 'react-router'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useCompany, useMutate, useTimeZone } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import { newEstimate } from '#domain/estimate/new-estimate.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { type Place, PlaceFields } from '../place-fields.tsx'

export interface NewEstimateSheetProps {
  /** '' for none yet. */
  customerId: string
  onClose: () => void
}

/** Begins an estimate for a customer's site. */
export function NewEstimateSheet({ customerId, onClose }: NewEstimateSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const navigate = useNavigate()
  const company = useCompany()
  const today = useToday(useTimeZone())
  const [ids] = useState(() => ({ estimateId: newId(), optionId: newId() }))
  const [title, setTitle] = useState('')
  const [place, setPlace] = useState<Place>({ customerId: customerId || null, siteId: null })
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(() => {
    // Back leads to the list, not to this sheet.
    onClose()
    void navigate(`/estimates/${ids.estimateId}`)
  })
  return (
    <EditSheet
      title={t('estimates.new')}
      size="small"
      submitLabel={t('estimates.create')}
      isDirty={title !== ''}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        const { customerId: customer, siteId } = place
        if (customer === null || siteId === null || title.trim() === '' || !company) return
        const start = {
          ...ids,
          title: title.trim(),
          customerId: customer,
          siteId,
          order: null,
          today,
        }
        const args = newEstimate(company, { ...start, optionName: t('estimates.firstOption') })
        await save(() => mutate('estimate/create', args))
      }}
      onClose={onClose}
    >
      <PlaceFields place={place} tried={tried} onChange={setPlace} />
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field that is empty
        autoFocus={customerId !== '' && matchMedia('(pointer: fine)').matches}
        label={t('estimates.name')}
        autoComplete="off"
        maxLength={limits.line}
        value={title}
        error={tried && title.trim() === '' ? t('form.required') : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
    </EditSheet>
  )
}
