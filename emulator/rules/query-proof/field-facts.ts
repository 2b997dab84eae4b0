import { fromProto } from '../values/from-proto.ts'
import { order } from '../values/equality.ts'
import {
  type Bound,
  type KnownValue,
  type RulesValue,
  type TypeName,
  type UnknownValue,
  list,
  map,
  nullValue,
} from '../values/value.ts'
import { type Fact, elementsOf } from './branches.ts'

/** A field that exists with an unknown value. */
export const existing: UnknownValue = { type: 'unknown', certain: true }

/** Narrows a field by one more fact. */
export function withFact(known: RulesValue, fact: Fact): RulesValue {
  if (fact.op === '==') return asStored(fromProto(fact.value))
  if (known.type !== 'unknown') return known
  switch (fact.op) {
    case '!=':
      return excluding(known, [fromProto(fact.value), nullValue])
    case 'not-in':
      return excluding(known, [...elementsOf(fact.value).map(fromProto), nullValue])
    case 'array-contains':
      return {
        ...ofTypes(known, ['list']),
        contains: [...(known.contains ?? []), asStored(fromProto(fact.value))],
      }
    case '<':
    case '<=':
    case '>':
    case '>=':
      return within(known, fact.op, fromProto(fact.value))
  }
}

/**
 * The stored values that a query finds equal to this one: to a query the int 1 equals the float 1.0, but rules distinguish
 * them.
 */
function asStored(value: KnownValue): RulesValue {
  switch (value.type) {
    case 'int':
    case 'float': {
      if (Number.isNaN(value.value)) return value
      const bound = { value, inclusive: true }
      const types = new Set<TypeName>(['int', 'float'])
      return { type: 'unknown', certain: true, types, min: bound, max: bound }
    }
    case 'list':
      return list(value.items.map((item) => asStored(item as KnownValue)))
    case 'map':
      return map(
        new Map([...value.entries].map(([key, entry]) => [key, asStored(entry as KnownValue)])),
      )
    case 'null':
    case 'bool':
    case 'string':
    case 'bytes':
    case 'timestamp':
    case 'duration':
    case 'latlng':
    case 'path':
    case 'set':
    case 'map_diff':
      return value
  }
}

function excluding(known: UnknownValue, values: readonly KnownValue[]): UnknownValue {
  const types = known.types ?? undefined
  const excludes = [...(known.excludes ?? []), ...values]
  if (types === undefined) return { ...known, excludes }
  return { ...known, excludes, types: new Set([...types].filter((type) => type !== 'null')) }
}

function ofTypes(known: UnknownValue, types: readonly TypeName[]): UnknownValue {
  const own = types.filter((type) => known.types === undefined || known.types.has(type))
  return { ...known, types: new Set(own) }
}

/** An inequality only finds values of the same type class, such as all numbers. NaN is outside every range. */
function within(known: UnknownValue, op: '<' | '<=' | '>' | '>=', value: KnownValue): UnknownValue {
  const isNumber = value.type === 'int' || value.type === 'float'
  const narrowed = ofTypes(known, isNumber ? ['int', 'float'] : [value.type])
  const bound: Bound = { value, inclusive: op === '<=' || op === '>=' }
  if (order(value, value) === undefined) return narrowed
  if (op === '<' || op === '<=') {
    return { ...narrowed, max: tighter(narrowed.max, bound, 1) }
  }
  return { ...narrowed, min: tighter(narrowed.min, bound, -1) }
}

function tighter(known: Bound | undefined, bound: Bound, direction: 1 | -1): Bound {
  if (known === undefined) return bound
  const side = order(known.value, bound.value)
  if (side === undefined) return known
  if (side === 0) return known.inclusive ? bound : known
  return side * direction > 0 ? bound : known
}
