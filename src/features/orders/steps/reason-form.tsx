import { type ReactNode, useState } from 'react'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import styles from './step-dialog.module.css'

/** A reason that is being written. */
export interface AskedReason {
  readonly text: string
  readonly change: (text: string) => void
  /** Submitted without one. */
  readonly isMissing: boolean
  /** The reason, or null where there is none; the form says so. */
  readonly submit: () => string | null
}

export function useReason(): AskedReason {
  const [text, change] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const reason = text.trim()
  return {
    text,
    change,
    isMissing: wasSubmitted && reason === '',
    submit() {
      setSubmitted(true)
      return reason === '' ? null : reason
    },
  }
}

export interface ReasonFormProps {
  reason: AskedReason
  label: string
  /** Common reasons. */
  usual: readonly string[]
  onSubmit: () => void
  /** More fields. */
  children?: ReactNode
}

/** A reason: common ones as one tap, others as text. */
export function ReasonForm({ reason, label, usual, onSubmit, children }: ReasonFormProps) {
  const t = useT()
  const { text, change, isMissing } = reason
  return (
    <form
      className={styles.form}
      data-unsaved={text === '' ? undefined : true}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <ChipRow label={t('reason.common')} wrap>
        {usual.map((words) => (
          <Chip key={words} isSelected={text === words} onPress={() => change(words)}>
            {words}
          </Chip>
        ))}
      </ChipRow>
      <TextArea
        label={label}
        value={text}
        error={isMissing ? t('reason.missing') : undefined}
        onChange={(event) => change(event.target.value)}
      />
      {children}
    </form>
  )
}
