/** The row that a key leads to from the one at `index`; null where the key leads nowhere. */
export function moveRow(
  key: string,
  { index, count, perPage }: { readonly index: number; readonly count: number; perPage: number },
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + perPage,
    PageUp: index - perPage,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  if (next === undefined || count === 0) return null
  return Math.min(Math.max(next, 0), count - 1)
}
