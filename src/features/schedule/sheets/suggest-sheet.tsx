import { personLabel } from '#components/dispatch/person-label.ts'
import { useEffect, useEffectEvent } from 'react'
import { OfferButton } from '#components/dispatch/offer-button.tsx'
import { WhyNotList } from '#components/dispatch/why-not-list.tsx'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { isSecondTime, type Offer, type Suggestions } from '#domain/dispatch/suggest/suggest.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Plan } from '../actions/visit-change.ts'
import type { BoardItem } from '../board/use-board.ts'
import { SimulationWait } from '#components/dispatch/worker/simulation-wait.tsx'
import { useSimulation } from '#components/dispatch/worker/use-simulation.ts'
import { asksToFitIn } from './asks-to-fit-in.ts'
import { takingOver } from './taking-over.ts'
import styles from './suggest-sheet.module.css'

export interface SuggestSheetProps {
  item: BoardItem
  board: Board
  /** Where the search begins, unless that is over. */
  day: string
  drop: (plans: readonly (readonly [BoardItem, Partial<Plan>])[]) => void
  /** Moves others to make room; absent where that was tried. */
  onFitIn?: () => void
  /** Opens the fields of the visit. */
  onByHand: () => void
  onClose: () => void
}

const none: Suggestions = { offers: [], whyNot: [] }
const searchedDays = 14
const shownOffers = 3

/** Who could do a visit and when, with the reasons, and what keeps the others from it. Keys 1 to 3 take an offer. */
export function SuggestSheet(props: SuggestSheetProps) {
  const { item, board, day, drop, onFitIn, onByHand, onClose } = props
  const t = useT()
  const today = localDay(new Date(board.now).toISOString(), board.company.timeZone)
  const { othersOnly, crewWith } = takingOver(item)
  const simulation = useSimulation<'suggest'>(board, {
    kind: 'suggest',
    visitId: item.id,
    options: {
      from: day < today ? today : day,
      days: searchedDays,
      top: shownOffers,
      othersOnly,
    },
  })
  const { offers, whyNot } = simulation.state === 'done' ? simulation.value : none

  function take({ personId, start }: Offer): void {
    drop([[item, { assigneeIds: crewWith(personId), start }]])
    onClose()
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const offer = offers[Number(event.key) - 1]
    if (offer) take(offer)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('board.suggestFor', { title: item.order.title })}
      closeLabel={t('action.cancel')}
    >
      <SimulationWait state={simulation.state} />
      {simulation.state === 'done' && offers.length === 0 && (
        <EmptyState
          title={t('board.noOffer')}
          action={
            <>
              {onFitIn && <Button onPress={onFitIn}>{t('board.urgentOpen')}</Button>}
              <Button onPress={onByHand}>{t('board.planByHand')}</Button>
            </>
          }
        >
          {t('board.noOfferNote')}
        </EmptyState>
      )}
      <ol className={styles.offers}>
        {offers.map((offer, i) => (
          <li key={`${offer.personId} ${offer.start}`}>
            <OfferButton
              offer={offer}
              visit={item}
              name={personLabel(t, board.people, offer.personId)}
              isSecondTime={isSecondTime(offers, i)}
              end={<Kbd keys={[String(i + 1)]} />}
              onTake={() => take(offer)}
            />
          </li>
        ))}
      </ol>
      {onFitIn &&
        asksToFitIn({ ...item, othersOnly }, offers, {
          now: board.now,
          timeZone: board.company.timeZone,
        }) && <Button onPress={onFitIn}>{t('board.urgentOpen')}</Button>}
      <WhyNotList whyNot={whyNot} people={board.people} hasOthers={offers.length > 0} />
    </Sheet>
  )
}
