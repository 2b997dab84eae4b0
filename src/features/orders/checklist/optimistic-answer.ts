import { equal } from '#lib/equal.ts'

/** The answer a person gave last; the screen shows it only some time after it was stored. */
export interface OptimisticAnswer<T> {
  /** The value that another tap builds on while the screen shows `shown`. */
  now(shown: T): T
  /** Reports what the screen shows now. */
  show(shown: T): void
  /** `store` stores the value and resolves with false where it could not. */
  save(value: T, store: () => Promise<boolean>): Promise<void>
}

/** `onPending` is told of each value that the screen does not show yet, and with null once it shows it. */
export function createOptimisticAnswer<T>(
  onPending: (value: T | null) => void = () => undefined,
): OptimisticAnswer<T> {
  let pending: { readonly value: T; isOver: boolean } | null = null
  function set(next: typeof pending) {
    pending = next
    onPending(next && next.value)
  }
  return {
    now: (shown) => (pending ? pending.value : shown),
    show(shown) {
      // Either the screen has caught up, or others have changed it since.
      if (pending && (pending.isOver || equal(pending.value, shown))) set(null)
    },
    async save(value, store) {
      const own = { value, isOver: false }
      set(own)
      const isStored = await store()
      own.isOver = true
      if (!isStored && pending === own) set(null)
    },
  }
}
