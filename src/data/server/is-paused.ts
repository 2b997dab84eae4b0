import type { Pause } from '../local/ports.ts'

/**
 * Whether a pause stored earlier still holds. News ends a wait for an answer, but not a pause that the server asked
 * for.
 */
export function isPaused(pause: Pause, fresh: boolean, now: number): boolean {
  if (pause.reason === 'signIn') return !fresh
  if (pause.reason === 'unreachable' && fresh) return false
  // Before its start, the clock has jumped back by an unknown amount.
  return pause.at <= now && now < pause.until
}
