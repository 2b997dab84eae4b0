/** A value that outlives its page, in this tab and of one day. */
export interface TabMemory<T> {
  /** What was set on this day ('2026-05-04'); undefined for another's. */
  readonly get: (day: string) => T | undefined
  readonly set: (day: string, value: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

const forgetters = new Set<() => void>()

/** Made once for the life of the app; `forgetTab` empties it. */
export function createTabMemory<T>(): TabMemory<T> {
  const listeners = new Set<() => void>()
  let kept: { readonly day: string; readonly value: T } | null = null
  const keep = (next: typeof kept) => {
    kept = next
    for (const listener of listeners) listener()
  }
  forgetters.add(() => keep(null))
  return {
    get: (day) => (kept?.day === day ? kept.value : undefined),
    set: (day, value) => keep({ day, value }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Empties every memory of this tab: what one person did is not another's to see. */
export function forgetTab(): void {
  for (const forget of forgetters) forget()
}
