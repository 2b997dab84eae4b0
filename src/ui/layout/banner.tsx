import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './banner.module.css'

export interface BannerProps {
  tone?: 'info' | 'danger' | 'success' | 'attention' | undefined
  icon?: ReactNode
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links. */
  action?: ReactNode
  /** Keeps narrow actions beside the text on a phone too, where each line counts and the text has room. */
  isCompact?: boolean | undefined
  /** Announces the banner to screen readers when it appears. */
  announce?: boolean | undefined
}

/** A message about the whole page: what happened, what is safe, what to do. */
export function Banner({
  tone = 'info',
  icon,
  title,
  children,
  action,
  isCompact = false,
  announce = false,
}: BannerProps) {
  return (
    <div
      className={clsx(styles.banner, styles[tone], isCompact && styles.compact)}
      {...(announce ? { 'aria-live': 'polite' as const } : {})}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && children !== '' && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
