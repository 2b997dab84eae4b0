import { compareStrings } from './compare-strings.ts'
import type { Bound, KnownValue, RulesValue, TypeName, UnknownValue } from './value.ts'

/** Three-valued logic; undefined where the known facts do not decide. */
export type Tri = boolean | undefined

/**
 * How two values are compared. `value` is `==`: an int equals a float with the same value, but not inside lists and maps.
 * `member` is membership in a list: types must be the same, and 0.0 equals -0.0. `set` (sets and map diffs) compares numbers
 * by value at every depth, and NaN equals itself. `element` is what `value` and `member` use inside collections.
 */
type Relation = 'value' | 'member' | 'element' | 'set'

export function equal(a: RulesValue, b: RulesValue, relation: Relation = 'value'): Tri {
  if (a.type === 'error' || b.type === 'error') return undefined
  if (a.type === 'unknown') return equalUnknown(a, b, relation)
  if (b.type === 'unknown') return equalUnknown(b, a, relation)
  if (isNumber(a) && isNumber(b)) return equalNumbers(a, b, relation)
  const inner = relation === 'set' ? 'set' : 'element'
  switch (a.type) {
    case 'null':
      return b.type === 'null'
    case 'bool':
      return b.type === 'bool' && a.value === b.value
    case 'string':
      return b.type === 'string' && a.value === b.value
    case 'bytes':
      return b.type === 'bytes' && Buffer.compare(a.value, b.value) === 0
    case 'timestamp':
      return b.type === 'timestamp' && a.nanos === b.nanos
    case 'duration':
      return b.type === 'duration' && a.nanos === b.nanos
    case 'latlng':
      return b.type === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude
    case 'path':
      return b.type === 'path' && equalPaths(a.segments, b.segments)
    case 'list':
      return b.type === 'list' && equalLists(a.items, b.items, inner)
    case 'set':
      return b.type === 'set' && equalSets(a.items, b.items)
    case 'map':
      return b.type === 'map' && equalMaps(a, b, inner)
    case 'map_diff':
      return (
        b.type === 'map_diff' &&
        all([equal(a.before, b.before, inner), equal(a.after, b.after, inner)])
      )
    case 'int':
    case 'float':
      return false
  }
}

/** Whether one of the items equals the value. */
export function includes(
  items: readonly RulesValue[],
  value: RulesValue,
  relation: Relation = 'member',
): Tri {
  let decided: Tri = false
  for (const item of items) {
    const same = equal(item, value, relation)
    if (same === true) return true
    if (same === undefined) decided = undefined
  }
  return decided
}

/** Three-valued conjunction: true where all are true, false where one is false. */
export function all(results: readonly Tri[]): Tri {
  if (results.includes(false)) return false
  return results.includes(undefined) ? undefined : true
}

export function isNumber(
  value: RulesValue,
): value is Extract<RulesValue, { type: 'int' | 'float' }> {
  return value.type === 'int' || value.type === 'float'
}

function equalNumbers(
  a: Extract<RulesValue, { type: 'int' | 'float' }>,
  b: Extract<RulesValue, { type: 'int' | 'float' }>,
  relation: Relation,
): boolean {
  const bothNaN = Number.isNaN(a.value) && Number.isNaN(b.value)
  if (relation === 'set') return bothNaN || compareNumbers(a.value, b.value) === 0
  if (relation === 'value') return compareNumbers(a.value, b.value) === 0
  if (a.type !== b.type) return false
  return relation === 'member' ? a.value === b.value : Object.is(a.value, b.value) && !bothNaN
}

/** Undefined where one is NaN. Exact between ints and floats. */
function compareNumbers(a: bigint | number, b: bigint | number): number | undefined {
  if (a < b) return -1
  if (a > b) return 1
  // Not `===`, because an int (bigint) and a float (number) are compared by value.
  return Number.isNaN(a) || Number.isNaN(b) ? undefined : 0
}

