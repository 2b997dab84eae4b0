import type { Span } from '../parser/ast.ts'
import { type ErrorValue, type RulesValue, anything, error, list, string } from '../values/value.ts'

/** `object.name`. A missing property is an error, not null. */
export function accessMember(object: RulesValue, name: string, at: Span): RulesValue {
  if (object.type === 'error') return object
  if (object.type === 'unknown') return anything
  if (object.type === 'null') return error('Null value error.', at)
  if (object.type === 'map') {
    const found = object.entries.get(name)
    if (found !== undefined) return found
    if (object.open === true) return anything
  }
  return error(`Property ${name} is undefined on object.`, at)
}

/** `object[index]` of a map, list, string or path. */
export function accessIndex(object: RulesValue, index: RulesValue, at: Span): RulesValue {
  if (object.type === 'error') return object
  if (index.type === 'error') return index
  if (object.type === 'null' || index.type === 'null') return error('Null value error.', at)
  if (object.type === 'unknown' || index.type === 'unknown') return anything
  if (object.type === 'map') {
    return index.type === 'string'
      ? accessMember(object, index.value, at)
      : wrongIndex(`map[${index.type}]`, 'map[string]', at)
  }
  if (object.type === 'list' || object.type === 'string' || object.type === 'path') {
    if (index.type !== 'int') {
      return wrongIndex(`${object.type}[${index.type}]`, `${object.type}[int]`, at)
    }
    const items =
      object.type === 'list'
        ? object.items
        : object.type === 'path'
          ? object.segments
          : object.value.split('')
    const item = items[Number(index.value)]
    if (item === undefined || index.value < 0n) return outOfBounds(index.value, items.length, at)
    return typeof item === 'string' ? string(item) : item
  }
  return error(
    `Unsupported operation error. Received: ${object.type}[${index.type}]. Expected: map[string], list[int], string[int], path[int].`,
    at,
  )
}

/** `object[from:to]` of a list or string; `to` is exclusive, and bounds outside the value are an error. */
export function accessRange(
  object: RulesValue,
  from: RulesValue,
  to: RulesValue,
  at: Span,
): RulesValue {
  const failed = [object, from, to].find((value) => value.type === 'error')
  if (failed !== undefined) return failed
  if ([object, from, to].some((value) => value.type === 'null')) {
    return error('Null value error.', at)
  }
  if ([object, from, to].some((value) => value.type === 'unknown')) return anything
  if (
    (object.type !== 'list' && object.type !== 'string') ||
    from.type !== 'int' ||
    to.type !== 'int'
  ) {
    return error(
      `Unsupported operation error. Received: ${object.type}[${from.type}:${to.type}]. Expected: list[int:int], string[int:int].`,
      at,
    )
  }
  const size = object.type === 'list' ? object.items.length : object.value.length
  // Firestore checks the first and the last index even for an empty range.
  if (from.value < 0n || from.value >= BigInt(size)) return outOfBounds(from.value, size, at)
  if (to.value < 1n || to.value > BigInt(size)) return outOfBounds(to.value - 1n, size, at)
  if (to.value < from.value) return outOfBounds(to.value, size, at)
  const start = Number(from.value)
  const end = Number(to.value)
  return object.type === 'list'
    ? list(object.items.slice(start, end))
    : string(object.value.slice(start, end))
}

function wrongIndex(received: string, expected: string, at: Span): ErrorValue {
  return error(`Unsupported operation error. Received: ${received}. Expected: ${expected}.`, at)
}

function outOfBounds(index: bigint, size: number, at: Span): ErrorValue {
  return error(`Index out of bound error. Index: [${index}] , size: [${size}].`, at)
}
