import type { Expr } from '../parser/ast.ts'
import { isNamespace } from '../eval/namespaces.ts'
import type { TypeName } from '../values/value.ts'

/** The types that an expression can have; undefined where it can have any. */
export type Types = ReadonlySet<TypeName> | undefined

const returned: Readonly<Record<string, readonly TypeName[]>> = {
  // The same for every receiver type that has a method of this name.
  addedKeys: ['set'],
  affectedKeys: ['set'],
  bind: ['path'],
  changedKeys: ['set'],
  concat: ['list'],
  date: ['timestamp'],
  day: ['int'],
  dayOfWeek: ['int'],
  dayOfYear: ['int'],
  diff: ['map_diff'],
  difference: ['set'],
  distance: ['float'],
  hasAll: ['bool'],
  hasAny: ['bool'],
  hasOnly: ['bool'],
  hours: ['int'],
  intersection: ['set'],
  join: ['string'],
  keys: ['list'],
  latitude: ['float'],
  longitude: ['float'],
  lower: ['string'],
  matches: ['bool'],
  minutes: ['int'],
  month: ['int'],
  nanos: ['int'],
  removeAll: ['list'],
  removedKeys: ['set'],
  replace: ['string'],
  seconds: ['int'],
  size: ['int'],
  split: ['list'],
  time: ['duration'],
  toBase64: ['string'],
  toHexString: ['string'],
  toMillis: ['int'],
  toSet: ['set'],
  toUtf8: ['bytes'],
  trim: ['string'],
  unchangedKeys: ['set'],
  union: ['set'],
  upper: ['string'],
  values: ['list'],
  year: ['int'],
}

const namespaceReturned: Readonly<Record<string, readonly TypeName[]>> = {
  'duration.abs': ['duration'],
  'duration.time': ['duration'],
  'duration.value': ['duration'],
  'hashing.crc32': ['bytes'],
  'hashing.crc32c': ['bytes'],
  'hashing.md5': ['bytes'],
  'hashing.sha256': ['bytes'],
  'latlng.value': ['latlng'],
  'math.abs': ['int', 'float'],
  'math.ceil': ['float'],
  'math.floor': ['float'],
  'math.isNaN': ['bool'],
  'math.pow': ['float'],
  'math.round': ['int'],
  'math.sqrt': ['float'],
  'timestamp.date': ['timestamp'],
  'timestamp.value': ['timestamp'],
}

const builtinReturned: Readonly<Record<string, readonly TypeName[]>> = {
  exists: ['bool'],
  existsAfter: ['bool'],
  float: ['float'],
  get: ['map'],
  getAfter: ['map'],
  int: ['int'],
  path: ['path'],
  string: ['string'],
}

/** Infers nothing for calls of functions that the file declares, see `isDeclared`. */
export function inferTypes(expr: Expr, isDeclared: (name: string) => boolean): Types {
  const infer = (inner: Expr) => inferTypes(inner, isDeclared)
  switch (expr.kind) {
    case 'literal':
      return new Set([expr.value.type])
    case 'list':
    case 'map':
    case 'path':
      return new Set([expr.kind])
    case 'is':
      return new Set(['bool'])
    case 'unary':
      return expr.operator === '!' ? new Set(['bool']) : infer(expr.operand)
    case 'binary':
      return inferBinary(expr.operator, infer(expr.left), infer(expr.right))
    case 'ternary': {
      const whenTrue = infer(expr.whenTrue)
      const whenFalse = infer(expr.whenFalse)
      if (whenTrue === undefined || whenFalse === undefined) return undefined
      return new Set([...whenTrue, ...whenFalse])
    }
    case 'range':
      return new Set(['list', 'string'])
    case 'call':
      return isDeclared(expr.name) ? undefined : named(builtinReturned, expr.name)
    case 'method':
      return expr.object.kind === 'variable' && isNamespace(expr.object.name)
        ? named(namespaceReturned, `${expr.object.name}.${expr.name}`)
        : named(returned, expr.name)
    case 'variable':
    case 'member':
    case 'index':
      return undefined
  }
}

function named(table: Readonly<Record<string, readonly TypeName[]>>, name: string): Types {
  const types = Object.hasOwn(table, name) ? table[name] : undefined
  return types === undefined ? undefined : new Set(types)
}

function inferBinary(operator: string, left: Types, right: Types): Types {
  if (!['+', '-', '*', '/', '%'].includes(operator)) return new Set(['bool'])
  if (left === undefined || right === undefined) return undefined
  const same = left.size === 1 && right.size === 1 && [...left][0] === [...right][0]
  return same && [...left][0] !== 'timestamp' ? left : undefined
}
