import type { Ref } from '#domain/mutation/types.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { touches } from '#data/outbox/touches.ts'
import { longestWait } from '#data/server/back-off.ts'
import { createCommitCost, defaultReading } from './commit-cost.ts'
import type { CommitPart, LimitReading } from './commit-cost.ts'
import type { DrainQueue } from './create-queue.ts'

export interface PlanLimits {
  readonly mutations: number
  /** Sum of the arguments' lengths. */
  readonly bytes: number
  /** How Firestore's limits of a commit are read. */
  readonly reading: LimitReading
}

/** The size of a batch on a good connection, whatever a commit may hold. */
export const fullBatch: PlanLimits = { mutations: 170, bytes: 400_000, reading: defaultReading }

/** After this many failures a mutation is sent alone, so that it cannot hold up others. */
const aloneAfter = 3
/** How many mutations that do not fit are skipped in search of one that does. */
const maxSkipped = 20
/** The length of a document or receipt apart from the arguments: names, timestamps, references. */
const lengthAround = 2000

/**
 * The next mutations to send as one commit, in order: those that are due and not behind a waiting one that touches the
 * same documents, as many as Firestore's limits and the connection allow. Mutations of one document go together if
 * possible, because then it is read and written once. Rows in `busy` are already being sent.
 */
export function planBatch(
  queue: DrainQueue,
  busy: ReadonlySet<number>,
  now: number,
  limits: PlanLimits = fullBatch,
): readonly OutboxRow[] {
  const batch = createBatch(limits)
  const isFree = (row: OutboxRow) =>
    row.state === 'waiting' && row.waitsFor.length === 0 && !busy.has(row.seq) && isDue(row, now)
  const mayGo = (row: OutboxRow) =>
    isFree(row) && !batch.seqs.has(row.seq) && !queue.isBlocked(row, batch.seqs)
  let passedOver = 0
  let isNumbering = false
  for (const row of queue.rows()) {
    if (batch.isFull() || passedOver > maxSkipped) break
    isNumbering ||= takesNumber(row) && busy.has(row.seq)
    if (!mayGo(row)) continue
    if (takesNumber(row) && isNumbering) continue
    if (isSentAlone(row)) {
      if (batch.rows.length === 0) return [row]
      continue
    }
    const together = queue.about(row).filter((other) => other.seq >= row.seq && isFree(other))
    if (together.length > 1 && batch.rows.length > 0 && !batch.hasRoomFor(together)) {
      passedOver += 1
      continue
    }
    for (const other of together) {
      if (isSentAlone(other) || !mayGo(other)) continue
      if (batch.take(other)) continue
      if (together.length === 1) passedOver += 1
      break
    }
  }
  return batch.rows.toSorted((a, b) => a.seq - b.seq)
}

/**
 * Removals too: the rules accept one only if its receipt is the first of the commit. What takes a number, of which a
 * series gives one in a commit. And the steps of estimates and each deposit that an invoice
 * takes off, of which the rules check each.
 */
function isSentAlone(row: OutboxRow): boolean {
  return row.failures >= aloneAfter || alone.has(row.name) || takesNumber(row)
}

const alone: ReadonlySet<string> = new Set([
  'document/remove',
  'invoice/takeDeposit',
  'invoice/releaseDeposit',
  'estimate/send',
  'estimate/decide',
  'estimate/revise',
  'estimate/cancel',
  'estimate/convert',
])

/** Whether it takes the next number of a series. One at a time, because two would race each other for it. */
export function takesNumber({ name }: Pick<OutboxRow, 'name'>): boolean {
  return name === 'invoice/issue'
}

/** Fills a batch up to the limits; the first mutation is taken whatever it costs. */
function createBatch(limits: PlanLimits) {
  const rows: OutboxRow[] = []
  const seqs = new Set<number>()
  const cost = createCommitCost(limits.reading)
  let bytes = 0

  const isSmall = (more: readonly OutboxRow[]) =>
    rows.length + more.length <= limits.mutations &&
    more.reduce((sum, row) => sum + row.bytes, bytes) <= limits.bytes

  return {
    rows,
    seqs,
    isFull: () => rows.length >= limits.mutations,
    /** Whether all of them fit in addition. */
    hasRoomFor: (more: readonly OutboxRow[]) => isSmall(more) && cost.fits(more.map(plannedPart)),
    take(row: OutboxRow): boolean {
      const part = plannedPart(row)
      if (rows.length === 0) cost.add(part)
      else if (!isSmall([row]) || !cost.addFitting(part)) return false
      rows.push(row)
      seqs.add(row.seq)
      bytes += row.bytes
      return true
    },
  }
}

/** A mutation's share of a commit, by what is known before it is run again. */
export function plannedPart({ name, refs, writes, creates, bytes }: OutboxRow): CommitPart {
  // The arguments are in the receipt and, as far as they are written, once more in the documents.
  const length = 2 * bytes + (writes.length + 1) * lengthAround
  const typeOf = (ref: Ref) => creates && (creates.includes(ref) ? 'create' : 'update')
  return { name, refs, writes: writes.map((ref) => ({ ref, type: typeOf(ref) })), length }
}

/** Whether these mutations are within Firestore's limits in either reading. */
export function fitsStrictly(rows: readonly OutboxRow[]): boolean {
  return createCommitCost('strict').fits(rows.map(plannedPart))
}

/** When the next mutation can be sent (milliseconds); null if everything left waits for a person. */
export function nextDue(queue: DrainQueue, now: number): number | null {
  let earliest: number | null = null
  for (const row of queue.rows()) {
    const isHeld = row.state !== 'waiting' || row.waitsFor.length > 0
    if (isHeld || queue.isBlocked(row, nobody)) continue
    if (isDue(row, now)) return now
    earliest = Math.min(earliest ?? Infinity, row.notBefore)
  }
  return earliest
}

const nobody: ReadonlySet<number> = new Set()

/** Whether it is due. A `notBefore` too far in the future was set by a clock that has since jumped. */
function isDue({ notBefore }: OutboxRow, now: number): boolean {
  return notBefore <= now || notBefore > now + longestWait
}

/** Of rows in order, those that do not come after one of `held` on the same documents. */
export function notBehind(
  rows: readonly OutboxRow[],
  held: readonly OutboxRow[],
): { free: readonly OutboxRow[]; behind: readonly OutboxRow[] } {
  const stuck = [...held]
  const free: OutboxRow[] = []
  const behind: OutboxRow[] = []
  for (const row of rows) {
    if (stuck.some((other) => other.seq < row.seq && touches(other, row))) {
      stuck.push(row)
      behind.push(row)
    } else {
      free.push(row)
    }
  }
  return { free, behind }
}
