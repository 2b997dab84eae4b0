import { type Tri, all, includes } from '../../values/equality.ts'
import {
  type ListValue,
  type RulesValue,
  type SetValue,
  bool,
  int,
  isFullyKnown,
  unknownOf,
} from '../../values/value.ts'
import { operation, partialOperation } from '../operation.ts'

type Collection = ListValue | SetValue

/** The distinct items, which must be fully known. */
export function setOf(items: readonly RulesValue[]): SetValue {
  const distinct: RulesValue[] = []
  for (const item of items) if (includes(distinct, item, 'set') !== true) distinct.push(item)
  return { type: 'set', items: distinct }
}

function decided(result: Tri): RulesValue {
  return result === undefined ? unknownOf('bool') : bool(result)
}

/** `hasAny`, `hasAll` and `hasOnly` of lists and sets, which compare elements differently. */
export function membership(relation: 'member' | 'set') {
  const overloads = [['list'], ['set']] as const
  return {
    hasAny: partialOperation(overloads, ({ items }: Collection, [wanted]: [Collection]) =>
      decided(any(wanted.items.map((item) => includes(items, item, relation)))),
    ),
    hasAll: partialOperation(overloads, ({ items }: Collection, [wanted]: [Collection]) =>
      decided(all(wanted.items.map((item) => includes(items, item, relation)))),
    ),
    hasOnly: partialOperation(overloads, ({ items }: Collection, [wanted]: [Collection]) =>
      decided(all(items.map((item) => includes(wanted.items, item, relation)))),
    ),
  }
}

function any(results: readonly Tri[]): Tri {
  if (results.includes(true)) return true
  return results.includes(undefined) ? undefined : false
}

export const setMethods = {
  ...membership('set'),
  size: partialOperation([[]], (receiver: SetValue) =>
    isFullyKnown(receiver) ? int(receiver.items.length) : unknownOf('int'),
  ),
  difference: operation([['set']], ({ items }: SetValue, [other]: [SetValue]) =>
    setOf(items.filter((item) => includes(other.items, item, 'set') !== true)),
  ),
  intersection: operation([['set']], ({ items }: SetValue, [other]: [SetValue]) =>
    setOf(items.filter((item) => includes(other.items, item, 'set') === true)),
  ),
  union: operation([['set']], ({ items }: SetValue, [other]: [SetValue]) =>
    setOf([...items, ...other.items]),
  ),
}
