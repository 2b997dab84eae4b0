import { Archive } from 'lucide-react'
import { trueNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './inventory.module.css'

interface Change {
  readonly from: string | null
  readonly to: string | null
}

export interface ArchiveButtonProps {
  archivedAt: string | null
  /** Why it cannot be archived now. */
  refusal?: string | null
  onChange: (archivedAt: Change) => void
}

/** Archives or restores a record; its history is kept. */
export function ArchiveButton({ archivedAt, refusal = null, onChange }: ArchiveButtonProps) {
  const t = useT()
  if (archivedAt === null && refusal !== null) return <p className={styles.muted}>{refusal}</p>
  return (
    <Button
      variant="quiet"
      icon={<Archive aria-hidden="true" />}
      onPress={() => {
        const to = archivedAt === null ? new Date(trueNow()).toISOString() : null
        onChange({ from: archivedAt, to })
      }}
    >
      {t(archivedAt === null ? 'inventory.archive' : 'inventory.restore')}
    </Button>
  )
}
