import { useId } from 'react'
import { OrderBadge } from '#components/order/order-badge.tsx'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { useT } from '#messages/index.ts'
import type { BoardItem } from '../board/use-board.ts'
import { visitName } from './change-rows.tsx'
import styles from './change-list.module.css'

export interface UnderWayRowsProps {
  visits: readonly BoardVisit[]
  items: ReadonlyMap<string, BoardItem>
}

/** Visits that stay with their person, because work or the drive there has begun. */
export function UnderWayRows({ visits, items }: UnderWayRowsProps) {
  const t = useT()
  const id = useId()
  if (visits.length === 0) return null
  return (
    <section className={styles.later} aria-labelledby={id}>
      <h3 id={id}>{t('board.sickUnderWay')}</h3>
      <ul className={styles.staying}>
        {visits.map((visit) => (
          <li key={visit.id}>
            {visitName(visit, items)}
            <OrderBadge order={visit.order} bare />
          </li>
        ))}
      </ul>
    </section>
  )
}
