import { type ReactNode, useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useData } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'

export interface PasswordSheetProps {
  title: string
  submitLabel: string
  danger?: boolean
  /** What will happen; fields to fill in first. */
  children?: ReactNode
  /** Everything else is filled in. */
  isReady?: boolean
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password again: who found the device signed in must not take or destroy the company's data. */
export function PasswordSheet(props: PasswordSheetProps) {
  const { title, submitLabel, danger = false, children, isReady = true } = props
  const t = useT()
  const data = useData()
  const [password, setPassword] = useState('')
  const { isSaving, problem, save } = useSaving(props.onConfirmed)
  return (
    <EditSheet
      title={title}
      size="small"
      isDirty={password !== ''}
      isSaving={isSaving}
      problem={problem}
      submitLabel={submitLabel}
      danger={danger}
      onSubmit={async (event) => {
        event.preventDefault()
        if (isSaving || password === '' || !isReady) return
        await save(async () => (await data.loadCompanyData()).confirmPassword(password))
      }}
      onClose={props.onClose}
    >
      {children}
      <TextField
        label={t('yourData.password')}
        description={t('yourData.passwordNote')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </EditSheet>
  )
}
