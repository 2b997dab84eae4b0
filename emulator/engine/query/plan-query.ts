import {
  encodeIndexed,
  indexPrefix,
  singleIndex,
  type Index,
  type IndexField,
  type IndexMode,
  type IndexSet,
} from '#emulator/store/index-entries.ts'
import { allDocuments, documentKey, groupRange } from '#emulator/store/keys.ts'
import type { KeyRange } from '#emulator/store/types.ts'
import { StatusError } from '#emulator/status.ts'
import { formatFieldPath, type FieldPath } from '#emulator/values/field-path.ts'
import { parseResourceName } from '#emulator/values/resource-name.ts'
import type { Demand } from '../indexes/demand.ts'
import { missingIndexMessage } from '../indexes/missing-index.ts'
import { checkNotIn } from './normalise-filter.ts'
import { cursorRange, everyKey, filterRange, intersect, nameRange } from './plan-bounds.ts'
import { nameField, type FieldFilter, type Query } from './query.ts'

/** A range of keys that contains at least the documents of one disjunct. */
export interface Scan {
  /** The disjunct, whose equalities are what makes the scan sorted. */
  readonly filters: readonly FieldFilter[]
  readonly source: 'documents' | 'index'
  readonly range: KeyRange
  readonly reverse: boolean
}

interface Plan {
  readonly scans: readonly Scan[]
  /** Whether each scan returns documents in the order of the query; otherwise they must be sorted. */
  readonly ordered: boolean
}

/** `summed` are the fields of sums and averages, which Firestore reads from an index. */
export type Planner = (query: Query, summed?: readonly FieldPath[]) => Plan

/**
 * Creates the query planner, which chooses the smallest range to read. With `enforce`, a query without the
 * composite index that Firestore requires is refused with FAILED_PRECONDITION; otherwise it reads a larger
 * range and sorts. `onDemand` is called with the index requirements of each new query.
 */
export function createPlanner(
  indexes: IndexSet,
  enforce: boolean,
  onDemand?: (demand: Demand) => void,
): Planner {
  const plans = new WeakMap<Query, Plan>()

  function check(query: Query, demand: Demand): void {
    onDemand?.(demand)
    if (enforce && !isServed(indexes, demand)) {
      throw new StatusError('FAILED_PRECONDITION', missingIndexMessage(demand, query.parent))
    }
  }

  function planAll(query: Query, checkDemand: (demand: Demand) => void): Plan {
    const steps = query.disjuncts.map((filters) => ({
      filters,
      ...planDisjunct(indexes, query, filters, checkDemand),
    }))
    return {
      scans: steps.map(({ scan, filters }) => ({ ...scan, filters })),
      ordered: steps.every(({ ordered }) => ordered),
    }
  }

  return (query, summed = []) => {
    const known = plans.get(query)
    if (known && summed.length === 0) return known
    if (enforce) checkNotIn(query)
    const plan = planAll(query, (demand) => {
      const included = includedFields(demand, summed)
      if (included.length === 0) check(query, demand)
    })
    if (summed.length === 0) {
      plans.set(query, plan)
      return plan
    }
    for (const filters of query.disjuncts) {
      const demand = demandOf(query, filters)
      const included = includedFields(demand, summed)
      const isIndexed = query.collectionId !== '' && nameIn(filters) === undefined
      if (included.length > 0 && isIndexed) check(query, { ...demand, included })
    }
    return plan
  }
}

/** The summed fields that the index of the filters and orders does not contain. */
function includedFields(
  { fixed, orders }: Demand,
  summed: readonly FieldPath[],
): Demand['included'] {
  const byField = new Map(summed.map((path) => [formatFieldPath(path), path]))
  for (const { field, mode } of fixed) if (mode === 'ASC') byField.delete(field)
  for (const { field } of orders) byField.delete(field)
  byField.delete(nameField)
  return [...byField].map(([field, path]) => ({ field, path }))
}

/** The name of the document in a conjunction with an equality on `__name__`. */
function nameIn(filters: readonly FieldFilter[]): string | undefined {
  const found = filters.find(({ field, op }) => field === nameField && op === '==')
  return found && 'referenceValue' in found.value ? found.value.referenceValue : undefined
}

interface Step {
  readonly scan: Omit<Scan, 'filters'>
  readonly ordered: boolean
}

function planDisjunct(
  indexes: IndexSet,
  query: Query,
  filters: readonly FieldFilter[],
  check: (demand: Demand) => void,
): Step {
  const demand = demandOf(query, filters)
  const name = nameIn(filters)
  if (name !== undefined) return planDocument(name)
  if (query.collectionId === '') return { scan: scanAll(allDocuments, false), ordered: false }
  if (demand.fixed.length === 0 && demand.orders.length === 0) {
    return planByName(query, filters, demand)
  }
  check(demand)
  const usable = usableIndexes(indexes, demand)
  const best = usable.reduce<UsableIndex | undefined>(
    (a, b) => (a && a.index.fields.length >= b.index.fields.length ? a : b),
    undefined,
  )
  if (best) return { scan: scanIndex(query, filters, demand, best), ordered: true }
  return planUnordered(indexes, query, demand)
}

