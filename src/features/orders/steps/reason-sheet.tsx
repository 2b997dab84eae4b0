import type { ReactNode } from 'react'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ReasonForm, useReason } from './reason-form.tsx'
import styles from './step-dialog.module.css'

export interface ReasonSheetProps {
  /** What the reason is for: the title, and the button that does it. */
  title: string
  cancelLabel: string
  /** Common reasons. */
  usual: readonly string[]
  /** What this reason does besides. */
  noteOf?: (reason: string) => ReactNode
  /** Said before a reason is asked for. */
  intro?: ReactNode
  onClose: () => void
  onReason: (reason: string) => void
}

/** Asks for a reason: common ones as one tap, others as text. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { title, cancelLabel, usual, noteOf, intro, onClose, onReason } = props
  const t = useT()
  const reason = useReason()
  function submit() {
    const given = reason.submit()
    if (given === null) return
    onReason(given)
    onClose()
  }

  const note = noteOf?.(reason.text.trim())
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={cancelLabel}
      size="small"
      footer={
        <>
          <Button variant="primary" size="large" onPress={submit}>
            {title}
          </Button>
          <Button onPress={onClose}>{cancelLabel}</Button>
        </>
      }
    >
      <ReasonForm
        reason={reason}
        label={t('reason.label')}
        usual={usual}
        onSubmit={submit}
        intro={intro}
      >
        <output className={styles.note}>{note}</output>
      </ReasonForm>
    </Sheet>
  )
}
