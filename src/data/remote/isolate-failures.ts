/** Errors that the items themselves cause on every attempt; storage failures look different. */
const causedByItem: ReadonlySet<string> = new Set([
  'TypeError',
  'RangeError',
  'SyntaxError',
  'URIError',
  'DataError',
  'DataCloneError',
])

/**
 * Does the work for all items together; if one of them makes it fail, finds that one by halving, passes it to `onBad`
 * and goes on with the others. `work` must be all or nothing. Rejects with every other error.
 */
export async function isolateFailures<T>(
  items: readonly T[],
  work: (items: readonly T[]) => Promise<void>,
  onBad: (item: T, error: unknown) => Promise<void>,
): Promise<void> {
  try {
    await work(items)
  } catch (error) {
    const [first, ...others] = items
    if (first === undefined || !isCausedByItem(error)) throw error
    if (others.length === 0) return onBad(first, error)
    const middle = Math.ceil(items.length / 2)
    await isolateFailures(items.slice(0, middle), work, onBad)
    await isolateFailures(items.slice(middle), work, onBad)
  }
}

/** The first of several failures in one request counts. */
function isCausedByItem(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (causedByItem.has(error.name)) return true
  const failures: unknown = Reflect.get(error, 'failures')
  const inner: unknown = Array.isArray(failures) ? failures[0] : Reflect.get(error, 'inner')
  return inner !== undefined && inner !== error && isCausedByItem(inner)
}
