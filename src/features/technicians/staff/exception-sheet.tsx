import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { fieldMessage } from '#components/text/field-message.ts'
import { useMutate } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import type { DayException } from '#domain/entities/staff.ts'
import { staffFields } from '#domain/staff/staff-fields.ts'
import type { Problem } from '#domain/problem.ts'
import { withException } from '#domain/staff/day-exceptions.ts'
import { weekdayOf } from '#domain/staff/working-spans.ts'
import { equal } from '#lib/equal.ts'
import { useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { StaffSheetProps } from './staff-card.tsx'

const usual = { start: '08:00', end: '17:00' }

export interface ExceptionSheetProps extends StaffSheetProps {
  /** null for a new day. */
  exception: DayException | null
}

/** Other hours on one day, such as a Saturday worked or a short Friday. */
export function ExceptionSheet(props: ExceptionSheetProps) {
  const { person, plan, company, today, exception, onClose } = props
  const t = useT()
  const mutate = useMutate()
  const { isSaving, problem, save } = useSaving(onClose)
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(plan.exceptions)
  const [first] = useState<DayException>(() => exception ?? { id: today, spans: [usual], note: '' })
  const [values, setValues] = useState(first)
  const [full, setFull] = useState<Problem | null>(null)
  const [tried, setTried] = useState(false)
  const weekly = plan.weeklyHours ?? company.workingHours
  const [span] = values.spans
  const change = (more: Partial<DayException>) => setValues({ ...values, ...more })
  const parsed = v.safeParse(staffFields.exceptions, [{ ...values, note: values.note.trim() }])
  const fault = tried && !parsed.success ? parsed.issues[0] : undefined
  const isSpanWrong = fault?.path?.[1]?.key === 'spans'

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const [wanted] = parsed.success ? parsed.output : []
    if (!wanted) return
    const next = withException(seen, wanted, exception?.id ?? null, today)
    if (!next) return setFull({ type: 'input/invalid', issues: [{ path: '', message: 'tooMany' }] })
    await saveList(next)
  }

  const saveList = (to: readonly DayException[]) =>
    save(() => mutate('staff/edit', { uid: person.id, edits: { exceptions: { from: seen, to } } }))

  return (
    <EditSheet
      title={t(exception ? 'exceptions.edit' : 'exceptions.new')}
      isDirty={!equal(values, first)}
      isSaving={isSaving}
      problem={problem ?? full}
      other={
        exception
          ? {
              label: t('exceptions.remove'),
              onPress: () => void saveList(seen.filter(({ id }) => id !== exception.id)),
            }
          : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <DateTimeField
        type="date"
        label={t('exceptions.day')}
        min={today}
        value={values.id}
        error={fault && !isSpanWrong ? t('form.invalid') : undefined}
        onChange={({ target }) => change({ id: target.value })}
      />
      <RadioGroup
        label={t('exceptions.hours')}
        value={span ? 'works' : 'off'}
        options={[
          { value: 'works', label: t('exceptions.works') },
          { value: 'off', label: t('exceptions.off') },
        ]}
        onChange={({ target }) =>
          change({
            spans:
              target.value === 'off'
                ? []
                : [
                    (v.is(staffFields.exceptions, [values]) && weekly[weekdayOf(values.id)][0]) ||
                      usual,
                  ],
          })
        }
      />
      {span && (
        <FieldRow>
          <DateTimeField
            type="time"
            label={t('exceptions.start')}
            value={span.start}
            onChange={({ target }) => change({ spans: [{ ...span, start: target.value }] })}
          />
          <DateTimeField
            type="time"
            label={t('exceptions.end')}
            value={span.end}
            error={isSpanWrong ? fieldMessage(t, fault.message) : undefined}
            onChange={({ target }) => change({ spans: [{ ...span, end: target.value }] })}
          />
        </FieldRow>
      )}
      <TextField
        label={t('exceptions.note')}
        optionalLabel={t('form.optional')}
        maxLength={limits.line}
        value={values.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </EditSheet>
  )
}
