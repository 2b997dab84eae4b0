import { clsx } from 'clsx'
import { ClockAlert, Lock, TriangleAlert, UserRoundX } from 'lucide-react'
import { type CSSProperties, memo } from 'react'
import { toneClass } from '#ui/badge.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { askedOfVisit } from '../board/asked-of-visit.ts'
import { lateOfVisit } from '../board/late-of-visit.ts'
import { isUnseen } from '../board/is-unseen.ts'
import { visitLabel, type Words } from '../board/visit-label.ts'
import { orderStyle } from '#components/order/order-style.tsx'
import { shownStatus } from '#domain/order/shown-status.ts'
import type { BarRoom } from './bar-box.ts'
import { barTime } from './bar-time.ts'
import type { Bar } from './lane-model.ts'
import styles from './visit-bar.module.css'

export interface VisitBarProps extends BarRoom {
  bar: Bar
  /** Distance from the top of the lane, in pixels. */
  top: number
  /** Whose lane it lies in. */
  personId: string
  isSelected: boolean
  /** Whether Tab leads to it. */
  isCurrent: boolean
  /** One object for all bars: a board has hundreds of them. */
  words: Words
  /** In the column of visits without a time. */
  isAnytime?: boolean
}

/** A visit in a lane: its status as colour and icon, when, what and where, and what is wrong with it. */
export const VisitBar = memo(function VisitBar(props: VisitBarProps) {
  const { bar, top, personId, isSelected, isCurrent, words, isAnytime = false } = props
  const { hasIcon, hasMarks, hasText, beside } = props
  const { t, format } = words
  const { item, findings } = bar
  const { order } = item
  const { tone, Icon, striped } = orderStyle[shownStatus(order)]
  const start = item.start ?? item.begunAt ?? null
  const isUnplanned = item.start === null
  const time = isAnytime || start === null ? undefined : barTime(format.time(start))
  const isBad = findings.some(({ severity }) => severity !== 'note')
  const { place, count } = item.series
  const partText = count > 1 ? t('board.part', { place, count }) : ''
  const style = {
    '--from': bar.from,
    '--length': bar.to - bar.from,
    '--travel': bar.travel,
    ...(beside > 0 && { '--beside': `${beside}px` }),
    top,
  } as CSSProperties
  return (
    <button
      type="button"
      className={clsx(
        styles.bar,
        toneClass(tone),
        striped && styles.striped,
        isAnytime && styles.anytime,
        !hasText && styles.bare,
      )}
      style={style}
      data-visit={item.id}
      data-person={personId}
      data-travel={bar.travel > 0 || undefined}
      data-selected={isSelected || undefined}
      data-bad={isBad || undefined}
      data-timed={(!isAnytime && !isUnplanned) || undefined}
      data-unplanned={isUnplanned || undefined}
      data-unseen={isUnseen(item) || undefined}
      aria-label={visitLabel(words, item, findings)}
      aria-pressed={isSelected}
      tabIndex={isCurrent ? 0 : -1}
    >
      {hasIcon && <Icon aria-hidden="true" className={styles.icon} />}
      {(hasText || beside > 0) && (
        <span
          className={clsx(styles.text, beside > 0 && styles.beside)}
          data-time={time}
          data-second={[isUnplanned && t('board.unplanned'), partText, item.customerName]
            .filter(Boolean)
            .join(' · ')}
        >
          {order.title}
        </span>
      )}
      {hasMarks && <Marks item={item} isBad={isBad} />}
      {isSelected && !isAnytime && !isUnplanned && (
        <>
          <span className={styles.edge} data-edge="start" />
          <span className={styles.edge} data-edge="end" />
        </>
      )}
    </button>
  )
})

/** What is special about a visit; nothing where nothing is. */
function Marks({ item, isBad }: { item: Bar['item']; isBad: boolean }) {
  const isLocked = item.locked !== 'none'
  const isUrgent = item.order.priority === 'urgent'
  const isAsked = askedOfVisit(item).length > 0
  const isLate = lateOfVisit(item).length > 0
  if (!isLocked && !isUrgent && !isBad && !isAsked && !isLate && !item.isUnsent) return null
  return (
    <span className={styles.marks}>
      {isLocked && <Lock aria-hidden="true" />}
      {isUrgent && <PriorityMark priority="urgent" iconOnly />}
      {isAsked && <UserRoundX aria-hidden="true" className={styles.bad} />}
      {isLate && <ClockAlert aria-hidden="true" className={styles.bad} />}
      {isBad && <TriangleAlert aria-hidden="true" className={styles.bad} />}
      {item.isUnsent && <span className={styles.unsent} aria-hidden="true" />}
    </span>
  )
}
