import type { ReactNode } from 'react'
import { useT } from '#messages/index.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import styles from './cards.module.css'

/** The text of an empty card, or a placeholder while the first load may still bring something. */
export function EmptyText({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  const t = useT()
  if (isLoading) {
    return (
      <div className={styles.loading}>
        <Skeleton label={t('dashboard.loading')} count={3} />
      </div>
    )
  }
  return <p className={styles.none}>{children}</p>
}
