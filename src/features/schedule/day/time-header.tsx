import type { CSSProperties } from 'react'
import type { DayAxis } from '#domain/dispatch/day-axis.ts'
import { useFormat, useT } from '#messages/index.ts'
import styles from './time-header.module.css'

export interface TimeHeaderProps {
  axis: DayAxis
  hasAnytime: boolean
  /** Whether there is room for every hour's label. */
  isRoomy: boolean
}

/** The hours above the lanes; an hour that the clocks show twice is labelled with its offset. */
export function TimeHeader({ axis, hasAnytime, isRoomy }: TimeHeaderProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className={styles.header} aria-hidden="true">
      <span className={styles.corner}>{t('board.people')}</span>
      {hasAnytime && <span className={styles.anytime}>{t('board.anytime')}</span>}
      <div className={styles.track}>
        {axis.hours
          .filter((_, i) => isRoomy || i % 2 === 0)
          .map(({ minute, time, offset }) => (
            <span
              key={minute}
              className={styles.hour}
              style={{ '--from': minute } as CSSProperties}
            >
              {format.clockHour(time)}
              {offset !== null && <small> {offsetText(offset)}</small>}
            </span>
          ))}
      </div>
    </div>
  )
}

/** -240 becomes 'UTC−4', 330 'UTC+5:30'. */
function offsetText(offset: number): string {
  const size = Math.abs(offset)
  const minutes = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(size / 60)}${minutes}`
}
