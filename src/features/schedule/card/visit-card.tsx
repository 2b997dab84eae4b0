import { TriangleAlert } from 'lucide-react'
import { type ReactElement, useLayoutEffect, useRef } from 'react'
import type { Finding } from '#domain/dispatch/finding.ts'
import type { BoardItem } from '../board/use-board.ts'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { visitFacts, type Words } from '../board/visit-label.ts'
import { paintedWidth } from '#ui/overlay/edge-padding.ts'
import { type CardAnchor, cardPlace } from './card-place.ts'
import styles from './visit-card.module.css'

export interface VisitCardProps {
  item: BoardItem
  findings: readonly Finding[]
  anchor: CardAnchor
  /** Says what else the mouse does. */
  isPressed?: boolean
  words: Words
}

/** All about a visit, beside its bar. A screen reader has it as the name of the bar. */
export function VisitCard({
  item,
  findings,
  anchor,
  isPressed = false,
  words,
}: VisitCardProps): ReactElement {
  const { order, customerName, siteLine } = item
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (card.current) showCard(card.current, anchor)
  })
  const { when, marks, problems } = visitFacts(words, item, findings)
  return (
    <div ref={card} popover="manual" className={styles.card} aria-hidden="true" data-visit-card>
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

/** Above everything on the page, also above what clips the board, and within the window. */
function showCard(element: HTMLElement, anchor: CardAnchor): void {
  if (!element.matches(':popover-open')) element.showPopover()
  const width = paintedWidth()
  const { clientHeight: height } = document.documentElement
  const { left, top } = cardPlace(anchor, element.getBoundingClientRect(), { width, height })
  element.style.left = `${left}px`
  element.style.top = `${top}px`
}
