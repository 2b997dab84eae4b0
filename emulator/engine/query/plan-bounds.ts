import {
  encodeIndexed,
  encodeIndexedName,
  type Index,
  type IndexField,
} from '#emulator/store/index-entries.ts'
import { afterPrefix } from '#emulator/store/keys.ts'
import type { Key, KeyRange } from '#emulator/store/types.ts'
import { descending, encodeName, encodeText, typeTags } from '#emulator/values/encode-value.ts'
import { comparePaths, parseResourceName, type Path } from '#emulator/values/resource-name.ts'
import type { Value } from '#emulator/values/types.ts'
import { nameField, type Cursor, type FieldFilter, type Order, type Query } from './query.ts'

/** An end of a range: the keys that begin with `prefix`, included or excluded. */
interface Bound {
  readonly prefix: Key
  readonly inclusive: boolean
}

export function everyKey(prefix: Key): KeyRange {
  return { from: prefix, to: afterPrefix(prefix) }
}

export function intersect(a: KeyRange, b: KeyRange): KeyRange {
  const from = a.from > b.from ? a.from : b.from
  const to = a.to < b.to ? a.to : b.to
  return from < to ? { from, to } : { from, to: from }
}

function between(lower: Bound, upper: Bound): KeyRange {
  return {
    from: lower.inclusive ? lower.prefix : afterPrefix(lower.prefix),
    to: upper.inclusive ? afterPrefix(upper.prefix) : upper.prefix,
  }
}

/** The range of index entries whose next field (after `head`) matches the inequality. */
export function filterRange(head: Key, field: IndexField, filter: FieldFilter): KeyRange {
  const { op, value } = filter
  if (op !== '<' && op !== '<=' && op !== '>' && op !== '>=') return everyKey(head)
  const own: Bound = { prefix: encodeIndexed(value, 'ASC'), inclusive: op.endsWith('=') }
  const [least, greatest] = typeTags(value)
  const isUpper = op.startsWith('<')
  const lower = isUpper ? { prefix: least, inclusive: true } : own
  const upper = isUpper ? own : { prefix: greatest, inclusive: true }
  return field.mode === 'DESC'
    ? between(flipped(head, upper), flipped(head, lower))
    : between(under(head, lower), under(head, upper))
}

function under(head: Key, { prefix, inclusive }: Bound): Bound {
  return { prefix: head + prefix, inclusive: inclusive || isTruncated(prefix) }
}

function flipped(head: Key, { prefix, inclusive }: Bound): Bound {
  return { prefix: head + descending(prefix), inclusive: inclusive || isTruncated(prefix) }
}

/** A truncated key can be shared by different values, so a bound on it must be inclusive. */
function isTruncated(prefix: Key): boolean {
  return prefix.length >= 2_000
}

interface CursorSide {
  readonly cursor: Cursor
  readonly side: 'start' | 'end'
  readonly reverse: boolean
  /** The queried collection. */
  readonly collection: Path
}

/** The range of index entries within a cursor; the fields of the orders follow `head`. */
export function cursorRange(
  head: Key,
  index: Index,
  orders: readonly Order[],
  wanted: CursorSide,
): KeyRange {
  let prefix = head
  for (const [at, value] of wanted.cursor.values.entries()) {
    const field = index.fields[index.fields.length - orders.length + at]
    const piece = field
      ? encodeIndexed(value, field.mode)
      : namePiece(value, index, wanted.collection)
    prefix += piece ?? ''
    if (piece === undefined || isTruncated(piece)) return sideRange(head, prefix, wanted, true)
  }
  return sideRange(head, prefix, wanted, false)
}

function sideRange(head: Key, prefix: Key, wanted: CursorSide, isRough: boolean): KeyRange {
  const { cursor, side, reverse } = wanted
  const inclusive = isRough || cursor.before === (side === 'start')
  const { from, to } = everyKey(head)
  return (side === 'start') !== reverse
    ? { from: inclusive ? prefix : afterPrefix(prefix), to }
    : { from, to: inclusive ? afterPrefix(prefix) : prefix }
}

/** The encoded name of a cursor value, or undefined where it is outside the collection. */
function namePiece(value: Value, index: Index, collection: Path): Key | undefined {
  if (!('referenceValue' in value)) return undefined
  const { path } = parseResourceName(value.referenceValue)
  const isOutside = comparePaths(path.slice(0, -1), collection) !== 0
  if (index.scope === 'COLLECTION' && isOutside) return undefined
  return encodeIndexedName(path, index)
}

/** Narrows a range of documents by the filters and cursors on the name. */
export function nameRange(
  whole: KeyRange,
  query: Query,
  filters: readonly FieldFilter[],
  reverse: boolean,
): KeyRange {
  let range = whole
  const keyAt = (name: string) => keyInRange(query, name)
  for (const { field, op, value } of filters) {
    if (field !== nameField || !('referenceValue' in value)) continue
    const key = keyAt(value.referenceValue)
    if (op.startsWith('>')) range = intersect(range, { from: key, to: whole.to })
    if (op.startsWith('<')) range = intersect(range, { from: whole.from, to: afterPrefix(key) })
  }
  for (const side of ['start', 'end'] as const) {
    const value = (side === 'start' ? query.startAt : query.endAt)?.values[0]
    if (!value || !('referenceValue' in value)) continue
    const key = keyAt(value.referenceValue)
    const isLower = (side === 'start') !== reverse
    range = intersect(
      range,
      isLower ? { from: key, to: whole.to } : { from: whole.from, to: afterPrefix(key) },
    )
  }
  return range
}

/** The key of a name among the documents of the query's collection id. */
function keyInRange(query: Query, name: string): Key {
  const { path } = parseResourceName(name)
  return `d${encodeText(query.collectionId)}${encodeName(path)}`
}
