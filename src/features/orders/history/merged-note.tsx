import { textMark } from '#domain/merge/merge-text.ts'
import { useT } from '#messages/index.ts'
import styles from '../detail/resolution-note.module.css'

/** Explains the separator between two combined texts, if there is one. */
export function MergedNote({ text }: { text: string }) {
  const t = useT()
  if (!text.includes(textMark.trim())) return null
  return <p className={styles.state}>{t('orders.mergedNote')}</p>
}
