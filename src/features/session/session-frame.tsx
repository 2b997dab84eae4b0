import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { Mark } from '#ui/mark.tsx'
import styles from './session-frame.module.css'

export interface SessionFrameProps {
  title: string
  note?: ReactNode
  /** Below the card: alternative actions. */
  footer?: ReactNode
  /** Wider, for long forms. */
  wide?: boolean | undefined
  children: ReactNode
}

/** The frame around sign-in and set-up pages: logo, title and one card. */
export function SessionFrame({ title, note, footer, wide = false, children }: SessionFrameProps) {
  return (
    <div className={styles.frame} data-wide={wide || undefined}>
      <title>{`${title} · Daybook`}</title>
      <Link href="/" quiet className={styles.brand ?? ''}>
        <Mark />
        Daybook
      </Link>
      <div className={styles.card}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>{title}</h1>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </header>
        {children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}
