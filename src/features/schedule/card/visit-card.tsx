import { TriangleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import type { Finding } from '#domain/dispatch/finding.ts'
import type { BoardItem } from '../board/use-board.ts'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { visitFacts, type Words } from '../board/visit-label.ts'
import type { CardPlace } from './card-place.ts'
import styles from './visit-card.module.css'

export interface VisitCardProps {
  item: BoardItem
  findings: readonly Finding[]
  place: CardPlace
  /** Says what else the mouse does. */
  isPressed?: boolean
  words: Words
}

/** All about a visit, beside its bar. A screen reader has it as the name of the bar. */
export function VisitCard({
  item,
  findings,
  place,
  isPressed = false,
  words,
}: VisitCardProps): ReactElement {
  const { order, customerName, siteLine } = item
  const { when, marks, problems } = visitFacts(words, item, findings)
  return (
    <div
      ref={showCard}
      popover="manual"
      className={styles.card}
      style={place}
      aria-hidden="true"
      data-visit-card
    >
      <span className={styles.when}>{when}</span>
      <b className={styles.title}>{order.title}</b>
      {customerName !== '' && <span>{customerName}</span>}
      {siteLine !== '' && <span className={styles.muted}>{siteLine}</span>}
      <span className={styles.marks}>
        <OrderBadge order={order} />
        {marks.join(' · ')}
      </span>
      {problems.map((problem) => (
        <span key={problem} className={styles.problem}>
          <TriangleAlert aria-hidden="true" />
          {problem}
        </span>
      ))}
      {isPressed && <span className={styles.hint}>{words.t('board.cardHint')}</span>}
    </div>
  )
}

/** Above everything on the page, also above what clips the board. */
function showCard(element: HTMLElement | null): void {
  element?.showPopover()
}
