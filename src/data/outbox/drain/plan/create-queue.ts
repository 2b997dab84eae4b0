import type { OutboxRow } from '#data/local/database/rows.ts'

/** The unsent mutations of one drain in order, and which of them block each other. */
export interface DrainQueue {
  /** Adds a mutation, or replaces it. */
  set(row: OutboxRow): void
  delete(seq: number): void
  rows(): Iterable<OutboxRow>
  /** The mutations about the same document as this one, in order. */
  about(row: OutboxRow): readonly OutboxRow[]
  /**
   * Whether an earlier mutation, which is not among `going`, touches the same documents: it writes one that this one
   * reads or writes, or reads one that this one writes.
   */
  isBlocked(row: OutboxRow, going: ReadonlySet<number>): boolean
}

/** The `seq`s of mutations that touch a document, ascending. */
interface Touching {
  readonly writers: number[]
  readonly readers: number[]
}

/** A queue that answers without scanning all of it, however long it is. */
export function createQueue(given: Iterable<OutboxRow> = []): DrainQueue {
  const rows = new Map<number, OutboxRow>()
  const touching = new Map<string, Touching>()
  const about = new Map<string, number[]>()
  let isSorted = true
  let last = -Infinity

  function link(row: OutboxRow): void {
    for (const ref of touchedBy(row)) insert(placesOf(touching, ref, row), row.seq)
    insert(listOf(about, aboutOf(row)), row.seq)
  }

  function unlink(row: OutboxRow): void {
    for (const ref of touchedBy(row)) remove(placesOf(touching, ref, row), row.seq)
    remove(listOf(about, aboutOf(row)), row.seq)
  }

  const queue: DrainQueue = {
    set(row) {
      const known = rows.get(row.seq)
      if (known) unlink(known)
      else {
        isSorted &&= row.seq > last
        last = Math.max(last, row.seq)
      }
      rows.set(row.seq, row)
      link(row)
    },
    delete(seq) {
      const row = rows.get(seq)
      if (!row) return
      unlink(row)
      rows.delete(seq)
    },
    rows() {
      if (!isSorted) {
        const sorted = [...rows].sort(([a], [b]) => a - b)
        rows.clear()
        for (const [seq, row] of sorted) rows.set(seq, row)
        isSorted = true
      }
      return rows.values()
    },
    about: (row) => (about.get(aboutOf(row)) ?? []).flatMap((seq) => rows.get(seq) ?? []),
    isBlocked: (row, going) =>
      touchedBy(row).some((ref) => {
        const { writers = [], readers = [] } = touching.get(ref) ?? {}
        const isBehind = (places: readonly number[]) => hasOther(places, row.seq, going)
        return isBehind(writers) || (writesTo(row, ref) && isBehind(readers))
      }),
  }
  for (const row of given) queue.set(row)
  return queue
}

function touchedBy({ refs, writes }: OutboxRow): readonly string[] {
  return isSubset(writes, refs) ? refs : [...new Set([...refs, ...writes])]
}

function isSubset(some: readonly string[], all: readonly string[]): boolean {
  return some.every((ref) => all.includes(ref))
}

function writesTo({ writes }: OutboxRow, ref: string): boolean {
  return writes.some((written) => written === ref)
}

/** The document that a mutation is about. */
function aboutOf({ writes, refs }: OutboxRow): string {
  return writes[0] ?? refs[0] ?? ''
}

function placesOf(touching: Map<string, Touching>, ref: string, row: OutboxRow): number[] {
  let places = touching.get(ref)
  if (!places) {
    places = { writers: [], readers: [] }
    touching.set(ref, places)
  }
  return writesTo(row, ref) ? places.writers : places.readers
}

function listOf(lists: Map<string, number[]>, key: string): number[] {
  const known = lists.get(key)
  if (known) return known
  const list: number[] = []
  lists.set(key, list)
  return list
}

/** Most are appended. */
function insert(places: number[], seq: number): void {
  const at = (places.at(-1) ?? -Infinity) < seq ? places.length : firstFrom(places, seq)
  places.splice(at, 0, seq)
}

function remove(places: number[], seq: number): void {
  const at = firstFrom(places, seq)
  if (places[at] === seq) places.splice(at, 1)
}

/** The index of the first entry that is not before `seq`. */
function firstFrom(places: readonly number[], seq: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? Infinity) < seq) low = middle + 1
    else high = middle
  }
  return low
}

function hasOther(places: readonly number[], before: number, going: ReadonlySet<number>): boolean {
  for (const seq of places) {
    if (seq >= before) return false
    if (!going.has(seq)) return true
  }
  return false
}
