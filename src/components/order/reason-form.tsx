import { type ReactNode, useEffect, useRef, useState } from 'react'
import { focusFirstInvalid } from '#lib/focus-first-invalid.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import styles from './reason-form.module.css'

/** A reason that is being written. */
export interface AskedReason {
  readonly text: string
  readonly change: (text: string) => void
  /** Submitted without one. */
  readonly isMissing: boolean
  /** How often it was submitted. */
  readonly tries: number
  /** The reason, or null where there is none; the form says so. */
  readonly submit: () => string | null
}

export function useReason(): AskedReason {
  const [text, change] = useState('')
  const [tries, setTries] = useState(0)
  const reason = text.trim()
  return {
    text,
    change,
    isMissing: tries > 0 && reason === '',
    tries,
    submit() {
      setTries(tries + 1)
      return reason === '' ? null : reason
    },
  }
}

export interface ReasonFormProps {
  reason: AskedReason
  label: string
  /** Common reasons. */
  usual: readonly string[]
  /** Shown before it is asked for. */
  intro?: ReactNode
  /** Most characters; as many as a reason of a step unless given. */
  maxLength?: number
  onSubmit: () => void
  /** More fields. */
  children?: ReactNode
}

/** A reason: common ones as one tap, others as text. */
export function ReasonForm({
  reason,
  label,
  usual,
  intro,
  maxLength,
  onSubmit,
  children,
}: ReasonFormProps) {
  const t = useT()
  const { text, change, isMissing, tries } = reason
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0 && form.current) focusFirstInvalid(form.current)
  }, [tries])
  return (
    <form
      ref={form}
      className={styles.form}
      data-unsaved={text === '' ? undefined : true}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {intro}
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
        maxLength={maxLength}
        error={isMissing ? t('reason.missing') : undefined}
        onChange={(event) => change(event.target.value)}
      />
      {children}
    </form>
  )
}
