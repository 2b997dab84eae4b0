import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import styles from './shortage.module.css'

export interface ShortageProps {
  quantity: number
  low: boolean
}

/** Warns of low stock; a quantity below zero means that something was not counted or received. */
export function Shortage({ quantity, low }: ShortageProps) {
  const t = useT()
  if (quantity < 0) return <Badge tone="red">{t('inventory.belowZero')}</Badge>
  if (low && quantity === 0) return <Badge tone="red">{t('inventory.outMark')}</Badge>
  return low ? <Badge tone="orange">{t('inventory.lowMark')}</Badge> : null
}

/** How many items a location is short of, each counted as `Shortage` names it. */
export function ShortageCounts({ below, low }: { below: number; low: number }) {
  const t = useT()
  if (below === 0 && low === 0) return null
  return (
    <span className={styles.counts}>
      {below > 0 && <Badge tone="red">{t('inventory.belowZeroCount', { count: below })}</Badge>}
      {low > 0 && <Badge tone="orange">{t('van.lowCount', { count: low })}</Badge>}
    </span>
  )
}
