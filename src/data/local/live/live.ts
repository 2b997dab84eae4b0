import { liveQuery } from 'dexie'
import type { Live } from '#data/types/data.ts'
import { isConnectionLost } from '../database/with-reconnect.ts'

export interface LiveOptions {
  readonly onError: (error: unknown) => void
}

/** How often a read is repeated after the browser lost its connection to the database. */
const maxRetries = 3

/**
 * A value that follows the tables it was read from, in this tab and the others. It reads while it has listeners, and
 * remembers its last value when it has none.
 */
export function createLive<T>(read: () => Promise<T>, options: LiveOptions): Live<T> {
  const listeners = new Set<() => void>()
  let value: T | undefined
  let subscription: { unsubscribe(): void } | undefined
  let retries = 0

  const begin = () => {
    // Dexie keeps track through `await` only if the function it calls is itself `async`. A plain one upsets its count of
    // awaits: tables read later are not followed, and a transaction at the same time may commit half done.
    const readAsync = async () => {
      const found = await read()
      return found
    }
    subscription = liveQuery(readAsync).subscribe({
      next: (next) => {
        retries = 0
        value = next
        for (const listener of listeners) listener()
      },
      error: (error: unknown) => {
        subscription?.unsubscribe()
        subscription = undefined
        if (isConnectionLost(error) && retries < maxRetries && listeners.size > 0) {
          retries += 1
          begin()
        } else {
          options.onError(error)
        }
      },
    })
  }

  return {
    get: () => value,
    subscribe(onChange) {
      listeners.add(onChange)
      if (!subscription) begin()
      return () => {
        listeners.delete(onChange)
        if (listeners.size > 0) return
        subscription?.unsubscribe()
        subscription = undefined
      }
    },
  }
}
