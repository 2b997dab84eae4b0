/** Names of documents, and those of them that no query finds again once they are erased. */
export interface Links {
  has(ref: string): boolean
  /** Found by a query whenever it is asked for. */
  add(ref: string): void
  /** Has to be remembered for the next run. */
  remember(ref: string): void
  /** What was remembered since the last call. */
  takeNew(): readonly string[]
}

export function createLinks(remembered: readonly string[]): Links {
  const refs = new Set(remembered)
  let fresh: string[] = []
  return {
    has: (ref) => refs.has(ref),
    add: (ref) => void refs.add(ref),
    remember(ref) {
      if (refs.has(ref)) return
      refs.add(ref)
      fresh.push(ref)
    },
    takeNew() {
      const taken = fresh
      fresh = []
      return taken
    },
  }
}
