import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { weekdays } from '#domain/entities/working-hours.ts'
import { useT } from '#messages/index.ts'
import { FieldGroup, FieldRow } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { addressErrors } from '../contact/address-errors.ts'
import { AddressFields } from '../contact/address-fields.tsx'
import { fieldMessage } from '../text/field-message.ts'
import type { CompanyValues } from './company-form.ts'
import { CurrencyField } from './currency-field.tsx'
import { firstMessage } from './first-message.ts'
import { TimeZoneField } from './time-zone-field.tsx'
import { WorkingHoursFields } from './working-hours-fields.tsx'

/**
 * A company's settings, inside the `FormProvider` of a form that has at least these fields. `founder`:
 * fields about the person, shown first.
 */
export function CompanyFields({ founder }: { founder?: ReactNode }) {
  const t = useT()
  return (
    <>
      <FieldGroup title={t('setup.company')}>
        {founder}
        <NameFields />
      </FieldGroup>
      <FieldGroup title={t('setup.region')}>
        <RegionFields>
          <TaxRateField />
        </RegionFields>
      </FieldGroup>
      <FieldGroup title={t('setup.hours')}>
        <HoursField />
      </FieldGroup>
    </>
  )
}

/** The company's name and address. */
function NameFields() {
  const t = useT()
  const { control, register, formState } = useFormContext<CompanyValues>()
  return (
    <>
      <TextField
        {...register('name')}
        autoComplete="organization"
        label={t('setup.companyName')}
        error={fieldMessage(t, formState.errors.name?.message)}
      />
      <Controller
        control={control}
        name="address"
        render={({ field }) => (
          <AddressFields
            name="address"
            value={field.value}
            errors={addressErrors(t, formState.errors.address)}
            onChange={field.onChange}
          />
        )}
      />
    </>
  )
}

/** Time zone and currency; `children` stand beside the currency. */
function RegionFields({ children }: { children?: ReactNode }) {
  const t = useT()
  const { control } = useFormContext<CompanyValues>()
  return (
    <>
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
        {children}
      </FieldRow>
    </>
  )
}

function TaxRateField() {
  const t = useT()
  const { register, formState } = useFormContext<CompanyValues>()
  return (
    <TextField
      {...register('taxPercent')}
      inputMode="decimal"
      label={t('setup.taxRate')}
      description={t('setup.taxRateHelp')}
      after="%"
      error={formState.errors.taxPercent && t('setup.taxRateInvalid')}
    />
  )
}

/** The working hours of a week. */
export function HoursField() {
  const t = useT()
  const { control, formState } = useFormContext<CompanyValues>()
  const errors = formState.errors.workingHours
  return (
    <>
      <p>{t('setup.hoursHelp')}</p>
      <Controller
        control={control}
        name="workingHours"
        render={({ field }) => (
          <WorkingHoursFields
            value={field.value}
            onChange={field.onChange}
            errors={Object.fromEntries(
              weekdays.map((day) => [day, fieldMessage(t, firstMessage(errors?.[day]))]),
            )}
          />
        )}
      />
    </>
  )
}
