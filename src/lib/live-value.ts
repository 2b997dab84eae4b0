/** A value that code sets and screens follow. */
export interface LiveValue<T> {
  readonly get: () => T
  /** Setting the same value again notifies no one. */
  readonly set: (value: T) => void
  /** Calls `onChange` at every change until the returned function is called. */
  readonly subscribe: (onChange: () => void) => () => void
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
