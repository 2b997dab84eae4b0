import type { CollectionName } from '#domain/entities/collections.ts'
import type { Condition, WatchSpec } from '../watch-specs.ts'
import type { LoadRow } from './load-row.ts'

/** When a set is fetched: for the first screen, for the other screens, or as history that can wait. */
type Stage = 0 | 1 | 2

/** One query of a set's first load. Together the parts of a set hold each of its documents once. */
export interface SetPart {
  readonly where: readonly Condition[]
  readonly order: 'name' | 'oldest' | 'newest'
  /** Of its first page. */
  readonly stage: Stage
}

const forTheFirstScreen = new Set<CollectionName>(['orders', 'customers', 'sites'])
const history = new Set<CollectionName>(['movements', 'mutations', 'photos'])

/**
 * How a set is fetched the first time: what is open before what is done, what changed last before what did not.
 * A set with conditions of its own is read in the order of the index that its listener has. What is followed
 * whole has no parts: its listener brings all of it anyway.
 */
export function partsOf({
  collection,
  kind,
  where: followed,
  firstWhere: where = followed,
}: WatchSpec): readonly SetPart[] {
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

/** Where there is more than a page, it is counted before more comes: people are told how much there is. */
export const turnToCount = 3

/** After every set's first page comes the rest of what screens show, then the rest of the history. */
const restOf = { 0: 4, 1: 4, 2: 5 } as const

/**
 * When the page that a set wants next is fetched, where it has come as far as `row` says; the lowest comes first.
 * Each set has its first page before a large one takes the network for itself.
 */
export function turnOf(spec: WatchSpec, row: LoadRow | null): number {
  const stage = partsOf(spec)[row?.part ?? 0]?.stage ?? 2
  return row?.after ? restOf[stage] : stage
}
