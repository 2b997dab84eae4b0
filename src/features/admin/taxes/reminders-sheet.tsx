import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import type { Company } from '#domain/entities/company.ts'
import { mostReminders, reminderDaysOf } from '#domain/invoice/reminders.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import { reminderText, wrongReminderField } from './reminder-fields.ts'

interface RemindersSheetProps {
  company: Company
  onClose: () => void
}

/** Edits on which days customers are reminded; a field that is left empty is no reminder. */
export function RemindersSheet({ company, onClose }: RemindersSheetProps) {
  const t = useT()
  const edit = useCompanyEdit()
  // The value when the sheet opened: an edit records what it changes from.
  const [seen] = useState(company)
  const [fields, setFields] = useState(() => {
    const days = reminderDaysOf(seen.reminders)
    return Array.from({ length: mostReminders }, (_, index) => String(days[index] ?? ''))
  })
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const text = reminderText(fields)
  const wrong = wrongReminderField(fields)

  return (
    <EditSheet
      title={t('reminders.title')}
      size="small"
      isDirty={text !== seen.reminders}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (wrong === null) await save(() => edit(seen, { reminders: text }))
      }}
      onClose={onClose}
    >
      {fields.map((field, index) => (
        <TextField
          key={index}
          label={t('reminders.stage', { count: index + 1 })}
          description={index === 0 ? t('reminders.help') : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          after={t('invoiceDraft.days')}
          value={field}
          error={tried && index === wrong ? t('reminders.bad') : undefined}
          onChange={({ target }) => setFields(fields.with(index, target.value))}
        />
      ))}
    </EditSheet>
  )
}
