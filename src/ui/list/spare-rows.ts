/** Rows that are rendered beyond the screen: most of them where the list is going. */
const ahead = 5
const behind = 1
const spareRows = (ahead + behind) / 2

/**
 * Chooses the rows to render around those in sight, `start` to `end`. It chooses a constant number of them, because
 * reusing elements is cheaper than creating new ones: as many as were needed at most until now.
 */
export function createRowChooser() {
  let most = 0
  let before: number | null = null
  let spareAbove = spareRows

  return (start: number, end: number, count: number): { first: number; last: number } => {
    if (before !== null && start !== before) spareAbove = start > before ? behind : ahead
    before = start
    most = Math.min(count, Math.max(most, end - start + 1 + 2 * spareRows))
    const last = Math.min(count, Math.max(0, start - spareAbove) + most)
    return { first: last - most, last }
  }
}
