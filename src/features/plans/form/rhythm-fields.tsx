import { type RhythmUnit, rhythmUnits, startRhythm } from '#domain/recurrence/rhythm.ts'
import { equal } from '#lib/equal.ts'
import { useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldGroup, FieldRow } from '#ui/form/form.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { DayInMonthFields } from './day-in-month-fields.tsx'
import { EndFields } from './end-fields.tsx'
import type { PlanFormProps } from './plan-form-props.ts'
import type { PlanValues } from './plan-values.ts'
import { WeekdayChips } from './weekday-chips.tsx'

/** When the plan begins, how often it repeats, and when it ends. */
export function RhythmFields({ values, errors, onChange }: PlanFormProps) {
  const t = useT()
  const { rhythm, mode } = values
  return (
    <FieldGroup title={t('plans.when')}>
      <FieldRow>
        <DateTimeField
          type="date"
          label={t('plans.startDay')}
          error={errors['start']}
          value={values.startDay}
          onChange={({ target }) => onChange(withStartDay(values, target.value))}
        />
        <DateTimeField
          type="time"
          label={t('plans.startTime')}
          value={values.startTime}
          onChange={({ target }) => onChange({ startTime: target.value })}
        />
      </FieldRow>
      <RadioGroup
        label={t('plans.mode')}
        name="mode"
        options={[
          { value: 'fixed', label: t('plans.mode.fixed'), description: t('plans.mode.fixedNote') },
          {
            value: 'afterCompletion',
            label: t('plans.mode.afterCompletion'),
            description: t('plans.mode.afterCompletionNote'),
          },
        ]}
        value={mode}
        onChange={({ target }) =>
          onChange({ mode: target.value === 'fixed' ? 'fixed' : 'afterCompletion' })
        }
      />
      {rhythm === null ? (
        <p>{t('plans.customRule')}</p>
      ) : (
        <>
          <FieldRow>
            <TextField
              label={t('plans.every')}
              inputMode="numeric"
              maxLength={4}
              error={errors['rrule']}
              value={values.every}
              onChange={({ target }) => onChange({ every: target.value })}
            />
            <Select
              label={t('plans.unit')}
              options={rhythmUnits.map((unit) => ({
                value: unit,
                label: t(`plans.unit.${unit}`),
              }))}
              value={rhythm.unit}
              onChange={({ target }) =>
                onChange({ rhythm: { ...rhythm, unit: unitOf(target.value) } })
              }
            />
          </FieldRow>
          {mode === 'fixed' && rhythm.unit === 'week' && (
            <WeekdayChips
              chosen={rhythm.weekdays}
              onChange={(weekdays) => onChange({ rhythm: { ...rhythm, weekdays } })}
            />
          )}
          {mode === 'fixed' && (rhythm.unit === 'month' || rhythm.unit === 'year') && (
            <DayInMonthFields
              rhythm={rhythm}
              startDay={values.startDay}
              onChange={(on) => onChange({ rhythm: { ...rhythm, on } })}
            />
          )}
        </>
      )}
      <EndFields {...{ values, errors, onChange }} />
    </FieldGroup>
  )
}

function unitOf(value: string): RhythmUnit {
  return rhythmUnits.find((unit) => unit === value) ?? 'month'
}

/** Days that were taken from the first date follow it; those that someone chose stay. */
function withStartDay(values: PlanValues, startDay: string): Partial<PlanValues> {
  const { rhythm } = values
  if (rhythm === null || startDay === '' || values.startDay === '') return { startDay }
  const [before, after] = [startRhythm(values.startDay), startRhythm(startDay)]
  const weekdays = equal(rhythm.weekdays, before.weekdays) ? after.weekdays : rhythm.weekdays
  const on = equal(rhythm.on, before.on) ? after.on : rhythm.on
  return { startDay, rhythm: { ...rhythm, weekdays, on } }
}
