import { askedOfServer, matchesFilter, type ReceiptFilter } from '#domain/audit/receipt-filter.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { Receipt } from '#domain/entities/receipt.ts'
import type { Problem } from '#domain/problem.ts'
import { nextTask } from '#lib/next-task.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { isLoaded } from '../local/rows/loaded-sets.ts'
import { parseReceipt } from '../local/rows/parse-receipt.ts'
import { localReceipt } from '../local/rows/read-receipts.ts'
import type { HistoryPosition, ReceiptPage } from '../types/audit.ts'
import { askReceipts } from './ask-receipts.ts'
import { findSubjects } from './find-subjects.ts'
import { serverProblem } from './load-documents.ts'
import type { Server } from './open-server.ts'
import { lengthOf, localPage, placeOf } from './local-receipt-page.ts'
import { documentName, idOfName } from './rest/document-name.ts'
import type { QueryDoc, RestFilter } from './rest/firestore-rest.ts'
import { withToken } from './with-token.ts'

/** Parsing a whole page at once would make a frame late. */
const parsedAtOnce = 20

const receiptSets = ['mutations', 'mutations:mine']
/** Of these last days a device has every receipt that its user may read: of a week, less a day for its clock's error. */
const heldDays = 6
const dayMs = 86_400_000

interface Whose {
  readonly server: () => Promise<Server>
  readonly db: UserDb
  readonly companyId: string
  readonly actor: Pick<Actor, 'uid' | 'role'>
}

interface Question {
  readonly filter: ReceiptFilter
  readonly after: HistoryPosition | null
}

/**
 * A page of receipts, newest first: those of the last days from this device, older ones from the server, of which
 * nothing is stored here. The office reads everyone's, others their own. Without a connection, a page of what else is
 * on this device.
 */
export async function loadReceipts(
  whose: Whose,
  { filter, after }: Question,
): Promise<Result<ReceiptPage, Problem>> {
  const { server, db, companyId, actor } = whose
  const { uid } = actor
  const isOwn = !isAdminLevel(actor)
  const wanted = isOwn ? { ...filter, actorId: uid } : filter
  const since = new Date(Date.now() - heldDays * dayMs).toISOString()
  const isHeld = after === null || placeOf(after).receivedAt > since
  if (isHeld && (await isLoaded(db, receiptSets)))
    return ok(await localPage(db, { filter: wanted, after }, since))
  const where = whereOf(askedOfServer(wanted, isOwn), isOwn ? uid : null)
  const limit = lengthOf(after)
  const answer = await askReceipts(server, { companyId, after, limit, ...(where && { where }) })
  if (answer.ok) return ok(await readPage(db, answer.value.docs, { filter: wanted, limit }))
  if (answer.problem.type !== 'network/offline') return answer
  const page = await localPage(db, { filter: wanted, after }, '')
  return page.entries.length > 0 ? ok({ ...page, end: null, isPartial: true }) : answer
}

/** A receipt and the first one of its commit, which says with which role it was written. */
export async function loadReceipt(
  { server, db, companyId }: Whose,
  id: string,
): Promise<Result<ReceiptPage['entries'][number] | null, Problem>> {
  const found = await readOne(id)
  if (!found.ok || found.value === null) return found.ok ? ok(null) : found
  const { leadId } = found.value
  const lead = leadId === undefined || leadId === id ? found : await readOne(leadId)
  const [subject = null] = await findSubjects(db, [found.value])
  return ok({ receipt: found.value, subject, lead: lead.ok ? lead.value : null })

  async function readOne(one: string): Promise<Result<Receipt | null, Problem>> {
    const here = await localReceipt(db, one)
    if (here) return ok(here)
    return withToken(server, async ({ rest, config }, call) => {
      const name = documentName(`mutations/${one}`, { projectId: config.projectId, companyId })
      const answer = await rest.batchGet([name], call)
      if (!answer.ok) return fail(serverProblem(answer.problem))
      const doc = answer.value.docs.get(name)
      const parsed = doc ? parseReceipt(one, doc.doc) : null
      return ok(parsed?.ok === true ? parsed.value : null)
    })
  }
}

async function readPage(
  db: UserDb,
  docs: readonly QueryDoc[],
  { filter, limit }: { readonly filter: ReceiptFilter; readonly limit: number },
): Promise<ReceiptPage> {
  const receipts = []
  let unreadable = 0
  for (const [i, { name, doc }] of docs.entries()) {
    if (i > 0 && i % parsedAtOnce === 0) await nextTask()
    const parsed = parseReceipt(idOfName(name), doc)
    if (parsed.ok) receipts.push(parsed.value)
    else if (typeof doc.deletedAt !== 'string') unreadable += 1
  }
  const shown = receipts.filter((receipt) => matchesFilter(receipt, filter))
  const subjects = await findSubjects(db, shown)
  const last = docs.at(-1)
  return {
    entries: shown.map((receipt, i) => ({ receipt, subject: subjects[i] ?? null, lead: null })),
    unreadable,
    searchedTo: receipts.at(-1)?.receivedAt ?? null,
    end:
      last && docs.length === limit
        ? { name: last.name, receivedAt: last.fields.receivedAt ?? {} }
        : null,
    isPartial: false,
  }
}

function whereOf(
  { actorId, names, ref, from, until }: ReceiptFilter,
  readerId: string | null,
): RestFilter | undefined {
  const filters: RestFilter[] = []
  if (readerId !== null)
    filters.push(compare('readerIds', 'ARRAY_CONTAINS', { stringValue: readerId }))
  if (ref !== null) filters.push(compare('refs', 'ARRAY_CONTAINS', { stringValue: ref }))
  if (actorId !== null) filters.push(compare('actorId', 'EQUAL', { stringValue: actorId }))
  if (names !== null) {
    const values = names.map((name) => ({ stringValue: name }))
    filters.push(compare('name', 'IN', { arrayValue: { values } }))
  }
  if (from !== null)
    filters.push(compare('receivedAt', 'GREATER_THAN_OR_EQUAL', { timestampValue: from }))
  if (until !== null) filters.push(compare('receivedAt', 'LESS_THAN', { timestampValue: until }))
  return filters.length === 0 ? undefined : { compositeFilter: { op: 'AND', filters } }
}

function compare(fieldPath: string, op: string, value: object): RestFilter {
  return { fieldFilter: { field: { fieldPath }, op, value } }
}
