import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { AddressFields } from '#components/address-fields.tsx'
import { CurrencyField } from '#components/company/currency-field.tsx'
import { firstMessage } from '#components/company/first-message.ts'
import { TimeZoneField } from '#components/company/time-zone-field.tsx'
import { WorkingHoursFields } from '#components/company/working-hours-fields.tsx'
import { fieldMessage } from '#components/field-message.ts'
import { ProblemNote } from '#components/problem-note.tsx'
import { useData } from '#data/react.ts'
import { weekdays } from '#domain/entities/working-hours.ts'
import type { Problem } from '#domain/problem.ts'
import { useLocale, useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { FieldGroup, FieldRow, Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { setupArgs } from './setup-values.ts'
import { type SignedIn, useSetupForm } from './use-setup-form.ts'

export function AccountSetupForm({ session }: { session: SignedIn }) {
  const t = useT()
  const data = useData()
  const navigate = useNavigate()
  const language = useLocale()
  const [problem, setProblem] = useState<Problem | null>(null)
  const { form, companyId, forgetDraft } = useSetupForm(session)
  const { control, register, handleSubmit, formState } = form
  const { errors, isDirty, isSubmitting, submitCount } = formState

  const submit = handleSubmit(async (values) => {
    setProblem(null)
    const founder = { uid: session.uid, companyId, email: session.email, language }
    const done = await data.setUpCompany(setupArgs(values, founder))
    if (!done.ok) {
      setProblem(done.problem)
      return
    }
    forgetDraft()
    await navigate('/dashboard', { replace: true })
  })

  return (
    <Form onSubmit={(event) => void submit(event)} data-unsaved={isDirty || undefined}>
      <FieldGroup title={t('setup.company')}>
        <TextField
          {...register('ownerName')}
          autoComplete="name"
          label={t('session.name')}
          error={fieldMessage(t, errors.ownerName?.message)}
        />
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

      {problem && (
        <>
          <ProblemNote problem={problem} />
          <p>{t('setup.failedNote')}</p>
        </>
      )}
      {submitCount > 0 && Object.keys(errors).length > 0 && <p>{t('form.pleaseCheck')}</p>}
      <Button type="submit" variant="primary" size="large" pending={isSubmitting}>
        {t('setup.finish')}
      </Button>
    </Form>
  )
}
