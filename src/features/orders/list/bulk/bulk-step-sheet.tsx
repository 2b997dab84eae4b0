import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useT } from '#messages/index.ts'
import { TextArea } from '#ui/form/text-area.tsx'

export interface BulkStepSheetProps {
  title: string
  onSave: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for the reason of a step, once for all selected orders. */
export function BulkStepSheet({ title, onSave, onClose }: BulkStepSheetProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [tried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  return (
    <EditSheet
      title={title}
      size="small"
      isDirty={!isMissing}
      isSaving={isSaving}
      problem={null}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (isMissing) return
        setSaving(true)
        await onSave(reason.trim())
        onClose()
      }}
      onClose={onClose}
    >
      <TextArea
        label={t('reason.label')}
        error={tried && isMissing ? t('reason.missing') : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </EditSheet>
  )
}
