import type { QueryFilter } from '#emulator/engine/types.ts'
import type { Value } from '#emulator/values/types.ts'

/** A filter without disjunction: not an `or`, `in` or `array-contains-any`. */
export type Fact = {
  readonly field: readonly string[]
  readonly op: '<' | '<=' | '==' | '!=' | '>' | '>=' | 'array-contains' | 'not-in'
  readonly value: Value
}

/** More than any query that Firestore accepts. */
const maxBranches = 1000

/**
 * The filters of a query in disjunctive normal form: every result matches all facts of at least one branch. Undefined where
 * there are too many branches.
 */
export function branchesOf(
  filters: readonly QueryFilter[],
): readonly (readonly Fact[])[] | undefined {
  let branches: readonly (readonly Fact[])[] = [[]]
  for (const filter of filters) {
    const alternatives = alternativesOf(filter)
    if (alternatives === undefined || branches.length * alternatives.length > maxBranches) {
      return undefined
    }
    branches = branches.flatMap((branch) =>
      alternatives.map((alternative) => [...branch, ...alternative]),
    )
  }
  return branches
}

function alternativesOf(filter: QueryFilter): readonly (readonly Fact[])[] | undefined {
  if ('or' in filter) {
    const parts: (readonly Fact[])[] = []
    for (const conjunction of filter.or) {
      const expanded = branchesOf(conjunction)
      if (expanded === undefined) return undefined
      parts.push(...expanded)
    }
    return parts
  }
  const { field, op, value } = filter
  if (op === 'in') return elementsOf(value).map((element) => [{ field, op: '==', value: element }])
  if (op === 'array-contains-any') {
    return elementsOf(value).map((element) => [{ field, op: 'array-contains', value: element }])
  }
  return [[{ field, op, value }]]
}

export function elementsOf(value: Value): readonly Value[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}
