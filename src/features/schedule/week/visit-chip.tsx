import { clsx } from 'clsx'
import { EyeOff, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { orderStyle } from '#components/order/order-style.tsx'
import type { Finding } from '#domain/dispatch/finding.ts'
import { useFormat } from '#messages/index.ts'
import { toneClass } from '#ui/badge.tsx'
import { isUnseen } from '../board/is-unseen.ts'
import type { BoardItem } from '../board/use-board.ts'
import { useVisitLabel } from '../board/use-visit-label.ts'
import { isTimed } from '../drag/assignment.ts'
import styles from './visit-chip.module.css'

export interface VisitChipProps {
  item: BoardItem
  findings: readonly Finding[]
  personId: string
  isSelected: boolean
}

/** A visit in a cell of the week. */
export const VisitChip = memo(function VisitChip(props: VisitChipProps) {
  const { item, findings, personId, isSelected } = props
  const format = useFormat()
  const label = useVisitLabel()
  const { tone, Icon } = orderStyle[item.order.status]
  const isBad = findings.some(({ severity }) => severity !== 'note')
  return (
    <button
      type="button"
      className={clsx(styles.chip, toneClass(tone))}
      data-visit={item.id}
      data-person={personId}
      data-selected={isSelected || undefined}
      aria-pressed={isSelected}
      aria-label={label(item, findings)}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      {isTimed(item) && <b>{format.time(item.start)}</b>}
      <span className={styles.title}>{item.order.title}</span>
      {isUnseen(item) && <EyeOff aria-hidden="true" className={styles.mark} />}
      {isBad && <TriangleAlert aria-hidden="true" className={styles.bad} />}
    </button>
  )
})
