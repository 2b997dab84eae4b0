import { personLabel } from '#components/dispatch/person-label.ts'
import { useState } from 'react'
import { dayAt } from '#domain/dispatch/day-bounds.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import type { UrgentOffer } from '#domain/dispatch/simulate/urgent.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Plans } from '../actions/visit-change.ts'
import type { BoardItem } from '../board/use-board.ts'
import { ChoiceButton } from '#components/dispatch/choice-button.tsx'
import { LateNote } from '#components/dispatch/late-note.tsx'
import { SimulationWait } from '#components/dispatch/worker/simulation-wait.tsx'
import { useSimulation } from '#components/dispatch/worker/use-simulation.ts'
import { SuggestSheet } from './suggest-sheet.tsx'
import styles from './suggest-sheet.module.css'

export interface UrgentSheetProps {
  item: BoardItem
  board: Board
  items: ReadonlyMap<string, BoardItem>
  drop: (plans: Plans) => void
  /** Plans the visit, with those that make room for it, and sends it. */
  fitIn: (item: BoardItem, plans: Plans) => void
  onClose: () => void
}

/** Up to three ways to fit in an urgent visit, with who would be moved and whom it was promised to; else later days. */
export function UrgentSheet({ item, board, items, drop, fitIn, onClose }: UrgentSheetProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const simulation = useSimulation<'urgent'>(board, { kind: 'urgent', visitId: item.id })
  const offers = simulation.state === 'done' ? simulation.value : []
  const customerOf = (id: string) =>
    [...items.values()].find(({ order }) => order.customerId === id)?.customerName ?? ''
  const [looksFurther, setLooksFurther] = useState(false)
  const today = dayAt(board.now, board.company.timeZone)
  const nameOf = (personId: string) => personLabel(t, board.people, personId)

  if (looksFurther)
    return <SuggestSheet item={item} board={board} day={today} drop={drop} onClose={onClose} />

  function take({ offer, moves }: UrgentOffer): void {
    const moved = moves.flatMap((move) => {
      const one = items.get(move.visit.id)
      const plan = { assigneeIds: [move.offer.personId], start: move.offer.start }
      return one ? ([[one, plan]] as const) : []
    })
    fitIn(item, [[item, { assigneeIds: [offer.personId], start: offer.start }], ...moved])
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
      <ol className={styles.offers}>
        {offers.map((one) => (
          <li key={one.kind}>
            <ChoiceButton
              title={t(`board.urgent.${one.kind}`)}
              end={<span className={styles.act}>{t('board.fitInAndSend')}</span>}
              onTake={() => take(one)}
            >
              <span>{`${nameOf(one.offer.personId)}, ${format.when(one.offer.start, now)}`}</span>
              <LateNote offer={one.offer} />
              {one.moves.map(({ visit, offer }) => (
                <span key={visit.id} className={styles.reasons}>
                  {t('board.urgentMove', {
                    title: visit.order.title,
                    where: `${nameOf(offer.personId)}, ${format.when(offer.start, now)}`,
                  })}
                </span>
              ))}
              {one.toldCustomerIds.length > 0 && (
                <span className={styles.reasons}>
                  {t('board.urgentTold', {
                    names: format.list(one.toldCustomerIds.map(customerOf)),
                  })}
                </span>
              )}
            </ChoiceButton>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
