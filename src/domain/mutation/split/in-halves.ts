/** A list in two parts; null where there are not two. */
export function inHalves<T>(list: readonly T[]): readonly [readonly T[], readonly T[]] | null {
  const middle = Math.ceil(list.length / 2)
  return list.length < 2 ? null : [list.slice(0, middle), list.slice(middle)]
}
