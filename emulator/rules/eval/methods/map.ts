import { compareStrings } from '../../values/compare-strings.ts'
import { type Tri, equal } from '../../values/equality.ts'
import {
  type ListValue,
  type MapDiffValue,
  type MapValue,
  type RulesValue,
  type StringValue,
  anything,
  error,
  int,
  list,
  string,
  unknownOf,
} from '../../values/value.ts'
import { partialOperation } from '../operation.ts'

export const mapMethods = {
  keys: partialOperation([[]], ({ entries, open }: MapValue) => {
    const names = [...entries.keys()].toSorted(compareStrings).map(string)
    return open === true
      ? { type: 'unknown', certain: true, types: new Set(['list'] as const), contains: names }
      : list(names)
  }),
  values: partialOperation([[]], ({ entries, open }: MapValue) => {
    const values = [...entries.values()]
    return open === true
      ? { type: 'unknown', certain: true, types: new Set(['list'] as const), contains: values }
      : list(values)
  }),
  size: partialOperation([[]], ({ entries, open }: MapValue) => {
    const size = int(entries.size)
    return open === true ? { ...unknownOf('int'), min: { value: size, inclusive: true } } : size
  }),
  get: partialOperation(
    [
      ['string', 'any'],
      ['list', 'any'],
    ],
    (receiver: MapValue, [key, fallback]: [StringValue | ListValue, RulesValue], at) => {
      if (key.type === 'string') return getOrElse(receiver, [key], fallback)
      const wrong = key.items.find((item) => item.type !== 'string' && item.type !== 'unknown')
      if (wrong !== undefined) {
        return error(
          `Unsupported operation error. Received: map.get(list<${wrong.type}>, any). Expected: map.get(list<string>, any).`,
          at,
        )
      }
      return getOrElse(receiver, key.items, fallback)
    },
  ),
  /** The changes from the argument to the receiver. */
  diff: partialOperation([['map']], (receiver: MapValue, [before]: [MapValue]) => ({
    type: 'map_diff',
    before,
    after: receiver,
  })),
}

/** The fallback is returned where a key is missing and where a parent is not a map. */
function getOrElse(
  receiver: MapValue,
  keys: readonly RulesValue[],
  fallback: RulesValue,
): RulesValue {
  let at: RulesValue = receiver
  for (const key of keys) {
    if (key.type !== 'string' || at.type === 'unknown') return anything
    if (at.type !== 'map') return fallback
    const found: RulesValue | undefined = at.entries.get(key.value)
    if (found === undefined) {
      // The value is unknown, but `get` never fails.
      return at.open === true ? { type: 'unknown', certain: true } : fallback
    }
    at = found
  }
  return at
}

type Change = 'added' | 'removed' | 'changed' | 'unchanged'

function keysOf(...wanted: readonly Change[]) {
  return partialOperation([[]], (receiver: MapDiffValue) => {
    const { before, after } = receiver
    if (before.open === true || after.open === true) return anything
    const names: string[] = []
    for (const key of new Set([...after.entries.keys(), ...before.entries.keys()])) {
      const change = changeOf(before.entries.get(key), after.entries.get(key))
      if (change === undefined) return anything
      if (wanted.includes(change)) names.push(key)
    }
    return { type: 'set', items: names.toSorted(compareStrings).map(string) }
  })
}

function changeOf(
  before: RulesValue | undefined,
  after: RulesValue | undefined,
): Change | undefined {
  if (before === undefined) return 'added'
  if (after === undefined) return 'removed'
  const same: Tri = equal(before, after, 'set')
  if (same === undefined) return undefined
  return same ? 'unchanged' : 'changed'
}

export const mapDiffMethods = {
  addedKeys: keysOf('added'),
  removedKeys: keysOf('removed'),
  changedKeys: keysOf('changed'),
  affectedKeys: keysOf('added', 'removed', 'changed'),
  unchangedKeys: keysOf('unchanged'),
}
