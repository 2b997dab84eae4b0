import styles from './page.module.css'
import { Skeleton } from './skeleton.tsx'

/** Stands for a page whose code is still being loaded. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <Skeleton label={label} />
      </div>
    </div>
  )
}
