import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useMutate } from '#data/react.ts'
import type { Absence } from '#domain/entities/absence.ts'
import { limits } from '#domain/entities/fields.ts'
import { useT } from '#messages/index.ts'
import { TextArea } from '#ui/form/text-area.tsx'

export interface RejectSheetProps {
  absence: Absence
  name: string
  onClose: () => void
}

/** Rejects a request, with a message for the person. */
export function RejectSheet({ absence, name, onClose }: RejectSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const { isSaving, problem, save } = useSaving(onClose)
  const [reply, setReply] = useState('')
  return (
    <EditSheet
      title={t('absence.rejectTitle')}
      isDirty={reply !== ''}
      isSaving={isSaving}
      problem={problem}
      submitLabel={t('absence.reject')}
      danger
      onSubmit={async (event) => {
        event.preventDefault()
        const decision = { absenceId: absence.id, status: 'rejected', reply } as const
        await save(() => mutate('absence/decide', decision))
      }}
      onClose={onClose}
    >
      <TextArea
        label={t('absence.reply')}
        optionalLabel={t('form.optional')}
        description={t('absence.replyHelp', { name })}
        maxLength={limits.note}
        value={reply}
        onChange={({ target }) => setReply(target.value)}
      />
    </EditSheet>
  )
}
