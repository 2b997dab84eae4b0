import { createHash } from 'node:crypto'
import { afterPrefix } from './keys.ts'
import type { Key, KeyRange } from './types.ts'

/** LMDB allows keys up to 1,978 bytes. A longer key is shortened to its beginning and a hash of the whole. */
const headLength = 1900
const fittedLength = headLength + 20

export function fitKey(key: Key): Key {
  if (key.length < fittedLength) return key
  return (
    key.slice(0, headLength) + createHash('sha1').update(key, 'latin1').digest().toString('latin1')
  )
}

/** A range that contains at least the shortened keys of the given one. */
export function fitRange({ from, to }: KeyRange): KeyRange {
  return {
    from: from.slice(0, headLength),
    to: to.length > headLength ? afterPrefix(to.slice(0, headLength)) : to,
  }
}

/**
 * Sorts each run of shortened keys with the same beginning, because the hash does not preserve their order.
 * All other entries keep their order.
 */
export function* restoreOrder<T>(
  entries: Iterable<readonly [Key, T]>,
  compare: (a: T, b: T) => number,
): Generator<T> {
  let run: T[] = []
  let head: string | undefined
  for (const [key, value] of entries) {
    const own = key.length < fittedLength ? undefined : key.slice(0, headLength)
    if (own !== head) {
      yield* run.sort(compare)
      run = []
      head = own
    }
    if (own === undefined) yield value
    else run.push(value)
  }
  yield* run.sort(compare)
}
