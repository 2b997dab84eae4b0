import type { ReactNode } from 'react'
import styles from './offer-button.module.css'

export interface ChoiceButtonProps {
  start?: ReactNode
  title: string
  /** Shown at the end, such as the key that takes it. */
  end?: ReactNode
  children: ReactNode
  onTake: () => void
}

/** One of several ways to plan a visit; pressing it takes it. */
export function ChoiceButton({ start, title, end, children, onTake }: ChoiceButtonProps) {
  return (
    <button type="button" className={styles.offer} onClick={onTake}>
      {start}
      <span className={styles.text}>
        <b>{title}</b>
        {children}
      </span>
      {end}
    </button>
  )
}
