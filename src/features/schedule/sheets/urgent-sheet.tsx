import { personLabel } from '#components/dispatch/person-label.ts'
import { useState } from 'react'
import { dayAt } from '#domain/dispatch/day-bounds.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { tightened } from '#domain/dispatch/simulate/tightened.ts'
import type { UrgentOffer } from '#domain/dispatch/simulate/urgent.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Plans } from '../actions/visit-change.ts'
import type { BoardItem } from '../board/use-board.ts'
import { LateNote } from '#components/dispatch/late-note.tsx'
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

/** The ways to fit in an urgent visit, with who would be moved and whom it was promised to; else later days. */
export function UrgentSheet(props: UrgentSheetProps) {
  const { item, board, items, drop, fitIn, onByHand, onClose } = props
  const t = useT()
  const { othersOnly, crewWith } = takingOver(item)
  const simulation = useSimulation<'urgent'>(board, {
    kind: 'urgent',
    visitId: item.id,
    options: { othersOnly },
  })
  const offers = simulation.state === 'done' ? simulation.value : []
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
              isBest={i === 0 && offers.length > 1}
              onTake={() => take(one)}
            />
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
