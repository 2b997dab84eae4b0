import { Archive } from 'lucide-react'
import { trueNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './inventory.module.css'

interface Change {
  readonly from: string | null
  readonly to: string | null
}

export interface PutAwayProps {
  archivedAt: string | null
  /** Why it cannot be put away now. */
  refusal?: string | null
  onChange: (archivedAt: Change) => void
}

/** Offers something no more, or again; what was done with it stays. */
export function PutAway({ archivedAt, refusal = null, onChange }: PutAwayProps) {
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
      {t(archivedAt === null ? 'inventory.putAway' : 'inventory.bringBack')}
    </Button>
  )
}
