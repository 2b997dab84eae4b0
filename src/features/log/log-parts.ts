import type { AuditEntry, HistoryPosition, ReceiptPage } from '#data/index.ts'

/** A loaded part of the log. Of one that is far from what is shown, only ids and days stay in memory. */
interface Part {
  readonly ids: readonly string[]
  readonly days: readonly string[]
  readonly entries: readonly (AuditEntry | null)[] | null
}

/** The log as far as it was read, newest first. */
export interface Log {
  readonly parts: readonly Part[]
  /** Index of the first entry of each part. */
  readonly starts: readonly number[]
  readonly count: number
  /** Where each part begins, and at last where the next one would; null is the newest. */
  readonly positions: readonly (HistoryPosition | null)[]
  /** Whether everything was read. */
  readonly isComplete: boolean
  /** Whether it ends with what this device has, because the server could not be reached. */
  readonly isPartial: boolean
  readonly searchedTo: string | null
  readonly unreadable: number
}

export interface LogRow {
  readonly id: string
  readonly day: string
  readonly isFirstOfDay: boolean
  /** null while its part is not in memory. */
  readonly entry: AuditEntry | null
}

export const emptyLog: Log = {
  parts: [],
  starts: [],
  count: 0,
  positions: [null],
  isComplete: false,
  isPartial: false,
  searchedTo: null,
  unreadable: 0,
}

/** Parts of a hundred entries that are kept in memory around what is shown. */
const mostKept = 40

/** The log with a part that was read: the next one, or one that had been dropped. */
export function withPart(
  log: Log,
  number: number,
  page: ReceiptPage,
  dayOf: (entry: AuditEntry) => string,
): Log {
  if (number < log.parts.length) {
    const known = log.parts[number]
    const byId = new Map(page.entries.map((entry) => [entry.receipt.id, entry]))
    if (!known) return log
    // A receipt that was removed meanwhile leaves its place empty, so that no other entry moves.
    const entries = known.ids.map((id) => byId.get(id) ?? null)
    return { ...log, parts: log.parts.with(number, { ...known, entries }) }
  }
  const part: Part = {
    ids: page.entries.map(({ receipt }) => receipt.id),
    days: page.entries.map(dayOf),
    entries: page.entries,
  }
  return {
    parts: [...log.parts, part],
    starts: [...log.starts, log.count],
    count: log.count + part.ids.length,
    positions: page.end ? [...log.positions, page.end] : log.positions,
    isComplete: page.end === null && !page.isPartial,
    isPartial: page.isPartial,
    searchedTo: page.searchedTo ?? log.searchedTo,
    unreadable: log.unreadable + page.unreadable,
  }
}

/** Drops the entries of parts that are far from the one that is shown. */
export function withoutFarParts(log: Log, shown: number): Log {
  const isFar = (part: Part, i: number) =>
    part.entries !== null && Math.abs(i - shown) > mostKept / 2
  if (!log.parts.some(isFar)) return log
  return {
    ...log,
    parts: log.parts.map((part, i) => (isFar(part, i) ? { ...part, entries: null } : part)),
  }
}

/** The number of the part that has the entry at this index. */
export function partAt({ starts }: Log, index: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= index) low = middle
    else high = middle - 1
  }
  return low
}

/** The entry at an index, in memory or not; undefined beyond the end. */
export function rowAt(log: Log, index: number): LogRow | undefined {
  const number = partAt(log, index)
  const part = log.parts[number]
  const offset = index - (log.starts[number] ?? 0)
  const id = part?.ids[offset]
  if (part === undefined || id === undefined) return undefined
  const day = part.days[offset] ?? ''
  const before = index === 0 ? '' : dayAt(log, index - 1)
  return { id, day, isFirstOfDay: day !== before, entry: part.entries?.[offset] ?? null }
}

function dayAt(log: Log, index: number): string {
  const number = partAt(log, index)
  return log.parts[number]?.days[index - (log.starts[number] ?? 0)] ?? ''
}

/** The part to read next when these rows are shown; null if nothing is missing. */
export function missingPart(log: Log, first: number, last: number, ahead: number): number | null {
  for (let number = partAt(log, first); number <= partAt(log, last); number += 1)
    if (log.parts[number]?.entries === null) return number
  return mayGoOn(log) && last + ahead >= log.count ? log.parts.length : null
}

/** Whether there may be older entries that can be read now. */
export function mayGoOn({ isComplete, isPartial }: Log): boolean {
  return !isComplete && !isPartial
}
