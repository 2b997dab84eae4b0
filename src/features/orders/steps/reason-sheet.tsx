import type { ReactNode } from 'react'
import { ReasonForm, useReason } from '#components/order/reason-form.tsx'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './reason-sheet.module.css'

export interface ReasonSheetProps {
  /** What the reason is for: the title, and the button that does it. */
  title: string
  cancelLabel: string
  /** Common reasons. */
  usual: readonly string[]
  /** What this reason does besides. */
  noteOf?: (reason: string) => ReactNode
  /** Shown before a reason is asked for; `isTried` once it was submitted. */
  intro?: (isTried: boolean) => ReactNode
  /** Whether the intro still asks for something. */
  isIntroMissing?: boolean
  onClose: () => void
  onReason: (reason: string) => void
}

/** Asks for a reason: common ones as one tap, others as text. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { title, cancelLabel, usual, noteOf, intro, isIntroMissing, onClose, onReason } = props
  const t = useT()
  const reason = useReason()
  function submit() {
    const given = reason.submit()
    if (given === null || isIntroMissing) return
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
        intro={intro?.(reason.tries > 0)}
      >
        <output className={styles.note}>{note}</output>
      </ReasonForm>
    </Sheet>
  )
}
