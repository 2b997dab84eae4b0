import { clsx } from 'clsx'
import { ClockAlert, EyeOff, TriangleAlert, UserRoundX } from 'lucide-react'
import { memo } from 'react'
import type { Finding } from '#domain/dispatch/finding.ts'
import { useFormat, useT } from '#messages/index.ts'
import { toneClass } from '#ui/badge.tsx'
import { askedOfVisit } from '../board/asked-of-visit.ts'
import { lateOfVisit } from '../board/late-of-visit.ts'
import { isUnseen } from '../board/is-unseen.ts'
import type { BoardItem } from '../board/use-board.ts'
import { useVisitLabel } from '../board/use-visit-label.ts'
import { orderStyle } from '#components/order/order-style.tsx'
import { shownStatus } from '#domain/order/shown-status.ts'
import styles from './visit-chip.module.css'

export interface VisitChipProps {
  item: BoardItem
  findings: readonly Finding[]
  personId: string
  isSelected: boolean
}

/** A visit in a cell of the week: its time, and for whom it is. What it is as a whole is its name and its card. */
export const VisitChip = memo(function VisitChip(props: VisitChipProps) {
  const { item, findings, personId, isSelected } = props
  const t = useT()
  const format = useFormat()
  const label = useVisitLabel()
  const { tone, Icon } = orderStyle[shownStatus(item.order)]
  const start = item.start ?? item.begunAt ?? null
  const name = label(item, findings)
  const isBad = findings.some(({ severity }) => severity !== 'note')
  return (
    <button
      type="button"
      className={clsx(styles.chip, toneClass(tone))}
      data-visit={item.id}
      data-person={personId}
      data-unplanned={item.start === null || undefined}
      data-selected={isSelected || undefined}
      aria-pressed={isSelected}
      aria-label={name}
    >
      <span className={styles.line}>
        <Icon aria-hidden="true" className={styles.icon} />
        <b>{start === null || start.length === 10 ? t('board.anytime') : format.time(start)}</b>
      </span>
      <span className={styles.line}>
        <span className={styles.title}>{item.customerName || item.order.title}</span>
        <span className={styles.marks}>
          {isUnseen(item) && <EyeOff aria-hidden="true" className={styles.mark} />}
          {askedOfVisit(item).length > 0 && (
            <UserRoundX aria-hidden="true" className={styles.bad} />
          )}
          {lateOfVisit(item).length > 0 && <ClockAlert aria-hidden="true" className={styles.bad} />}
          {isBad && <TriangleAlert aria-hidden="true" className={styles.bad} />}
        </span>
      </span>
    </button>
  )
})
