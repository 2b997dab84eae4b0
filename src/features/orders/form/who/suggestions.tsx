import { useMemo } from 'react'
import { OfferButton } from '#components/dispatch/offer-button.tsx'
import { WhyNotList } from '#components/dispatch/why-not-list.tsx'
import type { Board, BoardPerson, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { type Offer, suggest } from '#domain/dispatch/suggest/suggest.ts'
import { useT } from '#messages/index.ts'
import styles from './technician-picker.module.css'

export interface SuggestionsProps {
  board: Board
  visit: BoardVisit
  /** The first day of the search. */
  day: string
  people: readonly BoardPerson[]
  onTake: (offer: Offer) => void
}

const searchedDays = 14
const shownOffers = 3

/** The three best people and times, with their reasons. */
export function Suggestions({ board, visit, day, people, onTake }: SuggestionsProps) {
  const t = useT()
  const { offers, whyNot } = useMemo(() => {
    const candidates = new Map(people.map((one) => [one.user.id, one]))
    const search = { from: day, days: searchedDays, top: shownOffers }
    return suggest({ ...board, people: candidates }, visit, search)
  }, [board, visit, day, people])
  return (
    <section className={styles.suggestions} aria-label={t('orders.suggestions')}>
      <p className={styles.title}>{t('orders.suggestions')}</p>
      {offers.length === 0 ? (
        <p className={styles.none}>{t('board.noOffer')}</p>
      ) : (
        <ol className={styles.offers}>
          {offers.map((offer) => (
            <li key={`${offer.personId} ${offer.start}`}>
              <OfferButton
                offer={offer}
                name={board.people.get(offer.personId)?.user.name ?? ''}
                onTake={() => onTake(offer)}
              />
            </li>
          ))}
        </ol>
      )}
      {offers.length === 0 && <WhyNotList whyNot={whyNot} />}
    </section>
  )
}
