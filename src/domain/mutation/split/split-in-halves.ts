/** Splits a list into halves; null where it has fewer than two elements. */
export function splitInHalves<T>(list: readonly T[]): readonly [readonly T[], readonly T[]] | null {
  const middle = Math.ceil(list.length / 2)
  return list.length < 2 ? null : [list.slice(0, middle), list.slice(middle)]
}
