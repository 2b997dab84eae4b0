import type { Live } from '#data/types/data.ts'

/** A value that code sets and screens follow. */
export interface LiveValue<T> extends Live<T> {
  set(value: T): void
}

export function createLiveValue<T>(initial: T): LiveValue<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
