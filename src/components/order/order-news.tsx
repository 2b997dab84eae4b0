import {
  Ban,
  BellRing,
  CalendarClock,
  Scale,
  Undo2,
  UserRoundMinus,
  UserRoundX,
  Users,
} from 'lucide-react'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { OrderChange } from '#domain/order/history/changes-since.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { WhenText } from '../text/when-text.tsx'
import styles from './order-news.module.css'
import { PlanText } from './plan-text.tsx'

const icons = {
  new: BellRing,
  moved: CalendarClock,
  cancelled: Ban,
  reassigned: UserRoundMinus,
  gone: UserRoundX,
  inReview: Scale,
  overruled: Undo2,
  crew: Users,
} as const

export interface ChangeTextProps {
  change: OrderChange
  /** Everyone who may be named; undefined until they were read. */
  people: readonly { readonly id: string; readonly name: string }[] | undefined
}

/** What others changed of a person's order, as one line. */
export function ChangeText({ change, people }: ChangeTextProps) {
  const t = useT()
  const Icon = icons[change.type]
  return (
    <span className={styles.change}>
      <Icon aria-hidden="true" className={styles.icon} /> {t(`today.change.${change.type}`)}
      {change.type === 'moved' && change.to !== null && (
        <>
          {' '}
          <WhenText at={change.to} />
        </>
      )}
      {(change.type === 'gone' || change.type === 'reassigned') && change.from !== null && (
        <Was at={change.from} />
      )}
      {change.type === 'crew' && (
        <>
          {' '}
          <Others ids={change.others} people={people} />
        </>
      )}
    </span>
  )
}

/** When it was planned: of two orders with one title it says which. */
function Was({ at }: { at: string }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const when = at.length === 10 ? format.day(at) : format.when(at, now)
  return <> {t('today.change.was', { when })}</>
}

/** The time of a visit that its people have not seen yet, as one line. */
export function VisitTimeText({
  visit: { start, minutes },
}: {
  visit: Pick<PlannedVisit, 'start' | 'minutes'>
}) {
  const t = useT()
  const format = useFormat()
  const end = start?.includes('T') ? new Date(Date.parse(start) + minutes * 60_000) : null
  return (
    <span className={styles.change}>
      <CalendarClock aria-hidden="true" className={styles.icon} /> {t('today.change.visit')}{' '}
      {start?.length === 10 ? (
        format.day(start)
      ) : (
        <PlanText start={start} end={end?.toISOString() ?? null} />
      )}
    </span>
  )
}

function Others({ ids, people }: Pick<ChangeTextProps, 'people'> & { ids: readonly string[] }) {
  const t = useT()
  const format = useFormat()
  if (ids.length === 0) return t('today.alone')
  const nameOf = (id: string) => people?.find((one) => one.id === id)?.name
  return format.list(ids.map((id) => nameOf(id) ?? t('person.someoneElse')))
}
