import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { CompanyFields } from '#components/company/company-fields.tsx'
import { fieldMessage } from '#components/text/field-message.ts'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useData } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import { useLocale, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { setupArgs } from './setup-values.ts'
import { type SignedIn, useSetupForm } from './use-setup-form.ts'

export function AccountSetupForm({ session }: { session: SignedIn }) {
  const t = useT()
  const data = useData()
  const navigate = useNavigate()
  const language = useLocale()
  const [problem, setProblem] = useState<Problem | null>(null)
  const { form, companyId, forgetDraft } = useSetupForm(session)
  const { register, handleSubmit, formState } = form
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
      <FormProvider {...form}>
        <CompanyFields
          founder={
            <TextField
              {...register('ownerName')}
              autoComplete="name"
              label={t('session.name')}
              error={fieldMessage(t, errors.ownerName?.message)}
            />
          }
        />
      </FormProvider>

      {problem && (
        <>
          <ProblemNote problem={problem} />
          <p>{t('setup.failedNote')}</p>
        </>
      )}
      {submitCount > 0 && Object.keys(errors).length > 0 && <p>{t('form.errors')}</p>}
      <Button type="submit" variant="primary" size="large" pending={isSubmitting}>
        {t('setup.save')}
      </Button>
    </Form>
  )
}
