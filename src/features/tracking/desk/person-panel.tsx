import { Route, X } from 'lucide-react'
import { personLabel } from '#components/dispatch/person-label.ts'
import type { PersonNow } from '#domain/tracking/person-now.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { arrivalLine, lateLine, nextLine, seenText, visitLine } from './person-text.ts'
import { RouteReplay } from './route-replay.tsx'
import { StateBadge } from './state-badge.tsx'
import styles from './tracking-desk.module.css'
import type { ShownRoute } from './use-shown-route.ts'
import type { TrackingBoard } from './use-tracking-board.ts'

export interface PersonPanelProps {
  data: TrackingBoard
  person: PersonNow
  today: string
  route: ShownRoute
  onRoute: (day: string | null) => void
  onClose: () => void
}

/** What a person does now, and their route of a day. */
export function PersonPanel({ data, person, today, route, onRoute, onClose }: PersonPanelProps) {
  const t = useT()
  const format = useFormat()
  const { board, items } = data
  const { visit, next, position } = person
  const name = personLabel(t, board.people, person.userId)
  const late = (one: typeof visit) => lateLine(t, format, one, { items, userId: person.userId })
  const facts = [
    visit ? visitLine(visit, items) : t('tracking.noVisit'),
    late(visit),
    arrivalLine(t, format, person, board.now),
    next
      ? nextLine(t, format, { next, title: visitLine(next, items), now: board.now })
      : t('tracking.noNext'),
    late(next),
  ].filter(Boolean)
  const seen = [
    seenText(t, person, data),
    position ? t('tracking.accuracy', { metres: Math.round(position.accuracy) }) : '',
    position?.battery != null ? t('route.battery', { percent: position.battery }) : '',
  ].filter(Boolean)
  return (
    <section className={styles.panel} aria-label={name}>
      <header className={styles.panelHead}>
        <h2 className={styles.panelTitle}>
          <Link href={`/technicians/${person.userId}`}>{name}</Link>
        </h2>
        <IconButton size="small" label={t('action.close')} icon={<X />} onPress={onClose} />
      </header>
      <p className={styles.facts}>
        <StateBadge state={person.state} />
        <span className={styles.note}>{seen.join(' · ')}</span>
      </p>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {route.day === null ? (
        <>
          <Button icon={<Route aria-hidden="true" />} onPress={() => onRoute(today)}>
            {t('tracking.showRoute')}
          </Button>
          <p className={styles.note}>{t('tracking.lookRecorded', { name })}</p>
        </>
      ) : (
        <RouteReplay uid={person.userId} route={route} onDay={onRoute} />
      )}
    </section>
  )
}
