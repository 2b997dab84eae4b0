/** Values by key, in their order; as `Map.groupBy`, which not every browser has. */
export function groupBy<K, V>(
  values: Iterable<V>,
  keyOf: (value: V) => K,
): ReadonlyMap<K, readonly V[]> {
  const groups = new Map<K, V[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
