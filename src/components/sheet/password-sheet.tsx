import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { isWrongPassword } from '../text/problem-text.ts'
import { EditSheet } from './edit-sheet.tsx'
import { useSaving } from './use-saving.ts'

export interface PasswordSheetProps {
  title: string
  submitLabel: string
  /** It takes something away. */
  danger?: boolean
  /** Of the person who is signed in. */
  email: string
  isOffline: boolean
  /** What follows from it. */
  children?: ReactNode
  run: (password: string) => Promise<Result<unknown, Problem>>
  onDone: () => void
  onClose: () => void
}

/** Asks for the password again before something that a stranger at an open device must not do; needs a connection. */
export function PasswordSheet(props: PasswordSheetProps) {
  const t = useT()
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState<string | null>(null)
  const { isSaving, problem, save } = useSaving(props.onDone)
  // The address before it is only there to be read.
  useEffect(() => field.current?.focus(), [])
  const isWrong = isWrongPassword(problem)
  const error = password === '' ? t('form.required') : isWrong ? t('password.wrong') : undefined
  return (
    <EditSheet
      title={props.title}
      size="small"
      isDirty={password !== ''}
      isSaving={isSaving}
      problem={isWrong ? null : problem}
      submitLabel={props.submitLabel}
      danger={props.danger ?? false}
      onSubmit={async (event) => {
        event.preventDefault()
        if (isSaving) return
        setTried(password)
        if (password !== '') await save(() => props.run(password))
        // A wrong password is typed again.
        field.current?.focus()
      }}
      onClose={props.onClose}
    >
      {props.children}
      {props.isOffline && <Banner title={t('password.needsConnection')} />}
      {/* The address is part of the form so that password managers find the right entry. */}
      <TextField
        label={t('technicians.email')}
        type="email"
        autoComplete="username"
        value={props.email}
        readOnly
      />
      <TextField
        label={t('password.yours')}
        type="password"
        ref={field}
        autoComplete="current-password"
        value={password}
        error={tried === password && !isSaving ? error : undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
    </EditSheet>
  )
}
