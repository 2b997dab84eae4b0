import type { Receipt } from '#domain/entities/receipt.ts'

/** Which receipts the audit log shows; null: all. */
export interface ReceiptFilter {
  /** Who made the change. */
  readonly actorId: string | null
  /** Names of mutations. */
  readonly names: readonly string[] | null
  /** Names of mutations that are left out, on the device. */
  readonly without?: readonly string[]
  /** A document that the change is about, as `orders/abc`. */
  readonly ref: string | null
  /** Received from this instant on, and before that one. */
  readonly from: string | null
  readonly until: string | null
  /** Only changes in which a value was overwritten or merged. */
  readonly isMerged: boolean
}

/** Firestore compares a field with at most this many values. */
const mostNames = 30

/**
 * What the server filters by. One query compares one list, so the changes of one thing are filtered by person and kind
 * on the device, and what was merged is only known there. The list of one's own changes (`isOwn`) is that of their
 * readers, so they are filtered by their thing on the device.
 */
export function askedOfServer(filter: ReceiptFilter, isOwn = false): ReceiptFilter {
  const isOfOneThing = filter.ref !== null
  const names = filter.names !== null && filter.names.length <= mostNames ? filter.names : null
  if (isOwn) return { ...filter, names, ref: null, isMerged: false }
  return {
    ...filter,
    actorId: isOfOneThing ? null : filter.actorId,
    names: isOfOneThing ? null : names,
    isMerged: false,
  }
}

/** Whether a receipt that the server found is one that was asked for. */
export function matchesFilter(receipt: Receipt, filter: ReceiptFilter): boolean {
  const { actorId, names, without = [], ref, isMerged } = filter
  return (
    (actorId === null || receipt.actorId === actorId) &&
    (names === null || names.includes(receipt.name)) &&
    !without.includes(receipt.name) &&
    (ref === null || receipt.refs.includes(ref)) &&
    (!isMerged || receipt.merged.length + receipt.conflicts.length > 0)
  )
}
