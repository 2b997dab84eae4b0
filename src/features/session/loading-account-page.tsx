import { useT } from '#messages/index.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import styles from './loading-account-page.module.css'
import { SessionFrame } from './session-frame.tsx'

/** Shown after a sign-in until user and company have come from the server. */
export function LoadingAccountPage() {
  const t = useT()
  return (
    <div className={styles.late}>
      <SessionFrame title={t('session.loadingTitle')} note={t('session.loadingNote')}>
        <Skeleton label={t('session.loadingTitle')} shape="text" count={3} />
      </SessionFrame>
    </div>
  )
}
