import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { fieldMessage } from '#components/text/field-message.ts'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useData } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import { useLocale, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { filledEmail } from './credentials.ts'
import { neutralReset } from './neutral-reset.ts'
import { SessionFrame } from './session-frame.tsx'

const schema = v.object({ email: filledEmail })

export interface ForgotPasswordProps {
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}

/** Gives the same answer whether or not the account exists. */
export function ForgotPassword({ email, onEmail, onBack }: ForgotPasswordProps) {
  const t = useT()
  const language = useLocale()
  const data = useData()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { email },
  })

  const submit = handleSubmit(async (values) => {
    setProblem(null)
    onEmail(values.email)
    const answer = neutralReset(await data.sendPasswordReset(values.email, language))
    if (answer.ok) setSentTo(values.email)
    else setProblem(answer.problem)
  })

  const back = (
    <Button variant="quiet" wide onPress={onBack}>
      {t('session.backToSignIn')}
    </Button>
  )
  if (sentTo !== null) {
    return (
      <SessionFrame
        title={t('session.resetSentTitle')}
        note={t('session.resetSent', { email: sentTo })}
      >
        <Button wide onPress={() => setSentTo(null)}>
          {t('session.resetOtherEmail')}
        </Button>
        {back}
      </SessionFrame>
    )
  }
  return (
    <SessionFrame title={t('session.resetTitle')} note={t('session.resetNote')}>
      <Form onFocus={data.prepareSignIn} onSubmit={(event) => void submit(event)}>
        {problem && <ProblemNote problem={problem} />}
        <TextField
          {...register('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          label={t('session.email')}
          error={fieldMessage(t, formState.errors.email?.message)}
        />
        <Button type="submit" variant="primary" size="large" wide pending={formState.isSubmitting}>
          {t('session.resetSend')}
        </Button>
        {back}
      </Form>
    </SessionFrame>
  )
}
