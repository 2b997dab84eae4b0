import { createLive } from '../local/live/live.ts'
import { withReconnect } from '../local/database/with-reconnect.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { report } from '../report.ts'
import type { Live, Query } from '../types/data.ts'
import type { QueryContext } from './define-query.ts'

export interface Queries {
  readonly live: <T>(query: Query<T>) => Live<T>
  /** The answer of this moment. */
  readonly read: <T>(query: Query<T>) => Promise<T | undefined>
  /**
   * A value read from the current user's database; read again when one of `also` changes. `undefined` where it cannot
   * be known yet.
   */
  readonly follow: <T>(
    read: (db: UserDb | undefined) => Promise<T | undefined>,
    also: readonly Pick<Live<unknown>, 'subscribe'>[],
  ) => Live<T>
}

/** How long answers are kept, so that going back to a screen shows it at once, in milliseconds. */
const remembered = 60

/** The live answers of a page, one per query and user. `current` is undefined while signed out. */
export function createQueries(current: () => QueryContext | undefined): Queries {
  const answers = new Map<string, Live<unknown>>()
  let asked: UserDb | undefined

  function live<T>(query: Query<T>): Live<T> {
    const context = current()
    if (!context) return nothing
    // Signing in again opens another handle; the answers of the old one are read again.
    if (context.db !== asked) answers.clear()
    asked = context.db
    const { key } = query
    const known = answers.get(key)
    const answer =
      (known as Live<T> | undefined) ??
      createLive(() => withReconnect(context.db, () => query.run(context)), {
        onError: (error) => report(`The query ${query.key} failed`, error),
      })
    answers.delete(key)
    answers.set(key, answer)
    for (const oldest of answers.keys()) {
      if (answers.size <= remembered) break
      answers.delete(oldest)
    }
    return answer
  }

  async function read<T>(query: Query<T>): Promise<T | undefined> {
    const context = current()
    return context && withReconnect(context.db, () => query.run(context))
  }

  function follow<T>(
    read: (db: UserDb | undefined) => Promise<T | undefined>,
    also: readonly Pick<Live<unknown>, 'subscribe'>[],
  ): Live<T> {
    const listeners = new Set<() => void>()
    let inner: Live<T | undefined> | undefined
    let ends: (() => void)[] = []
    let value: T | undefined

    const begin = () => {
      const look = async () => {
        const db = current()?.db
        return db ? withReconnect(db, () => read(db)) : read(undefined)
      }
      const live = createLive(look, {
        onError: (error) => report('The status could not be read', error),
      })
      const unsubscribe = live.subscribe(() => {
        value = live.get()
        for (const listener of listeners) listener()
      })
      inner = live
      return unsubscribe
    }

    return {
      get: () => value,
      subscribe(onChange) {
        listeners.add(onChange)
        if (!inner) {
          let end = begin()
          const again = () => {
            end()
            end = begin()
          }
          ends = [...also.map((other) => other.subscribe(again)), () => end()]
        }
        return () => {
          listeners.delete(onChange)
          if (listeners.size > 0) return
          for (const end of ends) end()
          inner = undefined
        }
      },
    }
  }

  return { live, read, follow }
}

const nothing: Live<never> = {
  get: () => undefined,
  subscribe: () => () => undefined,
}
