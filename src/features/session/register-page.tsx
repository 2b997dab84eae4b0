import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import { fieldMessage } from '#components/text/field-message.ts'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useData } from '#data/react.ts'
import { requiredLine } from '#domain/entities/fields.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { Link } from '#ui/link.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { filledEmail, newPassword } from './credentials.ts'
import { PasswordField } from './password-field.tsx'
import { SessionFrame } from './session-frame.tsx'

const schema = v.object({ name: requiredLine, email: filledEmail, password: newPassword })

export function RegisterPage() {
  const t = useT()
  const data = useData()
  const [search] = useSearchParams()
  const [problem, setProblem] = useState<Problem | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { name: '', email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const query = search.size > 0 ? `?${search}` : ''

  const submit = handleSubmit(async ({ name, email, password }) => {
    setProblem(null)
    const registered = await data.register(name, email, password)
    if (!registered.ok) setProblem(registered.problem)
  })

  return (
    <SessionFrame
      title={t('session.registerTitle')}
      note={t('session.registerNote')}
      footer={
        <>
          {t('session.haveAccount')}{' '}
          <Link alone href={`/login${query}`}>
            {t('session.signIn')}
          </Link>
        </>
      }
    >
      <Form onFocus={data.prepareSignIn} onSubmit={(event) => void submit(event)}>
        {problem && <ProblemNote problem={problem} />}
        <TextField
          {...register('name')}
          autoComplete="name"
          label={t('session.name')}
          error={fieldMessage(t, errors.name?.message)}
        />
        <TextField
          {...register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          label={t('session.email')}
          error={fieldMessage(t, errors.email?.message)}
        />
        <PasswordField
          {...register('password')}
          autoComplete="new-password"
          label={t('session.newPassword')}
          description={t('session.passwordHelp')}
          error={fieldMessage(t, errors.password?.message)}
        />
        <Button type="submit" variant="primary" size="large" wide pending={isSubmitting}>
          {t('session.createAccount')}
        </Button>
      </Form>
    </SessionFrame>
  )
}
