import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { fieldMessage } from '#components/text/field-message.ts'
import { DurationField } from '#components/time/duration-field.tsx'
import { zoneCity } from '#lib/zone-name.ts'
import { useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldGroup, FieldRow } from '#ui/form/form.tsx'
import type { PlanValues } from '../plan-form.ts'
import styles from './when.module.css'

/** The day, the time of day or none, and how long it takes; `children` are more fields of the same group. */
export function WhenFields({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const t = useT()
  const { register, setValue, watch, formState } = useFormContext<PlanValues>()
  const { errors } = formState
  return (
    <FieldGroup title={t('orders.when')}>
      <FieldRow>
        <DateTimeField
          type="date"
          label={t('orders.day')}
          optionalLabel={t('form.optional')}
          error={fieldMessage(t, errors.day?.message)}
          {...register('day')}
        />
        <DateTimeField
          type="time"
          label={t('orders.startTime')}
          optionalLabel={t('form.optional')}
          error={fieldMessage(t, errors.time?.message)}
          {...register('time')}
        />
      </FieldRow>
      <p className={styles.note}>
        {t('orders.anytimeNote')} {t('orders.timesIn', { timeZone: zoneCity(timeZone) })}
      </p>
      <DurationField
        label={t('orders.duration')}
        minutes={watch('minutes')}
        error={fieldMessage(t, errors.minutes?.message)}
        onChange={(minutes) => setValue('minutes', minutes, { shouldDirty: true })}
      />
      {children}
    </FieldGroup>
  )
}
