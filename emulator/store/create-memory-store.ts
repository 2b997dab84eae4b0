import type { Key, KeyRange, OrderedStore } from './types.ts'

const chunkSize = 256

/** A store in memory, with sorted keys in chunks and values in a map. */
export function createMemoryStore(): OrderedStore {
  const values = new Map<Key, string>()
  const chunks: Key[][] = [[]]

  /** The chunk that contains a key or would contain it. */
  function chunkOf(key: Key): number {
    let low = 0
    let high = chunks.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      const first = chunks[middle]?.[0]
      if (first !== undefined && first <= key) low = middle
      else high = middle - 1
    }
    return low
  }

  function put(key: Key, value: string): void {
    if (!values.has(key)) insert(key)
    values.set(key, value)
  }

  function insert(key: Key): void {
    const index = chunkOf(key)
    const chunk = chunks[index] ?? []
    chunk.splice(lowerBound(chunk, key), 0, key)
    if (chunk.length > chunkSize) chunks.splice(index + 1, 0, chunk.splice(chunkSize / 2))
  }

  function remove(key: Key): void {
    if (!values.delete(key)) return
    const index = chunkOf(key)
    const chunk = chunks[index] ?? []
    chunk.splice(lowerBound(chunk, key), 1)
    if (chunk.length === 0 && chunks.length > 1) chunks.splice(index, 1)
  }

  function* forward({ from, to }: KeyRange): Generator<readonly [Key, string]> {
    let at = chunkOf(from)
    let offset = lowerBound(chunks[at] ?? [], from)
    for (; at < chunks.length; at += 1, offset = 0) {
      const chunk = chunks[at] ?? []
      for (; offset < chunk.length; offset += 1) {
        const key = chunk[offset]
        if (key === undefined || key >= to) return
        yield [key, values.get(key) ?? '']
      }
    }
  }

  function* backward({ from, to }: KeyRange): Generator<readonly [Key, string]> {
    let at = chunkOf(to)
    let offset = lowerBound(chunks[at] ?? [], to) - 1
    for (;;) {
      const chunk = chunks[at] ?? []
      for (; offset >= 0; offset -= 1) {
        const key = chunk[offset]
        if (key === undefined || key < from) return
        yield [key, values.get(key) ?? '']
      }
      at -= 1
      if (at < 0) return
      offset = (chunks[at] ?? []).length - 1
    }
  }

  return {
    get: (key) => values.get(key),
    range: (range, reverse) => (reverse ? backward(range) : forward(range)),
    async write(batch, onVisible) {
      await Promise.resolve()
      for (const [key, value] of batch) {
        if (value === undefined) remove(key)
        else put(key, value)
      }
      onVisible()
    },
    async close() {},
  }
}

/** The first index whose key is not less than `key`. */
function lowerBound(keys: readonly Key[], key: Key): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}
