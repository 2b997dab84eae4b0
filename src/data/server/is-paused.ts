import type { Pause } from '../local/ports.ts'

/** Whether a pause noted earlier still holds. News ends waiting for an answer, not what a server asked for. */
export function isPaused(pause: Pause, fresh: boolean, now: number): boolean {
  if (pause.reason === 'signIn') return !fresh
  if (pause.reason === 'unreachable' && fresh) return false
  // Before its beginning: the clock has jumped back, and nobody knows how far.
  return pause.at <= now && now < pause.until
}
