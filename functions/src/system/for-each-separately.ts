import { logger } from 'firebase-functions/v2'

/**
 * Does something for each of these, one after the other. What fails for one is logged and does not keep the others
 * from it; at the end it rejects if any has failed, so that the run counts as failed and is repeated.
 */
export async function forEachSeparately<T>(
  items: readonly T[],
  act: (item: T) => Promise<void>,
): Promise<void> {
  let failures = 0
  for (const item of items) {
    try {
      await act(item)
    } catch (error) {
      failures += 1
      logger.error(error)
    }
  }
  if (failures > 0) throw new Error(`${failures} of ${items.length} failed`)
}
