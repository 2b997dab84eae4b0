import { yieldToMain } from './yield-to-main.ts'

/** About half a frame. */
const sliceMs = 8

/**
 * Takes the steps of a long computation, letting waiting tasks (a tap, a frame) run in between. Resolves with whether it
 * came to the end: `isWanted` is asked after each pause.
 */
export async function inSlices(
  steps: Iterable<void>,
  isWanted: () => boolean = () => true,
): Promise<boolean> {
  let until = performance.now() + sliceMs
  for (const _ of steps) {
    if (performance.now() < until) continue
    await yieldToMain()
    if (!isWanted()) return false
    until = performance.now() + sliceMs
  }
  return true
}
