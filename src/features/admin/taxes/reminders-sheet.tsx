import { useState } from 'react'
import * as v from 'valibot'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import type { Company } from '#domain/entities/company.ts'
import { mostReminders, reminderDays, reminderDaysOf } from '#domain/invoice/reminders.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'

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
  const text = fields
    .map((field) => field.trim())
    .filter(Boolean)
    .join(',')
  const parsed = v.safeParse(reminderDays, text)

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
        if (parsed.success) await save(() => edit(seen, { reminders: parsed.output }))
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
          error={
            tried && !parsed.success && index === mostReminders - 1 ? t('reminders.bad') : undefined
          }
          onChange={({ target }) => setFields(fields.with(index, target.value))}
        />
      ))}
    </EditSheet>
  )
}
