import { useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { PlanFormProps } from './plan-form-props.ts'

const ends = ['never', 'on', 'after'] as const

/** When the plan ends, how late a visit may be, and how far ahead orders are created. */
export function EndFields({ values, errors, onChange }: PlanFormProps) {
  const t = useT()
  return (
    <>
      <FieldRow>
        <Select
          label={t('plans.ends')}
          options={ends.map((value) => ({ value, label: t(`plans.ends.${value}`) }))}
          value={values.ends}
          onChange={({ target }) =>
            onChange({ ends: ends.find((one) => one === target.value) ?? 'never' })
          }
        />
        {values.ends === 'on' && (
          <DateTimeField
            type="date"
            label={t('plans.endsOn')}
            error={errors['endsOn']}
            value={values.endsOn}
            onChange={({ target }) => onChange({ endsOn: target.value })}
          />
        )}
        {values.ends === 'after' && (
          <TextField
            label={t('plans.visits')}
            inputMode="numeric"
            maxLength={5}
            error={errors['count']}
            value={values.count}
            onChange={({ target }) => onChange({ count: target.value })}
          />
        )}
      </FieldRow>
      <FieldRow>
        <TextField
          label={t('plans.tolerance')}
          description={t('plans.toleranceNote')}
          inputMode="numeric"
          maxLength={3}
          error={errors['toleranceDays']}
          value={values.toleranceDays}
          onChange={({ target }) => onChange({ toleranceDays: target.value })}
        />
        <TextField
          label={t('plans.horizon')}
          description={t('plans.horizonNote')}
          inputMode="numeric"
          maxLength={3}
          error={errors['horizonDays']}
          value={values.horizonDays}
          onChange={({ target }) => onChange({ horizonDays: target.value })}
        />
      </FieldRow>
    </>
  )
}
