import { useContext, useEffect, useRef } from 'react'
import { Button } from '../form/button.tsx'
import { UiContext } from '../ui-context.ts'
import styles from './discard-question.module.css'

interface DiscardQuestionProps {
  onDiscard: () => void
  onKeep: () => void
}

/** Asked at the foot of a sheet before what was typed into it is thrown away; answered, the focus is where it was. */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  const texts = useContext(UiContext)?.discard
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    answers.current?.querySelector<HTMLElement>('button:last-child')?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  if (!texts) return null
  return (
    <div className={styles.question} role="alert">
      <p className={styles.text}>{texts.question}</p>
      <div ref={answers} className={styles.answers}>
        <Button variant="danger" onPress={onDiscard}>
          {texts.confirm}
        </Button>
        <Button onPress={onKeep}>{texts.keep}</Button>
      </div>
    </div>
  )
}
