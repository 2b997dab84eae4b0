import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import styles from './marks.module.css'
import type { Stop } from './use-day-stops.ts'

export interface StopMarkProps {
  stop: Stop
  isSelected: boolean
  onPress: () => void
}

/** A stop on the map: its number, or how it ended. The list is its equal for readers and keys. */
export function StopMark({ stop, isSelected, onPress }: StopMarkProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.stop}
      data-state={stop.state}
      data-selected={isSelected || undefined}
      onClick={onPress}
    >
      <StopNumber stop={stop} />
    </button>
  )
}

/** The same sign as in the list. */
export function StopNumber({ stop, isLarge = false }: { stop: Stop; isLarge?: boolean }) {
  const failed = stop.item.order.status === 'cannotComplete'
  return (
    <span
      className={clsx(styles.number, isLarge && styles.large)}
      data-state={stop.state}
      data-failed={failed || undefined}
    >
      {stop.state !== 'done' && stop.number}
      {stop.state === 'done' && (failed ? <X /> : <Check />)}
    </span>
  )
}
