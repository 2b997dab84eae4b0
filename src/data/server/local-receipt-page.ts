import type { ReceiptFilter } from '#domain/audit/receipt-filter.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { readReceipts, type ReceiptPlace } from '../local/rows/read-receipts.ts'
import type { HistoryPosition, ReceiptPage } from '../types/audit.ts'
import { findSubjects } from './find-subjects.ts'
import { idOfName } from './rest/document-name.ts'
import { normaliseInstant } from './rest/values.ts'

/** Receipts of the first page, which fill a screen, and of each other one. */
const firstLength = 40
const pageLength = 100
/** No receipt's id sorts after it. */
const lastId = '~'

interface Question {
  readonly filter: ReceiptFilter
  readonly after: HistoryPosition | null
}

/** How many receipts the page after this position has at most. */
export function lengthOf(after: HistoryPosition | null): number {
  return after === null ? firstLength : pageLength
}

/** A page of the receipts that this device received after `since` ('' for all); those before follow it. */
export async function localPage(
  db: UserDb,
  { filter, after }: Question,
  since: string,
): Promise<ReceiptPage> {
  const before = after && placeOf(after)
  const [{ receipts, end }, unreadable] = await Promise.all([
    readReceipts(db, { filter, before, since, limit: lengthOf(after) }),
    after === null ? db.unreadable.where('ref').startsWith('mutations/').count() : 0,
  ])
  const subjects = await findSubjects(db, receipts)
  const goesOn = filter.from === null || filter.from <= since
  const place = end ?? (goesOn ? { receivedAt: since, id: lastId } : null)
  return {
    entries: receipts.map((receipt, i) => ({ receipt, subject: subjects[i] ?? null, lead: null })),
    unreadable,
    searchedTo: end?.receivedAt ?? (since || null),
    end: place && positionOf(place),
    isPartial: false,
  }
}

export function placeOf({ name, receivedAt }: HistoryPosition): ReceiptPlace {
  const at = normaliseInstant(String(receivedAt.timestampValue))
  return { receivedAt: at ?? '', id: idOfName(name) }
}

function positionOf({ receivedAt, id }: ReceiptPlace): HistoryPosition {
  return { name: `mutations/${id}`, receivedAt: { timestampValue: receivedAt } }
}
