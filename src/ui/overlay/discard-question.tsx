import { useContext, useEffect, useRef } from 'react'
import { Button } from '../form/button.tsx'
import { UiContext } from '../ui-context.ts'
import styles from './discard-question.module.css'

interface DiscardQuestionProps {
  onDiscard: () => void
  onKeep: () => void
}

/** Asked at the foot of a sheet when it is to be closed with something typed in it. */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  const texts = useContext(UiContext)?.discard
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => answers.current?.querySelector('button')?.focus(), [])
  if (!texts) return null
  return (
    <div className={styles.question} role="alert">
      <p className={styles.text}>{texts.question}</p>
      <div ref={answers} className={styles.answers}>
        <Button onPress={onKeep}>{texts.keep}</Button>
        <Button variant="danger" onPress={onDiscard}>
          {texts.confirm}
        </Button>
      </div>
    </div>
  )
}
