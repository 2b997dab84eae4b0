import { type ReactNode, useState } from 'react'
import { Button } from '../form/button.tsx'
import styles from './confirm-dialog.module.css'
import { Sheet } from './sheet.tsx'
import { TextField } from '../form/text-field.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  /** What will happen and what cannot be undone. */
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  danger?: boolean | undefined
  /** Requires the user to type this word first, for actions that cannot be undone. */
  typed?: { readonly word: string; readonly label: string } | undefined
  /** The dialog closes when this resolves, and stays open when it rejects or resolves to false. */
  onConfirm: () => void | boolean | Promise<void | boolean>
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Sheet
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={props.title}
      closeLabel={props.cancelLabel}
      role="alertdialog"
      size="small"
    >
      <ConfirmBody {...props} />
    </Sheet>
  )
}

function ConfirmBody({
  children,
  typed,
  danger = false,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onOpenChange,
}: ConfirmDialogProps) {
  const [word, setWord] = useState('')
  const [pending, setPending] = useState(false)
  const ready = typed === undefined || word.trim().toLowerCase() === typed.word.toLowerCase()

  async function confirm() {
    setPending(true)
    try {
      const done = await onConfirm()
      if (done !== false) onOpenChange(false)
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      className={styles.body}
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !pending) void confirm()
      }}
    >
      <div>{children}</div>
      {typed !== undefined && (
        <TextField
          label={typed.label}
          value={word}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(event) => setWord(event.target.value)}
        />
      )}
      <div className={styles.buttons} data-form-actions>
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          isDisabled={!ready}
          pending={pending}
        >
          {confirmLabel}
        </Button>
        <Button onPress={() => onOpenChange(false)}>{cancelLabel}</Button>
      </div>
    </form>
  )
}
