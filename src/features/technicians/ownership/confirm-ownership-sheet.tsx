import { useState } from 'react'
import { useSession, useSyncStatus } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import styles from './ownership.module.css'

export interface ConfirmOwnershipSheetProps {
  title: string
  /** What follows from it, one sentence each. */
  facts: readonly string[]
  submitLabel: string
  run: (password: string) => Promise<Result<unknown, Problem>>
  onDone: () => void
  onClose: () => void
}

/** Asks for the password again, because the company changes hands; needs a connection. */
export function ConfirmOwnershipSheet(props: ConfirmOwnershipSheetProps) {
  const t = useT()
  const session = useSession()
  const [password, setPassword] = useState('')
  const { isSaving, problem, save } = useSaving(props.onDone)
  const isOffline = useSyncStatus()?.state.connection === 'offline'
  return (
    <EditSheet
      title={props.title}
      size="small"
      isDirty={password !== ''}
      isSaving={isSaving}
      problem={problem}
      submitLabel={props.submitLabel}
      onSubmit={async (event) => {
        event.preventDefault()
        if (password !== '' && !isSaving) await save(() => props.run(password))
      }}
      onClose={props.onClose}
    >
      <ul className={styles.facts}>
        {props.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {isOffline && <Banner title={t('ownership.needsConnection')} />}
      {/* The address is part of the form so that password managers find the right entry. */}
      <TextField
        label={t('technicians.email')}
        type="email"
        autoComplete="username"
        value={session.kind === 'signedIn' ? session.email : ''}
        readOnly
      />
      <TextField
        label={t('ownership.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </EditSheet>
  )
}
