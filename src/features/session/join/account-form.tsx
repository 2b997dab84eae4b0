import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { fieldMessage } from '#components/text/field-message.ts'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useData } from '#data/react.ts'
import { line, requiredLine } from '#domain/entities/fields.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { filledEmail, filledPassword, newPassword } from '../credentials.ts'
import { PasswordField } from '../password-field.tsx'
import { dropWish, want, type Wish } from './join-progress.ts'

export interface AccountFormProps {
  /** The fragment of the link, and what to do with it once signed in. */
  link: string
  wish: Wish
  mode: 'register' | 'signIn'
  /** The invitation's address, which cannot be changed; null where it is not known. */
  email: string | null
  name: string
}

/** Registers or signs in without leaving the invitation, and goes on with what was wanted. */
export function AccountForm({ link, wish, mode, email, name }: AccountFormProps) {
  const t = useT()
  const data = useData()
  const [problem, setProblem] = useState<Problem | null>(null)
  const isNew = mode === 'register'
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(
      v.object({
        name: isNew ? requiredLine : line,
        email: filledEmail,
        password: isNew ? newPassword : filledPassword,
      }),
    ),
    defaultValues: { name, email: email ?? '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    setProblem(null)
    want(link, wish)
    const done = isNew
      ? await data.register(values.name, values.email, values.password)
      : await data.signIn(values.email, values.password)
    if (done.ok) return
    dropWish()
    setProblem(done.problem)
  })

  return (
    <Form
      onFocus={data.prepareSignIn}
      onSubmit={(event) => void submit(event)}
      problem={problem && <ProblemNote problem={problem} />}
    >
      {isNew && (
        <TextField
          {...register('name')}
          autoComplete="name"
          label={t('session.name')}
          error={fieldMessage(t, errors.name?.message)}
        />
      )}
      <TextField
        {...register('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        readOnly={email !== null}
        label={t('session.email')}
        error={fieldMessage(t, errors.email?.message)}
        {...(email !== null && { description: t('join.emailFixed') })}
      />
      <PasswordField
        {...register('password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        label={t(isNew ? 'session.newPassword' : 'session.password')}
        error={fieldMessage(t, errors.password?.message)}
        {...(isNew && { description: t('session.passwordHelp') })}
      />
      <Button type="submit" variant="primary" size="large" wide pending={isSubmitting}>
        {t(`joinAction.${wish}.${mode}`)}
      </Button>
    </Form>
  )
}
