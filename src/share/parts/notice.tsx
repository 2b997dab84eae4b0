import { useEffect } from 'react'
import { useShareText } from '../language.tsx'
import { PlainButton } from './plain-button.tsx'
import styles from './notice.module.css'

export interface NoticeProps {
  kind: 'loading' | 'gone' | 'unreachable'
  onRetry: () => void
}

/** The page without a document. A link that is unknown, revoked or expired says the same. */
export function Notice({ kind, onRetry }: NoticeProps) {
  const t = useShareText()
  const title = t(`share.${kind}`)
  useEffect(() => {
    document.title = title
  }, [title])
  if (kind === 'loading') return <output className={styles.loading}>{title}</output>
  return (
    <div className={styles.notice}>
      <h1>{title}</h1>
      <p>{t(kind === 'gone' ? 'share.goneNote' : 'share.unreachableNote')}</p>
      {kind === 'unreachable' && (
        <PlainButton variant="primary" onClick={onRetry}>
          {t('share.retry')}
        </PlainButton>
      )}
    </div>
  )
}
