import { personLabel } from '#components/dispatch/person-label.ts'
import { useMemo, useState } from 'react'
import { dayAt } from '#domain/dispatch/day-bounds.ts'
import type { Board, BoardPerson } from '#domain/dispatch/board-visit.ts'
import { tightened } from '#domain/dispatch/simulate/tightened.ts'
import type { UrgentOffer } from '#domain/dispatch/simulate/urgent.ts'
import type { UrgentWays } from '#domain/dispatch/simulate/urgent-ways.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Plans } from '../actions/visit-change.ts'
import type { BoardItem } from '../board/use-board.ts'
import { LateNote } from '#components/dispatch/late-note.tsx'
import { shownPeople } from '#components/dispatch/shown-people.ts'
import { WhyNotList } from '#components/dispatch/why-not-list.tsx'
import { SimulationWait } from '#components/dispatch/worker/simulation-wait.tsx'
import { useSimulation } from '#components/dispatch/worker/use-simulation.ts'
import { SuggestSheet } from './suggest-sheet.tsx'
import { takingOver } from './taking-over.ts'
import { UrgentOfferRow } from './urgent-offer-row.tsx'
import styles from './urgent-sheet.module.css'

export interface UrgentSheetProps {
  item: BoardItem
  board: Board
  items: ReadonlyMap<string, BoardItem>
  drop: (plans: Plans) => void
  /** Plans the visit, with those that make room for it, and sends it; `callCount` customers were told another time. */
  fitIn: (item: BoardItem, plans: Plans, callCount: number) => boolean
  /** Opens the fields of the visit. */
  onByHand: () => void
  onClose: () => void
}

const none: UrgentWays = { offers: [], whyNotToday: null }

/** The ways to fit in an urgent visit, with who would be moved and whom it was promised to; else later days. */
export function UrgentSheet(props: UrgentSheetProps) {
  const { item, board, items, drop, fitIn, onByHand, onClose } = props
  const t = useT()
  const { othersOnly, crewWith } = takingOver(item)
  const everyone = useMemo(() => [...board.people.values()].filter(isActive), [board.people])
  const standInIds = useMemo(() => {
    const laneIds = new Set(shownPeople(board).map(({ user }) => user.id))
    return everyone.flatMap(({ user }) => (laneIds.has(user.id) ? [] : [user.id]))
  }, [board, everyone])
  const simulation = useSimulation<'urgent'>(
    board,
    { kind: 'urgent', visitId: item.id, options: { othersOnly, standInIds } },
    everyone,
  )
  const { offers, whyNotToday } = simulation.state === 'done' ? simulation.value : none
  const [looksFurther, setLooksFurther] = useState(false)
  const today = dayAt(board.now, board.company.timeZone)
  const nameOf = (personId: string) => personLabel(t, board.people, personId)
  const areAllLate = offers.length > 0 && offers.every(({ offer }) => offer.isLate)

  if (looksFurther)
    return <SuggestSheet {...{ item, board, drop, onByHand, onClose }} day={today} />

  function take({ offer, moves, callCustomerIds }: UrgentOffer): void {
    const moved = moves.flatMap((move) => {
      const one = items.get(move.visit.id)
      const plan = { assigneeIds: [move.offer.personId], start: move.offer.start }
      return one ? ([[one, plan]] as const) : []
    })
    const own = [item, { assigneeIds: crewWith(offer.personId), start: offer.start }] as const
    fitIn(item, [own, ...moved], callCustomerIds.length)
    onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('board.urgentTitle', { title: item.order.title })}
      closeLabel={t('action.cancel')}
    >
      <SimulationWait state={simulation.state} />
      {simulation.state === 'done' && offers.length === 0 && (
        <EmptyState
          title={t('board.noUrgent')}
          action={<Button onPress={() => setLooksFurther(true)}>{t('board.lookFurther')}</Button>}
        >
          {t('board.noUrgentNote')}
        </EmptyState>
      )}
      {areAllLate && <LateNote isLate />}
      {whyNotToday && offers.length > 0 && (
        <p className={styles.notToday}>{t('board.urgentNotToday')}</p>
      )}
      <ol className={styles.offers}>
        {offers.map((one, i) => (
          <li key={[one.kind, one.offer.personId, one.offer.start].join(' ')}>
            <UrgentOfferRow
              offer={one}
              tightened={tightened(
                board,
                one.moves.map(({ visit, offer: { start } }) => ({
                  before: visit,
                  after: { ...visit, start },
                })),
              )}
              items={items}
              nameOf={nameOf}
              saysLate={!areAllLate}
              isBest={i === 0 && offers.length > 1 && one.problems.length === 0}
              onTake={() => take(one)}
            />
          </li>
        ))}
      </ol>
      {whyNotToday && (
        <WhyNotList
          whyNot={whyNotToday}
          people={board.people}
          hasOthers={offers.length > 0}
          title={t('board.whyNotToday')}
        />
      )}
    </Sheet>
  )
}

function isActive({ user }: BoardPerson): boolean {
  return user.status === 'active'
}
