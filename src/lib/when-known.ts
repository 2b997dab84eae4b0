import type { LiveValue } from './live-value.ts'

/** The first value that is not undefined: the present one, or the one that comes. */
export function whenKnown<T>({
  get,
  subscribe,
}: Pick<LiveValue<T | undefined>, 'get' | 'subscribe'>): Promise<T> {
  return new Promise((resolve) => {
    const stop = subscribe(look)
    look()

    function look(): void {
      const value = get()
      if (value === undefined) return
      // A listener may be called before it is known how to end it.
      queueMicrotask(() => stop())
      resolve(value)
    }
  })
}
