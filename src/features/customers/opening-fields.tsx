import { WorkingHoursFields } from '#components/company/working-hours-fields.tsx'
import { fieldMessage } from '#components/text/field-message.ts'
import {
  defaultWorkingHours,
  type Weekday,
  weekdays,
  type WorkingHours,
} from '#domain/entities/working-hours.ts'
import { useT } from '#messages/index.ts'
import { FieldGroup } from '#ui/form/form.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'

export interface OpeningFieldsProps {
  value: WorkingHours | null
  onChange: (hours: WorkingHours | null) => void
  /** Error codes by day. */
  errors: Partial<Record<Weekday, string>>
}

/** When work can be done at a site: always, or in the hours of a week. */
export function OpeningFields({ value, onChange, errors }: OpeningFieldsProps) {
  const t = useT()
  return (
    <FieldGroup title={t('opening.title')}>
      <RadioGroup
        label={t('opening.title')}
        hideLabel
        value={value === null ? 'always' : 'hours'}
        options={[
          { value: 'always', label: t('opening.always') },
          { value: 'hours', label: t('opening.hours') },
        ]}
        onChange={({ target }) => onChange(target.value === 'hours' ? defaultWorkingHours : null)}
      />
      {value && (
        <WorkingHoursFields
          value={value}
          onChange={onChange}
          dayOff={t('opening.closed')}
          errors={Object.fromEntries(weekdays.map((day) => [day, fieldMessage(t, errors[day])]))}
        />
      )}
    </FieldGroup>
  )
}
