import { clsx } from 'clsx'
import { Lock, TriangleAlert } from 'lucide-react'
import { type CSSProperties, memo } from 'react'
import { orderStyle } from '#components/order/order-style.tsx'
import { toneClass } from '#ui/badge.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { useVisitLabel } from '../board/use-visit-label.ts'
import { useFormat } from '#messages/index.ts'
import type { Bar } from './lane-model.ts'
import styles from './visit-bar.module.css'

export interface VisitBarProps {
  bar: Bar
  /** Distance from the top of the lane, in pixels. */
  top: number
  /** Whose lane it lies in. */
  personId: string
  isSelected: boolean
  /** Whether Tab leads to it. */
  isCurrent: boolean
  /** In the column of visits without a time. */
  isAnytime?: boolean
}

/** A visit in a lane: its status as colour and icon, when, what and where, and what is wrong with it. */
export const VisitBar = memo(function VisitBar(props: VisitBarProps) {
  const { bar, top, personId, isSelected, isCurrent, isAnytime = false } = props
  const format = useFormat()
  const label = useVisitLabel()
  const { item, findings } = bar
  const { order } = item
  const { tone, Icon, striped } = orderStyle[order.status]
  const isBad = findings.some(({ severity }) => severity !== 'note')
  const style = { '--from': bar.from, '--length': bar.to - bar.from, top } as CSSProperties
  return (
    <li
      className={clsx(styles.item, isAnytime && styles.anytime)}
      style={style}
      data-fresh={item.id}
    >
      {bar.travel > 0 && (
        <span
          className={styles.travel}
          style={{ '--travel': bar.travel } as CSSProperties}
          aria-hidden="true"
        />
      )}
      <button
        type="button"
        className={clsx(styles.bar, toneClass(tone), striped && styles.striped)}
        data-visit={item.id}
        data-person={personId}
        data-selected={isSelected || undefined}
        data-bad={isBad || undefined}
        aria-label={label(item, findings)}
        aria-pressed={isSelected}
        tabIndex={isCurrent ? 0 : -1}
      >
        <Icon aria-hidden="true" className={styles.icon} />
        <span className={styles.text}>
          <span className={styles.first}>
            {!isAnytime && <b>{item.start !== null && format.time(item.start)}</b>} {order.title}
          </span>
          <span className={styles.second}>{item.customerName}</span>
        </span>
        <span className={styles.marks}>
          {item.locked !== 'none' && <Lock aria-hidden="true" />}
          {order.priority === 'urgent' && <PriorityMark priority="urgent" iconOnly />}
          {isBad && <TriangleAlert aria-hidden="true" className={styles.bad} />}
          {item.isUnsent && <span className={styles.unsent} aria-hidden="true" />}
        </span>
        {isSelected && !isAnytime && (
          <>
            <span className={styles.edge} data-edge="start" />
            <span className={styles.edge} data-edge="end" />
          </>
        )}
      </button>
    </li>
  )
})
