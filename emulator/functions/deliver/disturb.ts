import type { CallFunction } from './call-function.ts'

/**
 * Calls functions as badly as a platform may that only promises to deliver each event at least once: some calls happen
 * twice, some are cut off in the middle, and of some the success is lost. `kill` ends the process; `random` is from 0
 * inclusive to 1 exclusive.
 */
export function disturbCalls(
  call: CallFunction,
  kill: () => void,
  random: () => number,
): CallFunction {
  return async (spec, event) => {
    const fate = random()
    const first = call(spec, event)
    if (fate < 0.1) kill()
    const outcome = await first
    if (outcome.type !== 'done') return outcome
    if (fate < 0.3) return call(spec, event)
    return fate < 0.5 ? { type: 'interrupted' } : outcome
  }
}
