import { useShareText } from '../language.tsx'
import styles from './stars.module.css'

/** The stars that were given. */
export function Stars({ count }: { count: number }) {
  const t = useShareText()
  return (
    <p className={styles.given}>
      <span aria-hidden="true">{'★'.repeat(count) + '☆'.repeat(5 - count)}</span>{' '}
      {t('share.stars', { count })}
    </p>
  )
}
