import type { ReactNode } from 'react'
import styles from './phone-frame.module.css'

export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>{children}</div>
    </div>
  )
}
