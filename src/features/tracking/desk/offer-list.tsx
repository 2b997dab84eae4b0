import { CalendarRange } from 'lucide-react'
import { OfferButton } from '#components/dispatch/offer-button.tsx'
import { personLabel } from '#components/dispatch/person-label.ts'
import { WhyNotList } from '#components/dispatch/why-not-list.tsx'
import type { Board, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { isSecondTime, type Suggestions } from '#domain/dispatch/suggest/suggest.ts'
import { visitDay } from '#domain/dispatch/visit-time.ts'
import { useT } from '#messages/index.ts'
import { ButtonLink } from '#ui/link.tsx'
import styles from './tracking-desk.module.css'

export interface OfferListProps {
  board: Board
  visit: BoardVisit
  /** Without those who have the visit. */
  suggestions: Suggestions
  /** How many days were searched. */
  days: number
  onTake: (personId: string, start: string) => void
}

/** Who could go to a visit, or instead of those who have it, what keeps the others from it, and the way to plan it. */
export function OfferList({ board, visit, suggestions, days, onTake }: OfferListProps) {
  const t = useT()
  const { offers, whyNot } = suggestions
  const isTaken = visit.assigneeIds.length > 0
  const title = t(isTaken ? 'tracking.whoInstead' : 'tracking.whoCanGo')
  return (
    <>
      <h3 className={styles.panelSubtitle}>{title}</h3>
      {offers.length === 0 ? (
        <p>{t(isTaken ? 'tracking.noOneElse' : 'tracking.noOne', { days })}</p>
      ) : (
        <ol className={styles.offers} aria-label={title}>
          {offers.map((offer, i) => (
            <li key={`${offer.personId} ${offer.start}`}>
              <OfferButton
                offer={offer}
                visit={visit}
                name={personLabel(t, board.people, offer.personId)}
                isSecondTime={isSecondTime(offers, i)}
                onTake={() => onTake(offer.personId, offer.start)}
              />
            </li>
          ))}
        </ol>
      )}
      <WhyNotList whyNot={whyNot} people={board.people} hasOthers={isTaken || offers.length > 0} />
      <ButtonLink
        href={schedulePath(visit, board.company.timeZone)}
        icon={<CalendarRange aria-hidden="true" />}
      >
        {t('tracking.openSchedule')}
      </ButtonLink>
    </>
  )
}

/** The schedule with this visit selected, on its day. */
function schedulePath(visit: BoardVisit, timeZone: string): string {
  const day = visitDay(visit, timeZone)
  return `/schedule?${new URLSearchParams({ ...(day !== null && { day }), visit: visit.id })}`
}
