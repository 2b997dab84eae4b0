import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { daysFrom, withHolidays } from '#domain/company/holidays.ts'
import { mostHolidays } from '#domain/company/holiday.ts'
import type { Company } from '#domain/entities/company.ts'
import { limits } from '#domain/entities/fields.ts'
import { useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useCompanyEdit } from '../settings/use-company-edit.ts'

interface HolidaySheetProps {
  company: Company
  today: string
  onClose: () => void
}

/** The most days that are added at once, so that a slip in the year does not fill the list. */
const mostAtOnce = 60

/** Adds one holiday, or every day of a closure. */
export function HolidaySheet({ company, today, onClose }: HolidaySheetProps) {
  const t = useT()
  const edit = useCompanyEdit()
  const [seen] = useState(company)
  const [values, setValues] = useState({ label: '', on: '', until: '' })
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const change = (more: Partial<typeof values>) => setValues((now) => ({ ...now, ...more }))
  const days = values.on === '' ? [] : daysFrom(values.on, values.until || values.on)
  const next = withHolidays(
    seen.holidays,
    days.map((on) => ({ on, label: values.label.trim() })),
  )
  const error = untilError()

  function untilError() {
    if (values.on === '') return undefined
    if (days.length === 0) return t('holidays.endFirst')
    if (days.length > mostAtOnce) return t('holidays.tooLong')
    return next.length > mostHolidays ? t('holidays.full') : undefined
  }

  return (
    <EditSheet
      title={t('holidays.add')}
      isDirty={values.label !== '' || values.on !== '' || values.until !== ''}
      isSaving={isSaving}
      problem={problem}
      submitLabel={
        days.length > 1 && error === undefined
          ? t('holidays.addCount', { count: days.length })
          : t('holidays.add')
      }
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (values.on === '' || error !== undefined) return
        await save(async () => {
          const result = await edit(seen, { holidays: next })
          const count = next.length - seen.holidays.length
          if (result.ok) showToast(t('holidays.added', { count }), { kind: 'success' })
          return result
        })
      }}
      onClose={onClose}
    >
      <TextField
        label={t('holidays.name')}
        description={t('holidays.nameHelp')}
        optionalLabel={t('form.optional')}
        maxLength={limits.code}
        value={values.label}
        onChange={(event) => change({ label: event.target.value })}
      />
      <FieldRow>
        <DateTimeField
          type="date"
          label={t('holidays.on')}
          min={today}
          value={values.on}
          error={tried && values.on === '' ? t('form.required') : undefined}
          onChange={(event) => change({ on: event.target.value })}
        />
        <DateTimeField
          type="date"
          label={t('holidays.until')}
          description={t('holidays.untilHelp')}
          optionalLabel={t('form.optional')}
          min={values.on || today}
          value={values.until}
          error={tried || days.length > mostAtOnce ? error : undefined}
          onChange={(event) => change({ until: event.target.value })}
        />
      </FieldRow>
    </EditSheet>
  )
}
