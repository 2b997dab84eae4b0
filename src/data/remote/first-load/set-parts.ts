import type { CollectionName } from '#domain/entities/collections.ts'
import type { Condition, SetSpec } from '../followed-sets.ts'
import type { LoadRow } from './load-row.ts'

/** When a set is fetched: for the first screen, for the other screens, or as history that can wait. */
type Stage = 0 | 1 | 2

/** One query of a set's first load. Together the parts of a set contain each of its documents once. */
export interface SetPart {
  readonly where: readonly Condition[]
  readonly order: 'name' | 'oldest' | 'newest'
  /** The priority of its first page; the lowest comes first. */
  readonly stage: Stage
}

const forTheFirstScreen = new Set<CollectionName>(['orders', 'customers', 'sites'])
const history = new Set<CollectionName>(['movements', 'mutations', 'photos', 'pictures'])

/**
 * How a set is fetched the first time: open before closed, recently changed before older. A set with its own conditions
 * is read in the order of its listener's index. Sets that are followed whole have no parts: their listener brings all
 * of it anyway.
 */
export function partsOf({
  collection,
  kind,
  where: followed,
  firstWhere: where = followed,
}: SetSpec): readonly SetPart[] {
  if (kind !== 'delta') return []
  if (collection === 'orders' && where.length === 0) {
    const isOpen = (value: boolean): Condition => ({ field: 'open', op: '==', value })
    return [
      { where: [isOpen(true)], order: 'name', stage: 0 },
      { where: [isOpen(false)], order: 'newest', stage: 1 },
    ]
  }
  const stage = forTheFirstScreen.has(collection) ? 0 : history.has(collection) ? 2 : 1
  return [{ where, order: where.length === 0 ? 'newest' : 'oldest', stage }]
}

/** A set of more than one page is counted before the second page, so that the total can be shown. */
export const countPriority = 3

/** After every set's first page comes the rest of what screens show, then the rest of the history. */
const restOf = { 0: 4, 1: 4, 2: 5 } as const

/**
 * The priority of a set's next page at the progress of `row`; the lowest comes first. Every set gets its first page before
 * a large one uses the whole network.
 */
export function priorityOf(spec: SetSpec, row: LoadRow | null): number {
  const stage = partsOf(spec)[row?.part ?? 0]?.stage ?? 2
  return row?.after ? restOf[stage] : stage
}
