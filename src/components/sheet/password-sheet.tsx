import { type ReactNode, useState } from 'react'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Banner } from '#ui/layout/banner.tsx'
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
  const { isSaving, problem, save } = useSaving(props.onDone)
  return (
    <EditSheet
      title={props.title}
      size="small"
      isDirty={password !== ''}
      isSaving={isSaving}
      problem={problem}
      submitLabel={props.submitLabel}
      danger={props.danger ?? false}
      onSubmit={async (event) => {
        event.preventDefault()
        if (password !== '' && !isSaving) await save(() => props.run(password))
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
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </EditSheet>
  )
}
