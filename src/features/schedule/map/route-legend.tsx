import type { CSSProperties } from 'react'
import { personColour } from '#components/contact/person-colour.ts'
import type { MapLine } from '#components/map/map-points.ts'
import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import { useT } from '#messages/index.ts'
import styles from './route-legend.module.css'

export interface RouteLegendProps {
  lines: readonly MapLine[]
  people: readonly BoardPerson[]
}

/** Whose route has which colour: a photo hides that of the initials. */
export function RouteLegend({ lines, people }: RouteLegendProps) {
  const t = useT()
  const nameOf = new Map(people.map(({ user }) => [user.id, user.name]))
  if (lines.length === 0) return null
  return (
    <ul className={styles.legend} aria-label={t('board.mapRoutes')}>
      {lines.map(({ personId = '', dash }) => (
        <li
          key={personId}
          style={{ '--person': personColour(personId) } as CSSProperties}
          data-dash={dash}
        >
          {nameOf.get(personId)}
        </li>
      ))}
    </ul>
  )
}
