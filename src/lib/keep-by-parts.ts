interface Kept<V> {
  readonly parts: readonly unknown[]
  readonly value: V
}

/**
 * A memory of values that are made of parts: the value last made for an object and a name is kept for as long as each
 * part is the same object. `most` is how many names are kept of one object.
 */
export function keepByParts<V>(most = 100) {
  const kept = new WeakMap<object, Map<string, Kept<V>>>()
  return (owner: object, name: string, parts: readonly unknown[], make: () => V): V => {
    const names = kept.get(owner) ?? new Map<string, Kept<V>>()
    kept.set(owner, names)
    const known = names.get(name)
    if (known && isSame(known.parts, parts)) return known.value
    if (names.size >= most) names.clear()
    const value = make()
    names.set(name, { parts, value })
    return value
  }
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i])
}
