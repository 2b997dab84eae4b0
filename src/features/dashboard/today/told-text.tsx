import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './told-text.module.css'

/** One line that says what the office was told. */
export function ToldText({ children }: { children: ReactNode }) {
  return (
    <span className={styles.told}>
      <Check aria-hidden="true" />
      {children}
    </span>
  )
}
