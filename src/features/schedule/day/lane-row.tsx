import { clsx } from 'clsx'
import { type CSSProperties, memo } from 'react'
import { Initials } from '#components/contact/person-name.tsx'
import { lengthText } from '#components/text/length-text.ts'
import { useT } from '#messages/index.ts'
import { useLaneLabel } from '../board/use-lane-label.ts'
import { barTop, type LaneSizes } from './bar-box.ts'
import type { Lane, Stretch } from './lane-model.ts'
import styles from './lane-row.module.css'
import { VisitBar } from './visit-bar.tsx'
import { visibleBars } from './visible-bars.ts'

export interface LaneRowProps {
  lane: Lane
  sizes: LaneSizes
  /** Pixels. */
  top: number
  height: number
  /** The minutes of the day that are drawn. */
  view: Stretch
  /** The length of the longest bar, in minutes. */
  longest: number
  /** Ids of the selected visits of this lane, joined: equal texts mean equal selections. */
  selected: string
  /** The visit of this lane that the keyboard is on; '' for the lane itself, null for another lane. */
  current: string | null
  hasAnytime: boolean
}

/** One person's day: their name and load, hours, and visits. */
export const LaneRow = memo(function LaneRow(props: LaneRowProps) {
  const { lane, sizes, top, height, view, longest, current, hasAnytime } = props
  const t = useT()
  const label = useLaneLabel()
  const { user } = lane.person
  const selected = new Set(props.selected.split(','))
  const bar = (one: Lane['bars'][number], isAnytime: boolean) => (
    <VisitBar
      key={one.item.id}
      bar={one}
      top={barTop(one.row, sizes)}
      personId={user.id}
      isSelected={selected.has(one.item.id)}
      isCurrent={current === one.item.id}
      isAnytime={isAnytime}
    />
  )
  const visible = visibleBars(lane.bars, view, longest)
  // The one that the keyboard is on is drawn wherever it is, so that it can be focused.
  const held = lane.bars.find(({ item }) => item.id === current)
  const shown = held && !visible.includes(held) ? [...visible, held] : visible
  const isOver = lane.loadMinutes > lane.shiftMinutes
  return (
    <div className={styles.lane} style={{ top, height }} data-lane={user.id}>
      <button
        type="button"
        className={styles.head}
        data-lane-head={user.id}
        tabIndex={current === '' ? 0 : -1}
        aria-label={label(lane)}
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
        <ul className={styles.anytime} aria-label={t('board.anytimeOf', { name: user.name })}>
          {lane.anytime.map((one) => bar(one, true))}
        </ul>
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
        <ul className={styles.bars} aria-label={label(lane)}>
          {shown.map((one) => bar(one, false))}
        </ul>
      </div>
    </div>
  )
})
