import { Phone } from 'lucide-react'
import { Initials } from '#components/contact/person-name.tsx'
import { ChoiceButton } from '#components/dispatch/choice-button.tsx'
import { findingText } from '#components/dispatch/finding-text.ts'
import { LateNote } from '#components/dispatch/late-note.tsx'
import { WarningNote } from '#components/dispatch/warning-note.tsx'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { Tightened } from '#domain/dispatch/simulate/tightened.ts'
import type { UrgentOffer } from '#domain/dispatch/simulate/urgent.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import type { BoardItem } from '../board/use-board.ts'
import { visitName } from './change-rows.tsx'
import { TightenedNote } from './tightened-note.tsx'
import styles from './urgent-sheet.module.css'

export interface UrgentOfferRowProps {
  offer: UrgentOffer
  /** Others that get tight or late by it. */
  tightened: Tightened
  items: ReadonlyMap<string, BoardItem>
  nameOf: (personId: string) => string
  /** Whether to say that it is late: not where all offers are. */
  saysLate: boolean
  /** Whether it is the one to take. */
  isBest: boolean
  onTake: () => void
}

/** One way to fit a visit in: when and with whom, what it means for others, and on demand each visit that moves. */
export function UrgentOfferRow({
  offer,
  tightened,
  items,
  nameOf,
  saysLate,
  isBest,
  onTake,
}: UrgentOfferRowProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const { kind, moves, problems, callCustomerIds } = offer
  const { personId, start, isLate } = offer.offer
  const latest = moves
    .map((move) => move.offer.start)
    .toSorted()
    .at(-1)
  const [worst] = problems.toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0))
  const customerOf = (id: string) =>
    [...items.values()].find(({ order }) => order.customerId === id)?.customerName ?? ''
  const whereTo = (visit: BoardVisit, to: UrgentOffer['offer']) =>
    visit.assigneeIds.includes(to.personId)
      ? format.when(to.start, now)
      : `${nameOf(to.personId)}, ${format.when(to.start, now)}`
  return (
    <>
      <ChoiceButton
        start={<Initials name={nameOf(personId)} userId={personId} />}
        title={nameOf(personId)}
        end={<span className={styles.act}>{t('board.fitInAndSend')}</span>}
        onTake={onTake}
      >
        <span className={styles.line}>
          <span className={styles.time}>{format.when(start, now)}</span>
          {isBest && <Badge tone="green">{t('board.urgentBest')}</Badge>}
          {callCustomerIds.length > 0 && (
            <Badge tone="orange" icon={<Phone aria-hidden="true" />}>
              {t('board.callCustomers', { count: callCustomerIds.length })}
            </Badge>
          )}
        </span>
        <span className={styles.reasons}>
          {kind === 'standIn' && `${t('board.urgentStandIn')} · `}
          {latest === undefined
            ? t('board.urgentMovesNone')
            : t('board.urgentMoves', { count: moves.length, latest: format.when(latest, now) })}
        </span>
        <LateNote isLate={saysLate && isLate} />
        <TightenedNote tightened={tightened} items={items} />
        {worst && <WarningNote>{findingText(t, worst)}</WarningNote>}
      </ChoiceButton>
      {moves.length > 0 && (
        <details className={styles.details}>
          <summary>{t('board.urgentDetails')}</summary>
          <ul>
            {moves.map(({ visit, offer: to }) => (
              <li key={visit.id}>
                {t('board.urgentMove', {
                  title: visitName(visit, items),
                  from: visit.start === null ? t('planner.inQueue') : format.when(visit.start, now),
                  where: whereTo(visit, to),
                })}
                {problems
                  .filter(({ visitId }) => visitId === visit.id)
                  .map((problem) => (
                    <WarningNote key={problem.code}>{findingText(t, problem)}</WarningNote>
                  ))}
              </li>
            ))}
          </ul>
          {callCustomerIds.length > 0 && (
            <p>{t('board.urgentTold', { names: format.list(callCustomerIds.map(customerOf)) })}</p>
          )}
        </details>
      )}
    </>
  )
}
