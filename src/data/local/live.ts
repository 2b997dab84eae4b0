import { liveQuery } from 'dexie'
import type { Live } from '../types.ts'

export interface LiveOptions {
  readonly onError: (error: unknown) => void
}

/**
 * A value that follows the tables it was read from, in this tab and the others. It reads while somebody
 * listens, and remembers its last value when nobody does.
 */
export function createLive<T>(read: () => Promise<T>, options: LiveOptions): Live<T> {
  const listeners = new Set<() => void>()
  let value: T | undefined
  let subscription: { unsubscribe(): void } | undefined

  const begin = () => {
    subscription = liveQuery(read).subscribe({
      next: (next) => {
        value = next
        for (const listener of listeners) listener()
      },
      error: options.onError,
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
