import { type CollectionName, isCollectionName } from '#domain/entities/collections.ts'
import { isMutationName } from '#domain/mutation/mutation-name.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Ref, Write } from '#domain/mutation/types.ts'
import type { RuleCost } from './rule-cost.ts'
import { receiptCosts, ruleCosts } from './rule-costs.ts'

/**
 * Firestore's documentation leaves open what counts towards the limits of a commit. 'shared': a document that several
 * writes look up counts once, and each write may evaluate 1,000 expressions. 'strict': every write counts its lookups,
 * and the expressions of all of them count together.
 */
export type LimitReading = 'strict' | 'shared'

/** How the limits are read unless the project's configuration says otherwise. */
export const defaultReading: LimitReading = 'shared'

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
  /** undefined if it is not known. */
  readonly type: Write['type'] | undefined
}

/** The cost of one commit according to `rule-costs.ts`. */
export interface PlannedCost {
  readonly lookups: number
  readonly expressions: number
}

/** What a commit costs under Firestore's limits, added up mutation by mutation. */
export interface CommitCost {
  /** Whether the commit with these mutations stays within all limits. */
  fits(parts: readonly CommitPart[]): boolean
  /** Adds it, even if the commit then exceeds a limit. */
  add(part: CommitPart): void
  /** Adds it if it fits; returns whether it did. */
  addFitting(part: CommitPart): boolean
  /** The cost of everything added, as this reading counts it. */
  total(): PlannedCost
}

export const maxLookups = 20
export const maxExpressions = 1000
const maxTransforms = 500
/** Firestore takes 10 MiB; a character is at most three bytes, and a tenth is left for the rest of the request. */
const maxLength = (10 * 1024 * 1024 * 0.9) / 3

/** What some mutations add to a commit. */
interface Added {
  readonly changes: ReadonlyMap<Ref, FoldedCost>
  /** Documents that no earlier mutation looked up. */
  readonly looked: ReadonlySet<string>
  readonly lookups: number
  readonly expressions: number
  readonly mutations: number
  readonly newWrites: number
  readonly length: number
}

const zero = { lookups: 0, expressions: 0, mutations: 0, newWrites: 0, length: 0 }

interface WriteCost {
  readonly expressions: number
  /** Names of the documents that are looked up. */
  readonly looked: readonly string[]
}

/** The single write of a document, by the kinds of mutation that contribute to it. */
type FoldedCost = ReadonlyMap<string, WriteCost>

/** Starts an empty commit. */
export function createCommitCost(reading: LimitReading): CommitCost {
  /** Without receipts. */
  const writes = new Map<Ref, FoldedCost>()
  /** Documents that are looked up. */
  const distinct = new Set<string>()
  /** The sum over all writes, each counted by itself. */
  let { lookups, expressions, mutations, length } = zero

  function addedBy(parts: readonly CommitPart[]): Added {
    const changes = new Map<Ref, FoldedCost>()
    const added = { changes, looked: new Set<string>(), ...zero }
    const add = (cost: WriteCost, known = nothing) => {
      added.lookups += cost.looked.length - known.looked.length
      added.expressions += cost.expressions - known.expressions
      for (const name of cost.looked) if (!distinct.has(name)) added.looked.add(name)
    }
    for (const { name, refs, writes: its, length } of parts) {
      add(receipts[mutations + added.mutations === 0 ? 'lead' : 'follow'])
      added.mutations += 1
      added.length += length
      for (const { ref, type } of its) {
        const known = changes.get(ref) ?? writes.get(ref)
        const folded = new Map(known)
        folded.set(name, larger(costOf(name, ref, type, refs), known?.get(name)))
        changes.set(ref, folded)
        if (!known) added.newWrites += 1
        add(sumOf(folded), known && sumOf(known))
      }
    }
    return added
  }

  function isWithin(added: Added): boolean {
    const lookedUp =
      reading === 'strict' ? lookups + added.lookups : distinct.size + added.looked.size
    // Each receipt sets one server timestamp, and so does each written document.
    const transforms = mutations + added.mutations + writes.size + added.newWrites
    return (
      lookedUp <= maxLookups &&
      (reading === 'shared' || expressions + added.expressions <= maxExpressions) &&
      transforms <= maxTransforms &&
      length + added.length <= maxLength
    )
  }

  function take(added: Added): void {
    lookups += added.lookups
    expressions += added.expressions
    mutations += added.mutations
    length += added.length
    for (const [ref, cost] of added.changes) writes.set(ref, cost)
    for (const name of added.looked) distinct.add(name)
  }

  return {
    fits: (parts) => isWithin(addedBy(parts)),
    add: (part) => take(addedBy([part])),
    addFitting(part) {
      const added = addedBy([part])
      if (!isWithin(added)) return false
      take(added)
      return true
    },
    total: () => ({ lookups: reading === 'strict' ? lookups : distinct.size, expressions }),
  }
}

/** Not in the table of costs: as much as one write can ever cost. */
const unknown: RuleCost = { expressions: 900, common: ['lead'], own: [] }

const nothing: WriteCost = { expressions: 0, looked: [] }

/** A write that several kinds of mutation contribute to costs no more than the sum of theirs. */
function sumOf(cost: FoldedCost): WriteCost {
  const all = [...cost.values()]
  const [only] = all
  if (only && all.length === 1) return only
  return {
    expressions: all.reduce((sum, { expressions }) => sum + expressions, 0),
    looked: [...new Set(all.flatMap(({ looked }) => looked))],
  }
}

function costOf(name: string, ref: Ref, type: PartWrite['type'], refs: readonly Ref[]): WriteCost {
  const costs = isMutationName(name) ? ruleCosts[name]?.[collectionOf(ref)] : undefined
  // To the rules, replacing a document is an update.
  const known = type === 'replace' ? 'update' : type
  const kinds = known === undefined ? (['create', 'update'] as const) : ([known] as const)
  let highest = nothing
  for (const kind of kinds) highest = larger(spentOn(costs?.[kind] ?? unknown, ref, refs), highest)
  return highest
}

function spentOn(
  { expressions, each = 0, common, own }: RuleCost,
  ref: Ref,
  refs: readonly Ref[],
): WriteCost {
  const named = refs.filter((other) => other !== ref && own.includes(collectionOf(other)))
  // A mutation does not wait for documents that it only peeks at, so they are not named here.
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
