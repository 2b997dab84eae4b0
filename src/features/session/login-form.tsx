import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { fieldMessage } from '#components/text/field-message.ts'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useData } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { filledEmail, filledPassword } from './credentials.ts'
import { PasswordField } from './password-field.tsx'

const schema = v.object({ email: filledEmail, password: filledPassword })

export interface LoginFormProps {
  email: string
  onEmail: (email: string) => void
  onForgot: () => void
}

export function LoginForm({ email, onEmail, onForgot }: LoginFormProps) {
  const t = useT()
  const data = useData()
  const [problem, setProblem] = useState<Problem | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { email, password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    setProblem(null)
    const signedIn = await data.signIn(values.email, values.password)
    if (!signedIn.ok) setProblem(signedIn.problem)
  })

  return (
    <Form
      onFocus={data.prepareSignIn}
      onSubmit={(event) => void submit(event)}
      problem={problem && <ProblemNote problem={problem} />}
    >
      <TextField
        {...register('email', {
          onChange: (event: { target: { value: string } }) => onEmail(event.target.value),
        })}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        label={t('session.email')}
        error={fieldMessage(t, errors.email?.message)}
      />
      <PasswordField
        {...register('password')}
        autoComplete="current-password"
        label={t('session.password')}
        error={fieldMessage(t, errors.password?.message)}
      />
      <Button type="submit" variant="primary" size="large" wide pending={isSubmitting}>
        {t('session.signIn')}
      </Button>
      <Button variant="quiet" wide onPress={onForgot}>
        {t('session.forgot')}
      </Button>
    </Form>
  )
}
