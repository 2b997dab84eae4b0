import { StatusError } from '#emulator/status.ts'
import { isFindable } from './match-query.ts'
import {
  isInequality,
  nameField,
  type FieldFilter,
  type Filter,
  type Operator,
  type Query,
} from './query.ts'
import type { QueryFilter } from '../types.ts'

const maxDisjunctions = 30
const maxFilters = 100

type Conjunction = readonly FieldFilter[]

/** The filter in disjunctive normal form, with `in` and `array-contains-any` expanded. */
export function disjunctsOf(filter: Filter | undefined): readonly Conjunction[] {
  return filter ? distribute(filter, expandMembership) : [[]]
}

/** The filter as facts for the rules: a conjunction in which disjunctions appear as `or`. */
export function factsOf(filter: Filter | undefined): readonly QueryFilter[] {
  if (!filter) return []
  if (filter.kind === 'field') return [factOf(filter)]
  if (filter.kind === 'and') return filter.filters.flatMap(factsOf)
  const keep = (field: FieldFilter): readonly Conjunction[] => [[field]]
  return [{ or: distribute(filter, keep).map((conjunction) => conjunction.map(factOf)) }]
}

function factOf({ path, op, value }: FieldFilter): QueryFilter {
  return { field: path, op, value }
}

function distribute(
  filter: Filter,
  leaf: (filter: FieldFilter) => readonly Conjunction[],
): readonly Conjunction[] {
  if (filter.kind === 'field') return leaf(filter)
  const parts = filter.filters.map((part) => distribute(part, leaf))
  if (filter.kind === 'or') return checkedCount(parts.flat())
  let product: readonly Conjunction[] = [[]]
  for (const part of parts) {
    product = checkedCount(product.flatMap((left) => part.map((right) => [...left, ...right])))
  }
  return product
}

function checkedCount(disjuncts: readonly Conjunction[]): readonly Conjunction[] {
  if (disjuncts.length > maxDisjunctions) {
    throw invalid(
      `Invalid query: the query has more than the maximum of ${maxDisjunctions} disjunctions in its disjunctive normal form.`,
    )
  }
  return disjuncts
}

function expandMembership(filter: FieldFilter): readonly Conjunction[] {
  const single: Operator | undefined =
    filter.op === 'in' ? '==' : filter.op === 'array-contains-any' ? 'array-contains' : undefined
  if (filter.op === 'array-contains' && !isFindable(filter.value)) return []
  if (!single || !('arrayValue' in filter.value)) return [[filter]]
  const values = (filter.value.arrayValue.values ?? []).filter(isFindable)
  return values.map((value) => [{ ...filter, op: single, value }])
}

/** Throws INVALID_ARGUMENT for combinations of filters that Firestore refuses. */
export function checkFilters(filter: Filter | undefined, disjuncts: readonly Conjunction[]): void {
  const all = fieldFiltersOf(filter)
  if (all.length > maxFilters) throw invalid('The maximum number of filters per query is 100.')
  const negative = all.filter(({ op }) => op === '!=' || op === 'not-in')
  if (negative.length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    )
  }
  const others = all.find(({ op }) => op === 'in' || op === 'array-contains-any')
  if (all.some(({ op }) => op === 'not-in') && others) throw notInWithDisjunction()
  if (disjuncts.some((conjunction) => count(conjunction, 'array-contains') > 1)) {
    throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.")
  }
  const unequal = inequalityFields(filter)
  if (unequal.length > 10) throw invalid('Inequality filters are allowed on at most 10 fields.')
  const isKeyFixed = all.some(({ field, op }) => field === nameField && op === '==')
  if (isKeyFixed && unequal.length > 0 && !unequal.some(({ field }) => field === nameField)) {
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    )
  }
}

/**
 * Throws where `not-in` is combined with a disjunction. Firestore's documentation forbids it but Firebase's
 * own emulator answers such queries, so it is checked only where indexes are enforced.
 */
export function checkNotIn(query: Pick<Query, 'where' | 'disjuncts'>): void {
  const hasNotIn = fieldFiltersOf(query.where).some(({ op }) => op === 'not-in')
  if (hasNotIn && query.disjuncts.length > 1) throw notInWithDisjunction()
}

function notInWithDisjunction(): StatusError {
  return invalid(
    "'NOT_IN' cannot be used in the same query with 'OR', 'IN' or 'ARRAY_CONTAINS_ANY'.",
  )
}

function count(conjunction: Conjunction, op: Operator): number {
  return conjunction.filter((filter) => filter.op === op).length
}

/** All field filters of a filter tree. */
function fieldFiltersOf(filter: Filter | undefined): readonly FieldFilter[] {
  if (!filter) return []
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFiltersOf)
}

/** One inequality filter per field. */
export function inequalityFields(filter: Filter | undefined): readonly FieldFilter[] {
  const byField = new Map<string, FieldFilter>()
  for (const leaf of fieldFiltersOf(filter)) {
    if (isInequality(leaf.op)) byField.set(leaf.field, leaf)
  }
  return [...byField.values()]
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
