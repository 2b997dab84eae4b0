/**
 * Runs a task for each item, in order, at most `limit` of them at the same time. Rejects with the first error, after
 * which no further task is started.
 */
export async function forEachAtMost<T>(
  limit: number,
  items: readonly T[],
  task: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values()
  let hasFailed = false
  const work = async (): Promise<void> => {
    for (const item of waiting) {
      if (hasFailed) return
      try {
        await task(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
}
