import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'

const usual = '20:00-06:00'

/** Edits the hours in which order alerts wait. */
export function QuietSheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useT()
  const edit = useCompanyEdit()
  const [seen] = useState(company)
  const [first] = useState(() => {
    const [from = '', to = ''] = (seen.quietHours || usual).split('-')
    return { isOn: seen.quietHours !== '', from, to }
  })
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const change = (more: Partial<typeof first>) => setValues((now) => ({ ...now, ...more }))
  const { isOn, from, to } = values
  const errorOf = (time: string) => {
    if (!tried) return undefined
    if (time === '') return t('form.localTime')
    return from === to ? t('quiet.same') : undefined
  }
  return (
    <EditSheet
      title={t('quiet.edit')}
      isDirty={values !== first}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (isOn && (from === '' || to === '' || from === to)) return
        await save(() => edit(seen, { quietHours: isOn ? `${from}-${to}` : '' }))
      }}
      onClose={onClose}
    >
      <Checkbox
        label={t('quiet.on')}
        description={t('quiet.note')}
        checked={isOn}
        onChange={(event) => change({ isOn: event.target.checked })}
      />
      {isOn && (
        <FieldRow>
          <DateTimeField
            type="time"
            label={t('quiet.from')}
            value={from}
            error={errorOf(from)}
            onChange={(event) => change({ from: event.target.value })}
          />
          <DateTimeField
            type="time"
            label={t('quiet.to')}
            value={to}
            error={errorOf(to)}
            onChange={(event) => change({ to: event.target.value })}
          />
        </FieldRow>
      )}
    </EditSheet>
  )
}
