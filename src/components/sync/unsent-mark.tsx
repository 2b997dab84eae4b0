import { Clock } from 'lucide-react'
import type { UnsentMarkKind } from '#domain/sync/sync-state.ts'
import { useT } from '#messages/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useUnsentKind } from './unsent-kind.ts'
import styles from './unsent-mark.module.css'
import { useDeviceName } from './use-device-name.ts'

export interface UnsentMarkProps {
  /** Overrides the app's sync state. */
  kind?: UnsentMarkKind | undefined
}

/** A small clock on anything that has not been sent yet. */
export function UnsentMark({ kind }: UnsentMarkProps) {
  const t = useT()
  const device = useDeviceName()
  const own = useUnsentKind()
  const shown = kind ?? own
  if (shown === null) return null
  const word = t(`unsent.${shown}`, { device })
  return (
    <span className={styles.mark} data-passing={shown === 'syncing' || undefined} title={word}>
      <Clock aria-hidden="true" />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}
