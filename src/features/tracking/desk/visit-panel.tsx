import { X } from 'lucide-react'
import { useMemo } from 'react'
import { personLabel } from '#components/dispatch/person-label.ts'
import { SimulationWait } from '#components/dispatch/worker/simulation-wait.tsx'
import { useAnswer } from '#components/dispatch/worker/use-simulation.ts'
import { OrderBadge } from '#components/order/order-badge.tsx'
import type { BoardVisitItem } from '#data/index.ts'
import { shownPeople } from '#components/dispatch/shown-people.ts'
import { canBeAssigned } from '#domain/dispatch/assign-now.ts'
import { boardMessage } from '#domain/dispatch/simulate/messages.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { OfferList } from './offer-list.tsx'
import styles from './tracking-desk.module.css'
import type { TrackingBoard } from './use-tracking-board.ts'
import { visitWhen } from './visit-when.ts'

export interface VisitPanelProps {
  data: TrackingBoard
  visit: BoardVisitItem
  day: string
  onTake: (personId: string, start: string) => void
  onClose: () => void
}

const shownOffers = 4
const searchedDays = 7

/** A visit and who could go there soonest, from where each was last seen. */
export function VisitPanel({ data, visit, day, onTake, onClose }: VisitPanelProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const { board } = data
  const { order } = visit
  const names = visit.assigneeIds.map((id) => personLabel(t, board.people, id))
  return (
    <section className={styles.panel} aria-label={order.title}>
      <header className={styles.panelHead}>
        <h2 className={styles.panelTitle}>
          <Link href={`/orders/${order.id}`}>{order.title}</Link>
        </h2>
        <IconButton size="small" label={t('action.close')} icon={<X />} onPress={onClose} />
      </header>
      <p className={styles.note}>
        {[visit.customerName, visit.siteLine].filter(Boolean).join(', ')}
      </p>
      <p className={styles.facts}>
        <OrderBadge order={order} bare />
        <span>{visitWhen(t, format, visit, now, board.company.timeZone)}</span>
      </p>
      {names.length > 0 && <p>{t('tracking.assignedTo', { names: format.list(names) })}</p>}
      {canBeAssigned(visit) ? (
        <Offers data={data} visit={visit} day={day} onTake={onTake} />
      ) : (
        <p className={styles.note}>{t('tracking.underWay')}</p>
      )}
    </section>
  )
}

function Offers({ data: { board }, visit, day, onTake }: Omit<VisitPanelProps, 'onClose'>) {
  const message = useMemo(() => {
    const people = new Map(shownPeople(board).map((one) => [one.user.id, one]))
    return {
      kind: 'suggest' as const,
      board: boardMessage({ ...board, people }),
      visitId: visit.id,
      options: {
        from: day,
        days: searchedDays,
        top: shownOffers,
        oncePerPerson: true,
        othersOnly: true,
      },
    }
  }, [board, visit.id, day])
  const { state, value } = useAnswer<'suggest'>(message)
  if (value === null) return <SimulationWait state={state} />
  return (
    <OfferList
      board={board}
      visit={visit}
      suggestions={value}
      days={searchedDays}
      onTake={onTake}
    />
  )
}
