/** The rows from one to the other, whichever comes first; without the first one, only the other. */
export function rowRange(
  keys: readonly string[],
  from: string | null,
  to: string,
): readonly string[] {
  const [a, b] = [from === null ? -1 : keys.indexOf(from), keys.indexOf(to)]
  if (b < 0) return []
  return a < 0 ? [to] : keys.slice(Math.min(a, b), Math.max(a, b) + 1)
}