function demandOf(query: Query, filters: readonly FieldFilter[]): Demand {
  const fixed = new Map<string, Demand['fixed'][number]>()
  for (const filter of filters) {
    const { path, field, op } = filter
    const mode: IndexMode | undefined =
      op === '==' ? 'ASC' : op === 'array-contains' ? 'CONTAINS' : undefined
    if (!mode || field === nameField) continue
    const key = `${mode} ${field}`
    if (!fixed.has(key)) fixed.set(key, { path, field, mode, filter })
  }
  return {
    scope: query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    collectionId: query.collectionId,
    fixed: [...fixed.values()],
    orders: query.orders.filter(({ field }) => field !== nameField && !fixed.has(`ASC ${field}`)),
    included: [],
    nameDirection: query.orders.at(-1)?.direction ?? 'ASC',
  }
}

function scanAll(range: KeyRange, reverse: boolean): Step['scan'] {
  return { source: 'documents', range, reverse }
}

function planDocument(name: string): Step {
  return {
    scan: scanAll(everyKey(documentKey(parseResourceName(name).path)), false),
    ordered: true,
  }
}

function planByName(query: Query, filters: readonly FieldFilter[], demand: Demand): Step {
  const reverse = demand.nameDirection === 'DESC'
  const whole = groupRange(query.collectionId, query.parentPath)
  return { scan: scanAll(nameRange(whole, query, filters, reverse), reverse), ordered: true }
}

interface UsableIndex {
  readonly index: Index
  readonly reverse: boolean
  /** The fixed fields at the beginning of the index, in its order. */
  readonly head: Demand['fixed']
}

/** Whether one index of the set, or several merged, can serve a demand. */
export function isServed(indexes: IndexSet, demand: Demand): boolean {
  return covers(usableIndexes(indexes, demand), demand)
}

function usableIndexes(indexes: IndexSet, demand: Demand): readonly UsableIndex[] {
  const { scope, collectionId, fixed, orders, included } = demand
  const named: readonly IndexField[] = [
    ...fixed,
    ...[...orders, ...included].map(({ path, field }): IndexField => ({
      path,
      field,
      mode: 'ASC',
    })),
  ]
  const singles = named
    .filter(({ field, mode }) => indexes.hasSingle(collectionId, field, mode, scope))
    .map(({ path, field, mode }) => singleIndex({ path, field, mode }, scope))
  return [...singles, ...indexes.composites(collectionId)].flatMap((index) => {
    const use = index.scope === scope ? matchIndex(index, demand) : undefined
    return use ? [use] : []
  })
}

/**
 * Matches an index with a demand: it must hold fixed fields first, then exactly the orders, all forward or
 * all backward, then the summed fields.
 */
function matchIndex(index: Index, demand: Demand): UsableIndex | undefined {
  const { fixed, orders, included, nameDirection } = demand
  const tail = index.fields.slice(index.fields.length - included.length)
  const includesAll = included.every(({ field }) =>
    tail.some((held) => held.field === field && held.mode !== 'CONTAINS'),
  )
  const headLength = index.fields.length - orders.length - included.length
  const head = index.fields
    .slice(0, Math.max(headLength, 0))
    .map(({ field, mode }) =>
      fixed.find(
        (one) => one.field === field && (one.mode === 'CONTAINS') === (mode === 'CONTAINS'),
      ),
    )
  if (!includesAll || headLength < 0 || !head.every((one) => one !== undefined)) return undefined
  const reverse = index.nameDirection !== nameDirection
  const fits = orders.every(({ field, direction }, at) => {
    const held = index.fields[headLength + at]
    return (
      held?.field === field && (held.mode === direction) !== reverse && held.mode !== 'CONTAINS'
    )
  })
  return fits ? { index, reverse, head } : undefined
}

/** Whether the usable indexes together contain every fixed field (Firestore merges such indexes). */
function covers(usable: readonly UsableIndex[], { fixed }: Demand): boolean {
  return (
    usable.length > 0 &&
    fixed.every((one) => usable.some(({ head }) => head.some((held) => held === one)))
  )
}

function scanIndex(
  query: Query,
  filters: readonly FieldFilter[],
  demand: Demand,
  { index, reverse, head }: UsableIndex,
): Step['scan'] {
  const collection = [...query.parentPath, query.collectionId]
  let prefix = indexPrefix(index, collection)
  for (const [at, { filter }] of head.entries()) {
    prefix += encodeIndexed(filter.value, index.fields[at]?.mode ?? 'ASC')
  }
  let range = everyKey(prefix)
  const [first] = demand.orders
  const field = index.fields[head.length]
  for (const filter of filters) {
    if (first && field && filter.field === first.field) {
      range = intersect(range, filterRange(prefix, field, filter))
    }
  }
  // A cursor has a value per order; where an order was dropped because its field is fixed, they do not align.
  const cursorsAlign = demand.orders.length === query.orders.length - 1
  for (const side of ['start', 'end'] as const) {
    const cursor = side === 'start' ? query.startAt : query.endAt
    if (!cursor || !cursorsAlign) continue
    const wanted = { cursor, side, reverse, collection }
    range = intersect(range, cursorRange(prefix, index, demand.orders, wanted))
  }
  return { source: 'index', range, reverse }
}

/** Without an index for the order: read the index of the first fixed field that has one, else the collection. */
function planUnordered(indexes: IndexSet, query: Query, demand: Demand): Step {
  const { scope, collectionId } = demand
  for (const { path, field, mode, filter } of demand.fixed) {
    if (!indexes.hasSingle(collectionId, field, mode, scope)) continue
    const index = singleIndex({ path, field, mode }, scope)
    const prefix = indexPrefix(index, [...query.parentPath, collectionId])
    const range = everyKey(prefix + encodeIndexed(filter.value, mode))
    return { scan: { source: 'index', range, reverse: false }, ordered: false }
  }
  return { scan: scanAll(groupRange(collectionId, query.parentPath), false), ordered: false }
}
