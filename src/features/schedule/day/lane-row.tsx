import { clsx } from 'clsx'
import { type CSSProperties, memo } from 'react'
import { Initials } from '#components/contact/person-name.tsx'
import { lengthText } from '#components/text/length-text.ts'
import { laneLabel } from '../board/lane-label.ts'
import { barTop } from './bar-box.ts'
import { LaneBars, type LaneBarsProps } from './lane-bars.tsx'
import styles from './lane-row.module.css'
import { VisitBar } from './visit-bar.tsx'

export interface LaneRowProps extends LaneBarsProps {
  /** Pixels. */
  top: number
  height: number
  hasAnytime: boolean
}

/** One person's day: their name and load, hours, and visits. */
export const LaneRow = memo(function LaneRow({ top, height, hasAnytime, ...bars }: LaneRowProps) {
  const { lane, sizes, current, words } = bars
  const { t } = words
  const label = laneLabel(t, lane)
  const { user } = lane.person
  const selected = new Set(bars.selected.split(','))
  const isOver = lane.loadMinutes > lane.shiftMinutes
  return (
    <div className={styles.lane} style={{ top, height }} data-lane={user.id}>
      <button
        type="button"
        className={styles.head}
        data-lane-head={user.id}
        tabIndex={current === '' ? 0 : -1}
        aria-label={label}
      >
        <Initials name={user.name} userId={user.id} />
        <span className={styles.who}>
          <span className={styles.name}>{user.name}</span>
          <span className={clsx(styles.load, isOver && styles.over)}>
            {t('board.load', {
              load: lengthText(t, lane.loadMinutes * 60_000),
              shift: lengthText(t, lane.shiftMinutes * 60_000),
            })}
          </span>
        </span>
      </button>
      {hasAnytime && (
        <fieldset className={styles.anytime} aria-label={t('board.anytimeOf', { name: user.name })}>
          {lane.anytime.map((bar) => (
            <VisitBar
              key={bar.item.id}
              bar={bar}
              top={barTop(bar.row, sizes)}
              personId={user.id}
              isSelected={selected.has(bar.item.id)}
              isCurrent={current === bar.item.id}
              detail="marks"
              words={words}
              isAnytime
            />
          ))}
        </fieldset>
      )}
      <div className={clsx(styles.track, lane.away !== null && styles.away)}>
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
        <fieldset className={styles.bars} aria-label={label}>
          {/* A browser lays out everything in a fieldset again when one of its own children changes. */}
          <div>
            <LaneBars {...bars} />
          </div>
        </fieldset>
      </div>
    </div>
  )
})
