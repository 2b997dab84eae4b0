import type { OutboxRow } from '../../local/rows.ts'
import { touches } from '../touches.ts'
import { longestWait } from './back-off.ts'

export interface PlanLimits {
  readonly mutations: number
  /** Sum of the arguments' lengths. */
  readonly bytes: number
}

/** As much as one commit holds where the line is good. */
export const fullBatch: PlanLimits = { mutations: 170, bytes: 400_000 }

/** From so many failures on a mutation goes alone, so that it cannot hold up others. */
const aloneAfter = 3

/**
 * The next mutations to send together, in order: those that are due and do not come after one that must
 * wait and touches the same documents. What concerns one document goes together where it can, for then it
 * is read and written once. `queue` is in order; rows in `busy` are being sent by others.
 */
export function planBatch(
  queue: Iterable<OutboxRow>,
  busy: ReadonlySet<number>,
  now: number,
  limits: PlanLimits = fullBatch,
): readonly OutboxRow[] {
  const rows = [...queue]
  const isFree = (row: OutboxRow) =>
    row.state === 'waiting' && row.waitsFor.length === 0 && !busy.has(row.seq) && isDue(row, now)
  const sizes = new Map<string, number>()
  for (const row of rows) {
    if (isFree(row)) sizes.set(aboutOf(row), (sizes.get(aboutOf(row)) ?? 0) + 1)
  }
  const batch: OutboxRow[] = []
  const chosen = new Set<string>()
  const waiting = createBarrier()
  let room = limits.mutations
  let bytes = 0
  for (const row of rows) {
    if (!isFree(row) || waiting.stops(row)) {
      waiting.add(row)
      continue
    }
    if (row.failures >= aloneAfter) {
      if (batch.length === 0) return [row]
      waiting.add(row)
      continue
    }
    if (batch.length > 0 && bytes + row.bytes > limits.bytes) {
      waiting.add(row)
      continue
    }
    const about = aboutOf(row)
    if (!chosen.has(about)) {
      const size = sizes.get(about) ?? 1
      if (batch.length > 0 && size > room) {
        waiting.add(row)
        continue
      }
      chosen.add(about)
      room -= size
    }
    batch.push(row)
    bytes += row.bytes
    if (batch.length === limits.mutations) break
  }
  return batch
}

/** The document that a mutation is about. */
function aboutOf({ writes, refs }: OutboxRow): string {
  return writes[0] ?? refs[0] ?? ''
}

/** When the next mutation can go (milliseconds); null where all that is left waits for a person. */
export function nextDue(queue: Iterable<OutboxRow>, now: number): number | null {
  let earliest: number | null = null
  const waiting = createBarrier()
  for (const row of queue) {
    if (row.state === 'waiting' && row.waitsFor.length === 0 && !waiting.stops(row)) {
      if (isDue(row, now)) return now
      earliest = Math.min(earliest ?? Infinity, row.notBefore)
    }
    waiting.add(row)
  }
  return earliest
}

/** Whether its time has come. A moment that lies too far off was noted by a clock that has jumped. */
function isDue({ notBefore }: OutboxRow, now: number): boolean {
  return notBefore <= now || notBefore > now + longestWait
}

/** Remembers what is held up, to hold up what comes after it on the same documents. */
function createBarrier() {
  const reads = new Set<string>()
  const writes = new Set<string>()
  return {
    add(row: Pick<OutboxRow, 'refs' | 'writes'>) {
      for (const ref of row.refs) reads.add(ref)
      for (const ref of row.writes) writes.add(ref)
    },
    stops: (row: Pick<OutboxRow, 'refs' | 'writes'>) =>
      row.refs.some((ref) => writes.has(ref)) || row.writes.some((ref) => reads.has(ref)),
  }
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
