import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useMutate, useTimeZone } from '#data/react.ts'
import type { Estimate } from '#domain/entities/estimate.ts'
import { limits } from '#domain/entities/fields.ts'
import { hashOfEstimate } from '#domain/estimate/hash-of-estimate.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'

export interface DeclineSheetProps {
  estimate: Estimate
  onClose: () => void
}

/** Who declined the estimate, and why. */
export function DeclineSheet({ estimate, onClose }: DeclineSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const today = useToday(useTimeZone())
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const missing = (text: string) => (tried && text.trim() === '' ? t('form.required') : undefined)
  return (
    <EditSheet
      title={t('estimates.declineTitle')}
      size="small"
      submitLabel={t('estimates.decline')}
      isDirty={name !== '' || reason !== ''}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (name.trim() === '' || reason.trim() === '') return
        await save(() =>
          mutate('estimate/decide', {
            estimateId: estimate.id,
            answer: 'declined',
            name: name.trim(),
            optionId: '',
            documentHash: hashOfEstimate(estimate),
            signatureId: '',
            reason: reason.trim(),
            day: today,
          }),
        )
      }}
      onClose={onClose}
    >
      <TextField
        label={t('estimates.declineName')}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={limits.line}
        value={name}
        error={missing(name)}
        onChange={({ target }) => setName(target.value)}
      />
      <TextArea
        label={t('estimates.declineReason')}
        rows={3}
        maxLength={limits.note}
        value={reason}
        error={missing(reason)}
        onChange={({ target }) => setReason(target.value)}
      />
    </EditSheet>
  )
}
