import { clsx } from 'clsx'
import { memo } from 'react'
import { Initials } from '#components/contact/person-name.tsx'
import { laneLabel, laneLoad } from '../board/lane-label.ts'
import { barTop } from './bar-box.ts'
import type { LaneBarsProps } from './lane-bars.tsx'
import styles from './lane-head.module.css'
import { VisitBar } from './visit-bar.tsx'

export interface LaneHeadProps extends Pick<
  LaneBarsProps,
  'lane' | 'sizes' | 'selected' | 'current' | 'words'
> {
  /** Pixels. */
  top: number
  height: number
  hasAnytime: boolean
}

/** What stays beside a person's hours while they are scrolled: their name and load, and visits without a time. */
export const LaneHead = memo(function LaneHead(props: LaneHeadProps) {
  const { lane, sizes, current, words, top, height, hasAnytime } = props
  const { t } = words
  const { user } = lane.person
  const selected = new Set(props.selected.split(','))
  const isOver = lane.loadMinutes > lane.shiftMinutes
  return (
    <div className={styles.lane} style={{ top, height }}>
      <button
        type="button"
        className={styles.head}
        data-lane-head={user.id}
        tabIndex={current === '' ? 0 : -1}
        aria-label={laneLabel(t, lane)}
      >
        <Initials name={user.name} userId={user.id} />
        <span className={styles.who}>
          <span className={styles.name}>{user.name}</span>
          <span className={clsx(styles.load, isOver && styles.over)}>{laneLoad(t, lane)}</span>
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
              hasIcon={false}
              hasMarks
              hasText
              beside={0}
              words={words}
              isAnytime
            />
          ))}
        </fieldset>
      )}
    </div>
  )
})
