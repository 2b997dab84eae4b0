import { Controller, useFormContext } from 'react-hook-form'
import { weekdays } from '#domain/entities/working-hours.ts'
import { loadMessages, useT } from '#messages/index.ts'
import { FieldGroup, FieldRow } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AddressFields } from '#components/address-fields.tsx'
import { firstMessage } from '#components/company/first-message.ts'
import { fieldMessage } from '#components/field-message.ts'
import type { CompanyValues } from '#components/company/company-form.ts'
import { CurrencyField } from '#components/company/currency-field.tsx'
import { TimeZoneField } from '#components/company/time-zone-field.tsx'
import { WorkingHoursFields } from '#components/company/working-hours-fields.tsx'

await loadMessages('public')

/** A company's settings, within a `FormProvider` of a form that has at least these fields. */
export function CompanyFields() {
  const t = useT()
  const { control, register, formState } = useFormContext<CompanyValues>()
  const { errors } = formState
  return (
    <>
      <FieldGroup title={t('setup.company')}>
        <TextField
          {...register('name')}
          autoComplete="organization"
          label={t('setup.companyName')}
          error={fieldMessage(t, errors.name?.message)}
        />
        <Controller
          control={control}
          name="address"
          render={({ field }) => (
            <AddressFields name="address" value={field.value} onChange={field.onChange} />
          )}
        />
      </FieldGroup>

      <FieldGroup title={t('setup.where')}>
        <Controller
          control={control}
          name="timeZone"
          render={({ field, fieldState }) => (
            <TimeZoneField {...field} error={fieldMessage(t, fieldState.error?.message)} />
          )}
        />
        <FieldRow>
          <Controller
            control={control}
            name="currency"
            render={({ field, fieldState }) => (
              <CurrencyField {...field} error={fieldMessage(t, fieldState.error?.message)} />
            )}
          />
          <TextField
            {...register('taxPercent')}
            inputMode="decimal"
            label={t('setup.taxRate')}
            description={t('setup.taxRateHelp')}
            after="%"
            error={errors.taxPercent && t('setup.taxRateWrong')}
          />
        </FieldRow>
      </FieldGroup>

      <FieldGroup title={t('setup.hours')}>
        <p>{t('setup.hoursHelp')}</p>
        <Controller
          control={control}
          name="workingHours"
          render={({ field }) => (
            <WorkingHoursFields
              value={field.value}
              onChange={field.onChange}
              errors={Object.fromEntries(
                weekdays.map((day) => [
                  day,
                  fieldMessage(t, firstMessage(errors.workingHours?.[day])),
                ]),
              )}
            />
          )}
        />
      </FieldGroup>
    </>
  )
}
