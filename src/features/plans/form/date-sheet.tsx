import { useState } from 'react'
import { useDayText } from '#components/staff/use-day-text.ts'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import type { PlanView } from '#data/index.ts'
import type { Plan } from '#domain/entities/plan.ts'
import { limits } from '#domain/entities/fields.ts'
import { dueOn } from '#domain/plan/due-occurrences.ts'
import { changeThis, type DateChange } from '#domain/plan/edit-this.ts'
import { useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSavePlan } from './use-save-plan.ts'
import { LengthField } from './work-fields.tsx'

interface DateSheetProps {
  view: PlanView
  /** The day that the rule gives. */
  on: string
  onClose: () => void
}

/** Changes one visit of a plan, and its order where there is one. */
export function DateSheet({ view: present, on, onClose }: DateSheetProps) {
  const t = useT()
  const dayText = useDayText()
  const [view] = useState(present)
  const { plan } = view
  const [first] = useState(() => valuesOf(plan, on))
  const [values, setValues] = useState(first)
  const { isSaving, problem, savePlan } = useSavePlan(view, onClose)
  const change = (changes: Partial<typeof values>) => setValues({ ...values, ...changes })
  const isComplete = values.day !== '' && values.time !== '' && values.title.trim() !== ''

  /** What differs from the plan; null where it is as the plan says. */
  function changeOf(): DateChange {
    const start = `${values.day}T${values.time}`
    const title = values.title.trim()
    return {
      start: start === `${on}${plan.start.slice(10)}` ? null : start,
      minutes: values.minutes === plan.minutes ? null : values.minutes,
      title: title === plan.title ? null : title,
    }
  }

  return (
    <EditSheet
      title={t('plans.editDate', { day: dayText(on) })}
      isDirty={values !== first}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        if (isComplete) await savePlan(changeThis(plan, on, changeOf(), view.planOrders))
      }}
      onClose={onClose}
    >
      <FieldRow>
        <DateTimeField
          type="date"
          label={t('plans.day')}
          error={values.day === '' ? t('form.required') : undefined}
          value={values.day}
          onChange={({ target }) => change({ day: target.value })}
        />
        <DateTimeField
          type="time"
          label={t('plans.startTime')}
          error={values.time === '' ? t('form.required') : undefined}
          value={values.time}
          onChange={({ target }) => change({ time: target.value })}
        />
      </FieldRow>
      <LengthField minutes={values.minutes} onChange={(minutes) => change({ minutes })} />
      <TextField
        label={t('orders.titleField')}
        maxLength={limits.line}
        error={values.title.trim() === '' ? t('form.required') : undefined}
        value={values.title}
        onChange={({ target }) => change({ title: target.value })}
      />
    </EditSheet>
  )
}

function valuesOf(plan: Plan, on: string) {
  const { start, minutes, title } = dueOn(plan, on)
  const [day = '', time = ''] = start.split('T')
  return { day, time, minutes, title }
}
