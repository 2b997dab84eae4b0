import type { Span } from '../parser/ast.ts'
import { includes, all } from '../values/equality.ts'
import {
  type RulesValue,
  type TypeName,
  type UnknownValue,
  anything,
  bool,
  error,
  int,
  unknownOf,
} from '../values/value.ts'
import { bytesMethods } from './methods/bytes.ts'
import { durationMethods, timestampMethods } from './methods/time.ts'
import { latLngMethods } from './methods/latlng.ts'
import { listMethods } from './methods/list.ts'
import { mapDiffMethods, mapMethods } from './methods/map.ts'
import { pathMethods } from './methods/path.ts'
import { setMethods } from './methods/set.ts'
import { stringMethods } from './methods/string.ts'
import { type Operation, runOperation } from './operation.ts'

export type MethodTable = Readonly<Record<string, Operation>>

const none: MethodTable = {}
const tables: Readonly<Record<TypeName, MethodTable>> = {
  null: none,
  bool: none,
  int: none,
  float: none,
  string: stringMethods,
  bytes: bytesMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latLngMethods,
  path: pathMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
}

/** The names of all methods of all types. */
export const methodNames: ReadonlySet<string> = new Set(
  Object.values(tables).flatMap((table) => Object.keys(table)),
)

/** `receiver.name(args)`. */
export function invokeMethod(
  receiver: RulesValue,
  name: string,
  args: readonly RulesValue[],
  at: Span,
  proving: boolean,
): RulesValue {
  if (receiver.type === 'error') return receiver
  if (receiver.type === 'unknown') return invokeOnUnknown(receiver, name, args)
  if (receiver.type === 'null') return error('Null value error.', at)
  const table = tables[receiver.type]
  const found = Object.hasOwn(table, name) ? table[name] : undefined
  if (found === undefined) return error(`Function not found error: Name: [${name}].`, at)
  return runOperation(found, `${receiver.type}.${name}`, receiver, args, at, proving)
}

/** Known elements of an otherwise unknown list or set can prove `hasAny`, `hasAll` and a minimum size. */
function invokeOnUnknown(
  receiver: UnknownValue,
  name: string,
  args: readonly RulesValue[],
): RulesValue {
  const types = [...(receiver.types ?? [])]
  const isCollection = types.length === 1 && (types[0] === 'list' || types[0] === 'set')
  if (!receiver.certain || !isCollection) return anything
  const held = receiver.contains ?? []
  const relation = types[0] === 'set' ? 'set' : 'member'
  if (name === 'toSet' && types[0] === 'list' && args.length === 0) {
    return { type: 'unknown', certain: true, types: new Set(['set']), contains: held }
  }
  if (name === 'size' && args.length === 0) {
    const least = int(held.length > 0 ? 1 : 0)
    return { ...unknownOf('int'), min: { value: least, inclusive: true } }
  }
  const wanted = args[0]
  if (args.length !== 1 || (wanted?.type !== 'list' && wanted?.type !== 'set')) return anything
  if (name === 'hasAny' && wanted.items.some((item) => includes(held, item, relation) === true)) {
    return bool(true)
  }
  if (
    name === 'hasAll' &&
    all(wanted.items.map((item) => includes(held, item, relation) === true)) === true
  ) {
    return bool(true)
  }
  return anything
}
