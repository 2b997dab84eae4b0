import { askedOfServer, matchesFilter, type ReceiptFilter } from '#domain/audit/receipt-filter.ts'
import type { Problem } from '#domain/problem.ts'
import { nextTask } from '#lib/next-task.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { parseReceipt } from '../local/rows/parse-receipt.ts'
import type { HistoryPosition, ReceiptPage } from '../types/audit.ts'
import { askReceipts } from './ask-receipts.ts'
import { findSubjects } from './find-subjects.ts'
import { serverProblem } from './load-documents.ts'
import type { Server } from './open-server.ts'
import { documentName, idOfName } from './rest/document-name.ts'
import type { QueryDoc, RestFilter } from './rest/firestore-rest.ts'
import { withToken } from './with-token.ts'

/** Receipts of one page. */
const pageLength = 100
/** Parsing a whole page at once would make a frame late. */
const parsedAtOnce = 20

interface Question {
  readonly companyId: string
  readonly filter: ReceiptFilter
  readonly after: HistoryPosition | null
}

/** A page of the company's receipts, newest first, from the server; nothing of it is stored on the device. */
export async function loadReceipts(
  server: () => Promise<Server>,
  db: UserDb,
  { companyId, filter, after }: Question,
): Promise<Result<ReceiptPage, Problem>> {
  const where = whereOf(askedOfServer(filter))
  const asked = { companyId, after, limit: pageLength, ...(where && { where }) }
  const answer = await askReceipts(server, asked)
  return answer.ok ? ok(await readPage(db, answer.value.docs, filter)) : answer
}

/** A receipt and the first one of its commit, which says with which role it was written. */
export async function loadReceipt(
  server: () => Promise<Server>,
  db: UserDb,
  companyId: string,
  id: string,
): Promise<Result<ReceiptPage['entries'][number] | null, Problem>> {
  return withToken(server, async ({ rest, config }, call) => {
    const readOne = async (one: string) => {
      const name = documentName(`mutations/${one}`, { projectId: config.projectId, companyId })
      const answer = await rest.batchGet([name], call)
      if (!answer.ok) return fail(serverProblem(answer.problem))
      const found = answer.value.docs.get(name)
      const parsed = found ? parseReceipt(one, found.doc) : null
      return ok(parsed?.ok === true ? parsed.value : null)
    }
    const found = await readOne(id)
    if (!found.ok || found.value === null) return found.ok ? ok(null) : found
    const { leadId } = found.value
    const lead = leadId === undefined || leadId === id ? found : await readOne(leadId)
    const [subject = null] = await findSubjects(db, [found.value])
    return ok({ receipt: found.value, subject, lead: lead.ok ? lead.value : null })
  })
}

async function readPage(
  db: UserDb,
  docs: readonly QueryDoc[],
  filter: ReceiptFilter,
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
      last && docs.length === pageLength
        ? { name: last.name, receivedAt: last.fields.receivedAt ?? {} }
        : null,
  }
}

function whereOf({ actorId, names, ref, from, until }: ReceiptFilter): RestFilter | undefined {
  const filters: RestFilter[] = []
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
