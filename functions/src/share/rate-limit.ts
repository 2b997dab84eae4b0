/** How often something may happen in a minute; counted by one instance, in its memory. */
export interface RateLimit {
  /** Counts one, and says whether it is still allowed at this time in milliseconds. */
  take(key: string, now: number): boolean
}

const windowMs = 60_000
/** More keys than this in a minute are an attack: the count begins again, so that it does not fill the memory. */
const mostKeys = 20_000

export function createRateLimit(most: number): RateLimit {
  let counts = new Map<string, number>()
  let until = 0
  return {
    take(key, now) {
      if (now >= until || counts.size >= mostKeys) {
        counts = new Map()
        until = now + windowMs
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= most
    },
  }
}
