import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { WorkingHoursFields } from '#components/company/working-hours-fields.tsx'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { fieldMessage } from '#components/text/field-message.ts'
import { useMutate } from '#data/react.ts'
import { maxBreaks } from '#domain/entities/staff.ts'
import { staffFields } from '#domain/staff/staff-fields.ts'
import { weekdays } from '#domain/entities/working-hours.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import { newId } from '#lib/new-id.ts'
import { parseNumber } from '#lib/parse-number.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { FieldGroup } from '#ui/form/form.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { BreakFields } from './break-fields.tsx'
import type { StaffSheetProps } from './staff-card.tsx'

const wanted = v.pick(v.object(staffFields), ['weeklyHours', 'breaks', 'maxMinutesPerDay'])

/** Changes a person's weekly hours, breaks and daily maximum. */
export function HoursSheet({ person, plan, company, onClose }: StaffSheetProps) {
  const t = useT()
  const format = useFormat()
  const mutate = useMutate()
  const { isSaving, problem, save } = useSaving(onClose)
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(() => ({
    weeklyHours: plan.weeklyHours,
    breaks: plan.breaks,
    maxMinutesPerDay: plan.maxMinutesPerDay,
  }))
  const [isOwn, setOwn] = useState(seen.weeklyHours !== null)
  const [week, setWeek] = useState(seen.weeklyHours ?? company.workingHours)
  const [breaks, setBreaks] = useState(seen.breaks)
  const [firstMost] = useState(
    seen.maxMinutesPerDay === null ? '' : format.number(seen.maxMinutesPerDay / 60),
  )
  const [most, setMost] = useState(firstMost)
  const [tried, setTried] = useState(false)
  const hours = parseNumber(most)
  const parsed = v.safeParse(wanted, {
    weeklyHours: isOwn ? week : null,
    breaks,
    maxMinutesPerDay: most === firstMost ? seen.maxMinutesPerDay : minutesIn(hours),
  })
  const issues = tried && !parsed.success ? parsed.issues : []
  const errorAt = (...path: readonly (string | number)[]) =>
    issues.find((issue) => path.every((key, i) => issue.path?.[i]?.key === key))?.message
  const isDirty =
    isOwn !== (seen.weeklyHours !== null) ||
    (isOwn && week !== seen.weeklyHours && week !== company.workingHours) ||
    breaks !== seen.breaks ||
    most !== firstMost

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!parsed.success) return
    const edits = editsBetween(seen, parsed.output)
    if (Object.keys(edits).length === 0) return onClose()
    await save(() => mutate('staff/edit', { uid: person.id, edits }))
  }

  return (
    <EditSheet
      title={t('hoursOf.editOf', { name: person.name })}
      size="large"
      isDirty={isDirty}
      isSaving={isSaving}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        label={t('hoursOf.title')}
        hideLabel
        value={isOwn ? 'own' : 'company'}
        options={[
          { value: 'company', label: t('hoursOf.company') },
          { value: 'own', label: t('hoursOf.own') },
        ]}
        onChange={({ target }) => setOwn(target.value === 'own')}
      />
      {isOwn && (
        <WorkingHoursFields
          value={week}
          onChange={setWeek}
          errors={Object.fromEntries(
            weekdays.map((day) => [day, fieldMessage(t, errorAt('weeklyHours', day))]),
          )}
        />
      )}
      <FieldGroup title={t('hoursOf.breaks')}>
        {breaks.map((one, i) => (
          <BreakFields
            key={one.id}
            number={i + 1}
            value={one}
            errors={{
              to: errorAt('breaks', i, 'to') ?? errorAt('breaks', i, 'from'),
              minutes: errorAt('breaks', i, 'minutes'),
            }}
            onChange={(next) => setBreaks(breaks.map((other) => (other === one ? next : other)))}
            onRemove={() => setBreaks(breaks.filter((other) => other !== one))}
          />
        ))}
        {breaks.length < maxBreaks && (
          <Button
            icon={<Plus aria-hidden="true" />}
            onPress={() =>
              setBreaks([
                ...breaks,
                { id: newId(), from: '12:00', to: '14:00', minutes: 30, isPaid: false },
              ])
            }
          >
            {t('hoursOf.addBreak')}
          </Button>
        )}
      </FieldGroup>
      <TextField
        label={t('hoursOf.mostHours')}
        optionalLabel={t('form.optional')}
        description={t('hoursOf.mostHint')}
        inputMode="decimal"
        value={most}
        error={errorAt('maxMinutesPerDay') === undefined ? undefined : t('hoursOf.mostRange')}
        onChange={({ target }) => setMost(target.value)}
      />
    </EditSheet>
  )
}

/** null where nothing was typed; what is no number is out of range. */
function minutesIn(hours: number | null | undefined): number | null {
  return hours === null ? null : Math.round((hours ?? -1) * 60)
}
