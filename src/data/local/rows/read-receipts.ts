import { matchesFilter, type ReceiptFilter } from '#domain/audit/receipt-filter.ts'
import type { Receipt } from '#domain/entities/receipt.ts'
import type { Row } from '../database/rows.ts'
import type { UserDb } from '../database/user-db.ts'
import { withoutPrivateText } from './parse-receipt.ts'
import { storedEntity } from './stored-entity.ts'

/** A place among the receipts in the order in which the server received them. */
export interface ReceiptPlace {
  readonly receivedAt: string
  readonly id: string
}

export interface LocalQuestion {
  readonly filter: ReceiptFilter
  /** Only those received before; null for the newest. */
  readonly before: ReceiptPlace | null
  /** Only those received after this instant; '' for all on this device. */
  readonly since: string
  readonly limit: number
}

export interface LocalAnswer {
  /** Newest first. */
  readonly receipts: readonly Receipt[]
  /** The last one that was looked at; null where there is none older on this device. */
  readonly end: ReceiptPlace | null
}

/** Rows that are looked at for one page, whatever they hold. */
const mostRows = 500
/** Rows that are read at first of each of several streams, which are then merged. */
const fewRows = 8
const lastInstant = '\uffff'

/** Receipts of this device, newest first, found by indexes: by whom, of which kind, about what. */
export async function readReceipts(db: UserDb, question: LocalQuestion): Promise<LocalAnswer> {
  const { filter, limit } = question
  const streams = streamsOf(db, question)
  const receipts: Receipt[] = []
  let last: ReceiptPlace | null = null
  for (let seen = 0; receipts.length < limit && seen < mostRows; seen += 1) {
    await Promise.all(streams.map((stream) => stream.fill()))
    const newest = streams.reduce((one, other) => (isNewer(other, one) ? other : one), streams[0])
    const row = newest?.take()
    if (!row) return { receipts, end: null }
    last = placeOf(row)
    const found = storedEntity('mutations', row)
    if (found.ok && matchesFilter(found.value, filter))
      receipts.push(withoutPrivateText(found.value))
  }
  return { receipts, end: last }
}

/** A receipt of this device; null if it is not here, or cannot be read. */
export async function localReceipt(db: UserDb, id: string): Promise<Receipt | null> {
  const row = await db.receipts.get(id)
  const found = row && storedEntity('mutations', row)
  return found?.ok === true ? withoutPrivateText(found.value) : null
}

interface Stream {
  /** Reads more if it holds nothing, until it has ended. */
  fill(): Promise<void>
  readonly head: () => Row | undefined
  take(): Row | undefined
}

function isNewer(one: Stream | undefined, other: Stream | undefined): boolean {
  const [a, b] = [one?.head(), other?.head()]
  return a !== undefined && (b === undefined || isBefore(placeOf(b), placeOf(a)))
}

/** One stream by the index that fits best, or one for each of several kinds. */
function streamsOf(db: UserDb, question: LocalQuestion): readonly Stream[] {
  const { actorId, names, ref } = question.filter
  if (ref !== null) return [streamOfThing(db, question, ref)]
  if (names !== null && actorId !== null)
    return names.map((name) =>
      createStream(db, question, '[actorId+name+receivedAt]', [actorId, name], fewRows),
    )
  if (names !== null)
    return names.map((name) => createStream(db, question, '[name+receivedAt]', [name], fewRows))
  if (actorId !== null)
    return [createStream(db, question, '[actorId+receivedAt]', [actorId], question.limit)]
  return [createStream(db, question, 'receivedAt', [], question.limit)]
}

function createStream(
  db: UserDb,
  { filter, before, since }: LocalQuestion,
  index: string,
  prefix: readonly string[],
  atFirst: number,
): Stream {
  const key = (instant: string) => (prefix.length === 0 ? instant : [...prefix, instant])
  const lower = filter.from !== null && filter.from > since ? filter.from : since
  let upper = before?.receivedAt ?? filter.until ?? lastInstant
  let includesUpper = before !== null
  let size = atFirst
  let rows: Row[] = []
  let isOver = false

  return {
    async fill() {
      while (!isOver && rows.length === 0) {
        const ahead = () =>
          db.receipts.where(index).between(key(lower), key(upper), lower !== since, includesUpper)
        // A cursor that jumps finds where the next rows begin; reading them one by one backwards takes far longer.
        const [found] = await ahead().reverse().offset(size).limit(1).keys()
        const time = [found].flat().at(-1)
        const bottom = typeof time === 'string' ? time : null
        const next = await (
          bottom === null
            ? ahead()
            : db.receipts.where(index).between(key(bottom), key(upper), true, includesUpper)
        ).toArray()
        // Receipts of one commit have the same time, so they come together.
        rows = next.filter((row) => before === null || isBefore(placeOf(row), before)).toReversed()
        isOver = bottom === null
        upper = bottom ?? upper
        includesUpper = false
        size *= 2
      }
    },
    head: () => rows[0],
    take: () => rows.shift(),
  }
}

/** All receipts about one thing, which are few. */
function streamOfThing(db: UserDb, question: LocalQuestion, ref: string): Stream {
  const { before, since, filter } = question
  let rows: Row[] | null = null
  return {
    async fill() {
      if (rows !== null) return
      const found = await db.receipts.where('refs').equals(ref).toArray()
      rows = found
        .filter((row) => {
          const place = placeOf(row)
          return (
            place.receivedAt > since &&
            (filter.from === null || place.receivedAt >= filter.from) &&
            (filter.until === null || place.receivedAt < filter.until) &&
            (before === null || isBefore(place, before))
          )
        })
        .toSorted((a, b) => (isBefore(placeOf(b), placeOf(a)) ? -1 : 1))
    },
    head: () => rows?.[0],
    take: () => rows?.shift(),
  }
}

function placeOf({ receivedAt, id }: Row): ReceiptPlace {
  return { receivedAt: typeof receivedAt === 'string' ? receivedAt : '', id }
}

function isBefore(one: ReceiptPlace, other: ReceiptPlace): boolean {
  return one.receivedAt === other.receivedAt ? one.id < other.id : one.receivedAt < other.receivedAt
}
