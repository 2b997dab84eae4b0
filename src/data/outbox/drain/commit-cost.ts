import { type CollectionName, isCollectionName } from '#domain/entities/collections.ts'
import { isMutationName } from '#domain/mutation/mutation-name.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Ref, Write } from '#domain/mutation/types.ts'
import { type RuleCost, receiptCosts, ruleCosts } from './rule-costs.ts'

/**
 * Firestore's documentation leaves open what counts towards the limits of a commit. 'shared': a document that
 * several of its writes look up counts once, and each write may evaluate 1,000 expressions. 'strict': every write
 * counts its lookups, and the expressions of all of them count together.
 */
export type LimitReading = 'strict' | 'shared'

/** How the limits are read unless the project's configuration says otherwise. */
export const usualReading: LimitReading = 'shared'

/** One mutation as part of a commit. */
export interface CommitPart {
  readonly name: string
  /** Every document it may read or write. */
  readonly refs: readonly Ref[]
  readonly writes: readonly PartWrite[]
  /** Length of its writes and its receipt as JSON text. */
  readonly length: number
}

interface PartWrite {
  readonly ref: Ref
  /** undefined where it is not known. */
  readonly type: Write['type'] | undefined
}

/** What the table of costs says of one commit. */
export interface PlannedCost {
  readonly lookups: number
  readonly expressions: number
}

/** What a commit costs under Firestore's limits, summed up mutation by mutation. */
export interface CommitCost {
  /** Whether the commit with these mutations stays within all limits. */
  fits(parts: readonly CommitPart[]): boolean
  add(part: CommitPart): void
  /** What all that was added costs, as this reading counts it. */
  total(): PlannedCost
}

export const mostLookups = 20
export const mostExpressions = 1000
const mostTransforms = 500
/** Firestore takes 10 MiB; a character is at most three bytes, and a tenth is left for what stands around. */
const mostLength = (10 * 1024 * 1024 * 0.9) / 3

interface Totals {
  readonly lookups: number
  readonly expressions: number
  readonly transforms: number
  readonly length: number
}

interface WriteCost {
  readonly expressions: number
  /** Names of the documents that are looked up. */
  readonly looked: readonly string[]
}

/** The one write of a document, by the kinds of mutation that have a part in it. */
type FoldedCost = ReadonlyMap<string, WriteCost>

/** Starts an empty commit. */
export function createCommitCost(reading: LimitReading): CommitCost {
  /** Receipts are not among them. */
  const writes = new Map<Ref, FoldedCost>()
  /** Documents that are looked up. */
  const distinct = new Set<string>()
  /** Of all writes, each by itself. */
  let [lookups, expressions, mutations, length] = [0, 0, 0, 0]

  function changesOf(parts: readonly CommitPart[]): ReadonlyMap<Ref, FoldedCost> {
    const changes = new Map<Ref, FoldedCost>()
    for (const { name, refs, writes: added } of parts) {
      for (const { ref, type } of added) {
        const known = changes.get(ref) ?? writes.get(ref)
        const cost = larger(costOf(name, ref, type, refs), known?.get(name))
        changes.set(ref, new Map(known).set(name, cost))
      }
    }
    return changes
  }

  const receiptsOf = (parts: readonly CommitPart[]) =>
    parts.map((_, index) => receipts[mutations + index === 0 ? 'lead' : 'follow'])

  function totalsWith(parts: readonly CommitPart[]): Totals {
    const total = { lookups, expressions, transforms: mutations + writes.size, length }
    const names = new Set(distinct)
    const add = (cost: WriteCost, known = nothing) => {
      total.lookups += cost.looked.length - known.looked.length
      total.expressions += cost.expressions - known.expressions
      for (const name of cost.looked) names.add(name)
    }
    for (const [ref, cost] of changesOf(parts)) {
      if (!writes.has(ref)) total.transforms += 1
      add(sumOf(cost), sumOf(writes.get(ref)))
    }
    for (const receipt of receiptsOf(parts)) add(receipt)
    for (const part of parts) {
      total.transforms += 1
      total.length += part.length
    }
    return { ...total, lookups: reading === 'strict' ? total.lookups : names.size }
  }

  return {
    fits(parts) {
      const total = totalsWith(parts)
      return (
        total.lookups <= mostLookups &&
        (reading === 'shared' || total.expressions <= mostExpressions) &&
        total.transforms <= mostTransforms &&
        total.length <= mostLength
      )
    },
    add(part) {
      const changes = changesOf([part])
      const added = receiptsOf([part])
      for (const [ref, cost] of changes) {
        const [sum, known] = [sumOf(cost), sumOf(writes.get(ref))]
        lookups += sum.looked.length - known.looked.length
        expressions += sum.expressions - known.expressions
        writes.set(ref, cost)
      }
      for (const { looked, expressions: spent } of added) {
        lookups += looked.length
        expressions += spent
      }
      for (const { looked } of [...[...changes.values()].map(sumOf), ...added])
        for (const name of looked) distinct.add(name)
      mutations += 1
      length += part.length
    },
    total: () => totalsWith([]),
  }
}

/** Nobody has seen such a mutation write this: as much as one write may ever cost. */
const unknown: RuleCost = { expressions: 850, common: ['lead'], own: [] }

const nothing: WriteCost = { expressions: 0, looked: [] }

/** A write that several kinds of mutation have a part in costs no more than theirs together. */
function sumOf(cost: FoldedCost = new Map()): WriteCost {
  const all = [...cost.values()]
  return {
    expressions: all.reduce((sum, { expressions }) => sum + expressions, 0),
    looked: [...new Set(all.flatMap(({ looked }) => looked))],
  }
}

function costOf(name: string, ref: Ref, type: PartWrite['type'], refs: readonly Ref[]): WriteCost {
  const costs = isMutationName(name) ? ruleCosts[name]?.[collectionOf(ref)] : undefined
  // To the rules a document in the place of another is an update.
  const known = type === 'replace' ? 'update' : type
  const kinds = known === undefined ? (['create', 'update'] as const) : ([known] as const)
  let most = nothing
  for (const kind of kinds) most = larger(spentOn(costs?.[kind] ?? unknown, ref, refs), most)
  return most
}

function spentOn(
  { expressions, each = 0, common, own }: RuleCost,
  ref: Ref,
  refs: readonly Ref[],
): WriteCost {
  const named = refs.filter((other) => other !== ref && own.includes(collectionOf(other)))
  // A mutation does not wait for what it only peeks at, and does not name it here.
  const peeked = own.filter((name) => !named.some((other) => collectionOf(other) === name))
  const its = [...named, ...peeked.map((name) => `${name} of ${ref}`)]
  return { expressions: expressions + each * its.length, looked: [...common, ...its] }
}

function larger(a: WriteCost, b: WriteCost | undefined): WriteCost {
  if (!b) return a
  return {
    expressions: Math.max(a.expressions, b.expressions),
    looked: [...new Set([...a.looked, ...b.looked])],
  }
}

function collectionOf(ref: Ref): CollectionName {
  const [collection] = splitRef(ref)
  return isCollectionName(collection) ? collection : 'mutations'
}

const receipts = {
  lead: spentOn(receiptCosts.lead, 'mutations/', []),
  follow: spentOn(receiptCosts.follow, 'mutations/', []),
}
