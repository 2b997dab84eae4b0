import { personLabel } from '#components/dispatch/person-label.ts'
import { useMemo } from 'react'
import { OfferButton } from '#components/dispatch/offer-button.tsx'
import { WhyNotList } from '#components/dispatch/why-not-list.tsx'
import { SimulationWait } from '#components/dispatch/worker/simulation-wait.tsx'
import { useAnswer } from '#components/dispatch/worker/use-simulation.ts'
import type { Board, BoardPerson, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { boardWith } from '#domain/dispatch/simulate/changed-board.ts'
import { boardMessage } from '#domain/dispatch/simulate/messages.ts'
import { isSecondTime, type Offer } from '#domain/dispatch/suggest/suggest.ts'
import { useFormat, useT } from '#messages/index.ts'
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

/** The three best people and times, with their reasons: on the chosen day, else after a word on it. */
export function Suggestions({ board, visit, day, people, onTake }: SuggestionsProps) {
  const t = useT()
  const format = useFormat()
  const message = useMemo(() => {
    const candidates = new Map(people.map((one) => [one.user.id, one]))
    return {
      kind: 'near' as const,
      board: boardMessage(boardWith({ ...board, people: candidates }, [visit])),
      visitId: visit.id,
      options: { from: day, days: searchedDays, top: shownOffers },
    }
  }, [board, visit, day, people])
  const { state, value } = useAnswer<'near'>(message)
  return (
    <section
      className={styles.suggestions}
      aria-label={t('orders.suggestions')}
      aria-busy={state === 'working'}
    >
      <p className={styles.title}>{t('orders.suggestions')}</p>
      {state === 'failed' || !value ? (
        <SimulationWait state={state} />
      ) : value.offers.length === 0 ? (
        <>
          <p className={styles.none}>{t('board.noOffer')}</p>
          <WhyNotList whyNot={value.whyNot} people={board.people} hasOthers={false} />
        </>
      ) : (
        <>
          {value.fullDay !== null && (
            <p>{t('orders.noOneFree', { day: format.day(value.fullDay) })}</p>
          )}
          <ol className={styles.offers}>
            {value.offers.map((offer, i) => (
              <li key={`${offer.personId} ${offer.start}`}>
                <OfferButton
                  offer={offer}
                  name={personLabel(t, board.people, offer.personId)}
                  isSecondTime={isSecondTime(value.offers, i)}
                  onTake={() => onTake(offer)}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
