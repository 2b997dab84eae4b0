import type { Counter } from '#domain/entities/counter.ts'
import type { Template } from '#domain/entities/template.ts'
import type { User } from '#domain/entities/user.ts'
import { isLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf, entityOf } from '../entities-of.ts'

/**
 * The company's people by name; undefined before they are loaded: the signed-in user is here from the start, but the
 * others would be nameless.
 */
export function team(): Query<readonly User[] | undefined> {
  return defineQuery('team', null, async ({ db }) => {
    const [isKnown, rows] = await Promise.all([isLoaded(db, ['users']), db.users.toArray()])
    if (!isKnown) return undefined
    const users = entitiesOf('users', rows)
    return users.toSorted((a, b) => a.name.localeCompare(b.name))
  })
}

/** How many of the plan's seats are taken; null where this device does not know. */
export function seats(): Query<Counter | null> {
  return defineQuery(
    'seats',
    null,
    async ({ db }) => entityOf('counters', await db.counters.get('seats')) ?? null,
  )
}

/** The company's order templates by name: those in use, or the archived ones. */
export function templateList({ archived = false } = {}): Query<readonly Template[]> {
  return defineQuery('templates', archived, async ({ db }) =>
    entitiesOf('templates', await db.templates.toArray())
      .filter(({ archivedAt }) => (archivedAt !== null) === archived)
      .sort((a, b) => a.name.localeCompare(b.name)),
  )
}
