import { clsx } from 'clsx'
import { type CSSProperties, memo } from 'react'
import { laneLabel } from '../board/lane-label.ts'
import { LaneBars, type LaneBarsProps } from './lane-bars.tsx'
import styles from './lane-row.module.css'

export interface LaneRowProps extends LaneBarsProps {
  /** Pixels. */
  top: number
  height: number
}

/** One person's day: hours, and the visits that have a time. */
export const LaneRow = memo(function LaneRow({ top, height, ...bars }: LaneRowProps) {
  const { lane, words } = bars
  const { t } = words
  return (
    <div
      className={clsx(styles.lane, lane.away !== null && styles.away)}
      style={{ top, height }}
      data-lane={lane.person.user.id}
    >
      {lane.away === null &&
        lane.working.map(({ from, to }) => (
          <span
            key={from}
            className={styles.hours}
            style={{ '--from': from, '--length': to - from } as CSSProperties}
          />
        ))}
      {lane.away !== null && (
        <span className={styles.awayWord}>{t(`board.away.${lane.away}`)}</span>
      )}
      <fieldset className={styles.bars} aria-label={laneLabel(t, lane)}>
        {/* A browser lays out everything in a fieldset again when one of its own children changes. */}
        <div>
          <LaneBars {...bars} />
        </div>
      </fieldset>
    </div>
  )
})
