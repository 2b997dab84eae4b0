import { Clock } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './unsent-mark.module.css'
import { useDeviceWord } from './use-device-word.ts'

/** A small clock on whatever the office has not received yet. */
export function UnsentMark() {
  const t = useT()
  const word = t('unsent.mark', { device: useDeviceWord() })
  return (
    <span className={styles.mark} title={word}>
      <Clock aria-hidden="true" />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}
