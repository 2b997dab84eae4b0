import { jsonLength } from '#domain/stored/json-fields.ts'

type Change = (value: unknown, key: string, parent: unknown) => unknown

/** Cuts of texts and lists, tried one after the other; the last one also cuts ids. */
const cuts: readonly { readonly texts: number; readonly lists: number }[] = [
  { texts: 4000, lists: 100 },
  { texts: 1000, lists: 100 },
  { texts: 250, lists: 100 },
  { texts: 128, lists: 20 },
  { texts: 128, lists: 5 },
  { texts: 60, lists: 5 },
]

/**
 * Shortens a value until its JSON text has at most `maxLength` characters. Values that edits replaced (`from`) are dropped
 * first, longest first, because they are also known elsewhere. Then long texts are cut, ending in '…', and long lists;
 * finally only short scalar values stay. A value that fits is returned as it is.
 */
export function fitJson(value: unknown, maxLength: number): unknown {
  if (jsonLength(value) <= maxLength) return value
  let fitted = value
  for (const length of lengthsOfReplaced(value)) {
    fitted = mapJson(value, (each, key, parent) =>
      isReplaced(key, parent) && jsonLength(each) >= length ? undefined : each,
    )
    if (jsonLength(fitted) <= maxLength) return fitted
  }
  for (const { texts, lists } of cuts) {
    fitted = mapJson(fitted, (each) => {
      if (Array.isArray(each)) return each.slice(0, lists)
      if (typeof each !== 'string' || each.length <= texts) return each
      return `${each.slice(0, texts - 1)}…`
    })
    if (jsonLength(fitted) <= maxLength) return fitted
  }
  return Array.isArray(value) ? [] : mapJson(value, (each) => (isPlain(each) ? each : undefined))
}

/** The distinct lengths of the replaced values, longest first. */
function lengthsOfReplaced(value: unknown): readonly number[] {
  const lengths = new Set<number>()
  mapJson(value, (each, key, parent) => {
    if (isReplaced(key, parent)) lengths.add(jsonLength(each))
    return each
  })
  return [...lengths].sort((a, b) => b - a)
}

function isReplaced(key: string, parent: unknown): boolean {
  return key === 'from' && typeof parent === 'object' && parent !== null && 'to' in parent
}

function isPlain(value: unknown): boolean {
  return (
    value === null ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && value.length <= 128)
  )
}

/** A deep copy with every value replaced, or left out where `change` returns undefined. */
function mapJson(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((each, i) => {
      const next = change(each, String(i), value)
      return next === undefined ? [] : [mapJson(next, change)]
    })
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const next = change(each, key, value)
      return next === undefined ? [] : [[key, mapJson(next, change)]]
    }),
  )
}