function equalPaths(
  a: readonly (string | UnknownValue)[],
  b: readonly (string | UnknownValue)[],
): Tri {
  if (a.length !== b.length) return false
  return all(
    a.map((segment, index) => {
      const other = b[index]
      if (typeof segment === 'string' && typeof other === 'string') return segment === other
      return undefined
    }),
  )
}

function equalLists(a: readonly RulesValue[], b: readonly RulesValue[], relation: Relation): Tri {
  if (a.length !== b.length) return false
  return all(a.map((item, index) => equal(item, b[index] as RulesValue, relation)))
}

function equalSets(a: readonly RulesValue[], b: readonly RulesValue[]): Tri {
  const inB = all(a.map((item) => includes(b, item, 'set')))
  const inA = all(b.map((item) => includes(a, item, 'set')))
  return all([inA, inB])
}

function equalMaps(
  a: Extract<RulesValue, { type: 'map' }>,
  b: Extract<RulesValue, { type: 'map' }>,
  relation: Relation,
): Tri {
  const results: Tri[] = []
  for (const key of new Set([...a.entries.keys(), ...b.entries.keys()])) {
    const left = a.entries.get(key)
    const right = b.entries.get(key)
    if (left === undefined) results.push(a.open === true ? undefined : false)
    else if (right === undefined) results.push(b.open === true ? undefined : false)
    else results.push(equal(left, right, relation))
  }
  if (a.open === true || b.open === true) results.push(undefined)
  return all(results)
}

function equalUnknown(unknown: UnknownValue, other: RulesValue, relation: Relation): Tri {
  if (!unknown.certain || other.type === 'error') return undefined
  if (other.type === 'unknown') {
    const areDifferent =
      other.certain &&
      unknown.types !== undefined &&
      other.types !== undefined &&
      ![...unknown.types].some((type) => mayEqual(type, other.types ?? new Set()))
    return areDifferent ? false : undefined
  }
  if (unknown.types !== undefined && !mayEqual(other.type, unknown.types)) return false
  if (outside(other, unknown.min, unknown.max)) return false
  if (unknown.excludes?.some((value) => equal(value, other, 'set') === true) === true) return false
  const byValue = relation === 'value' || relation === 'set'
  if (byValue && isNumber(other) && isPinnedTo(unknown, other)) return true
  return undefined
}

function mayEqual(type: TypeName, types: ReadonlySet<TypeName>): boolean {
  if (types.has(type)) return true
  return (type === 'int' && types.has('float')) || (type === 'float' && types.has('int'))
}

function isPinnedTo(unknown: UnknownValue, value: KnownValue): boolean {
  const { min, max } = unknown
  return (
    min?.inclusive === true &&
    max?.inclusive === true &&
    order(min.value, value) === 0 &&
    order(max.value, value) === 0
  )
}

function outside(value: KnownValue, min: Bound | undefined, max: Bound | undefined): boolean {
  if (min !== undefined) {
    const side = order(value, min.value)
    if (side === undefined || side < 0 || (side === 0 && !min.inclusive)) return true
  }
  if (max !== undefined) {
    const side = order(value, max.value)
    if (side === undefined || side > 0 || (side === 0 && !max.inclusive)) return true
  }
  return false
}

/** Compares two values of the same ordered type; undefined for all others. */
export function order(a: KnownValue, b: KnownValue): number | undefined {
  if (isNumber(a) && isNumber(b)) return compareNumbers(a.value, b.value)
  if (a.type === 'string' && b.type === 'string') return compareStrings(a.value, b.value)
  if (a.type === 'bytes' && b.type === 'bytes') return Buffer.compare(a.value, b.value)
  if (
    (a.type === 'timestamp' && b.type === 'timestamp') ||
    (a.type === 'duration' && b.type === 'duration')
  ) {
    return compareNumbers(a.nanos, b.nanos)
  }
  return undefined
}
