/** Counts failed attempts per name and blocks names with too many. */
export interface AttemptLimit {
  isBlocked(name: string): boolean
  failed(name: string): void
  succeeded(name: string): void
}

const limit = 10
const windowLength = 15 * 60_000
const maxNames = 10_000

/** Ten failures within a quarter of an hour block a name until the oldest of them is older than that. */
export function createAttemptLimit(clock: () => number): AttemptLimit {
  const failures = new Map<string, readonly number[]>()

  function recent(name: string): readonly number[] {
    const from = clock() - windowLength
    return (failures.get(name) ?? []).filter((time) => time > from)
  }

  return {
    isBlocked: (name) => recent(name).length >= limit,
    failed(name) {
      const times = [...recent(name), clock()]
      failures.delete(name)
      failures.set(name, times)
      const [oldest] = failures.keys()
      if (failures.size > maxNames && oldest !== undefined) failures.delete(oldest)
    },
    succeeded: (name) => void failures.delete(name),
  }
}
