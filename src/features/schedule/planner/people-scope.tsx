import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import { useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import styles from './people-scope.module.css'

export interface PeopleScopeProps {
  people: readonly BoardPerson[]
  /** Ids of those whose day stays as it is. */
  left: ReadonlySet<string>
  onLeave: (left: ReadonlySet<string>) => void
}

/** Whose day is planned. */
export function PeopleScope({ people, left, onLeave }: PeopleScopeProps) {
  const t = useT()
  const count = people.filter(({ user }) => !left.has(user.id)).length
  return (
    <details className={styles.scope}>
      <summary>{t('planner.people', { count, all: people.length })}</summary>
      <div className={styles.people}>
        {people.map(({ user }) => (
          <Checkbox
            key={user.id}
            label={user.name}
            checked={!left.has(user.id)}
            onChange={() => {
              const next = new Set(left)
              if (!next.delete(user.id)) next.add(user.id)
              onLeave(next)
            }}
          />
        ))}
      </div>
    </details>
  )
}
