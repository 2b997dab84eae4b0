import { equal } from '#lib/equal.ts'

/** What a person gave last, which the screen shows only some time after it was stored. */
export interface LastGiven<T> {
  /** What a further tap builds on, where the screen shows `shown`. */
  now(shown: T): T
  /** The screen shows this now. */
  show(shown: T): void
  /** `keep` stores the value; false where it could not. */
  give(value: T, keep: () => Promise<boolean>): Promise<void>
}

export function createLastGiven<T>(): LastGiven<T> {
  let given: { readonly value: T; isOver: boolean } | null = null
  return {
    now: (shown) => (given ? given.value : shown),
    show(shown) {
      // Shown at last, or changed by others since.
      if (given && (given.isOver || equal(given.value, shown))) given = null
    },
    async give(value, keep) {
      const own = { value, isOver: false }
      given = own
      const isKept = await keep()
      own.isOver = true
      if (!isKept && given === own) given = null
    },
  }
}
