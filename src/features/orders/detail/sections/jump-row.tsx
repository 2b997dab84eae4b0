import { useEffect, useRef } from 'react'
import { orderEvidence } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { withPhotos } from '#domain/checklist/photo-answers.ts'
import { checklistProgress } from '#domain/checklist/checklist-progress.ts'
import type { Order } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import styles from './jump-row.module.css'
import type { OrderSection } from './open-sections.ts'
import { sectionElementId } from './section-element.ts'
import { useOnceOver } from './use-once-over.ts'
import { useSectionInView } from './use-section-in-view.ts'

export interface JumpRowProps {
  order: Order
  /** Whether there is a section of photos and parts. */
  hasEvidence: boolean
}

/** The main sections of an order below its header, one tap away. Those that are one line between them have no place. */
export function JumpRow({ order, hasEvidence }: JumpRowProps) {
  const t = useT()
  const row = useRef<HTMLElement>(null)
  const sections: readonly OrderSection[] = [
    'order',
    ...(order.checklist.length > 0 ? (['checklist'] as const) : []),
    ...(hasEvidence ? (['evidence'] as const) : []),
    'history',
  ]
  const { current, goTo, goToTop } = useSectionInView(row, sections)
  useHeadHeight(row)
  useOnceOver(order, goToTop)
  const index = current === null ? -1 : sections.indexOf(current)
  useButtonInView(row, index)

  return (
    <nav ref={row} className={styles.row} aria-label={t('orders.jump')}>
      {sections.map((section) => (
        <a
          key={section}
          className={styles.jump}
          aria-current={section === current ? 'location' : undefined}
          href={`#${sectionElementId(section)}`}
          onClick={(event) => {
            // Not an entry of its own in the history: Back leaves the order.
            event.preventDefault()
            goTo(section)
          }}
        >
          {section === 'order' && t('orders.order')}
          {section === 'checklist' && (
            <>
              {t('orders.jump.checklist')} <Count order={order} />
            </>
          )}
          {section === 'evidence' && t('orders.section.evidence')}
          {section === 'history' && t('orders.history')}
        </a>
      ))}
    </nav>
  )
}

/** How much of the checklist is answered; the width is the same before it is known. */
function Count({ order }: { order: Order }) {
  const t = useT()
  const evidence = useLive(orderEvidence(order.id))
  const answers = withPhotos(order.checklist, order.answers, evidence?.photos ?? [])
  const { answered, all } = checklistProgress(order.checklist, answers)
  return (
    <span className={styles.count} data-unknown={evidence === undefined || undefined}>
      {t('orders.jump.count', { answered, all })}
    </span>
  )
}

/** The row stands below the page's header, which is higher where the text is larger. */
function useHeadHeight(row: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const place = row.current?.parentElement
    const head = place?.previousElementSibling
    if (!place || !head) return undefined
    const observer = new ResizeObserver(() =>
      place.style.setProperty('--head-height', `${head.getBoundingClientRect().height}px`),
    )
    observer.observe(head)
    return () => observer.disconnect()
  }, [row])
}

/** Where large text makes the row wider than the screen, it scrolls along; also when its size changes later. */
function useButtonInView(row: { readonly current: HTMLElement | null }, index: number): void {
  useEffect(() => {
    const nav = row.current
    const button = nav?.children[index]
    if (!nav || !(button instanceof HTMLElement)) return undefined
    const observer = new ResizeObserver(() => {
      nav.scrollLeft = button.offsetLeft - (nav.clientWidth - button.offsetWidth) / 2
    })
    observer.observe(nav)
    for (const link of nav.children) observer.observe(link)
    return () => observer.disconnect()
  }, [row, index])
}
