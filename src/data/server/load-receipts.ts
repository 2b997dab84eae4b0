import { askedOfServer, matchesFilter, type ReceiptFilter } from '#domain/audit/receipt-filter.ts'
import type { Problem } from '#domain/problem.ts'
import { nextTask } from '#lib/next-task.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { parseReceipt } from '../local/rows/parse-receipt.ts'
import type { HistoryPosition, ReceiptPage } from '../types/audit.ts'
import { findSubjects } from './find-subjects.ts'
import { serverProblem } from './load-documents.ts'
import type { Server } from './open-server.ts'
import { documentName, documentsRoot, idOfName } from './rest/document-name.ts'
import type { QueryDoc, RestFilter } from './rest/firestore-rest.ts'

/** Receipts of one page. */
const pageLength = 100
/** Parsing a whole page at once would make a frame late. */
const parsedAtOnce = 20

interface Question {
  readonly companyId: string
  readonly filter: ReceiptFilter
  readonly after: HistoryPosition | null
  /** A person who may only read their own receipts. */
  readonly readerId: string | null
}

/** A page of the company's receipts, newest first, from the server; nothing of it is stored on the device. */
export async function loadReceipts(
  server: () => Promise<Server>,
  db: UserDb,
  { companyId, filter, after, readerId }: Question,
): Promise<Result<ReceiptPage, Problem>> {
  return withToken(server, async ({ rest, config }, call) => {
    const answer = await rest.query(
      {
        parent: `${documentsRoot(config.projectId)}/companies/${companyId}`,
        structuredQuery: {
          from: [{ collectionId: 'mutations' }],
          ...whereOf(askedOfServer(filter), readerId),
          orderBy: ['receivedAt', '__name__'].map((fieldPath) => ({
            field: { fieldPath },
            direction: 'DESCENDING',
          })),
          ...(after && {
            startAt: { values: [after.receivedAt, { referenceValue: after.name }], before: false },
          }),
          limit: pageLength,
        },
      },
      call,
    )
    if (!answer.ok) return fail(serverProblem(answer.problem))
    return ok(await readPage(db, answer.value.docs, filter))
  })
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

function whereOf({ actorId, names, ref, from, until }: ReceiptFilter, readerId: string | null) {
  const filters: RestFilter[] = [
    // Of two lists only one can be asked for: who may only read their own names no thing.
    ...(readerId !== null
      ? [compare('readerIds', 'ARRAY_CONTAINS', { stringValue: readerId })]
      : []),
    ...(ref !== null && readerId === null
      ? [compare('refs', 'ARRAY_CONTAINS', { stringValue: ref })]
      : []),
    ...(readerId !== null
      ? [compare('actorId', 'EQUAL', { stringValue: readerId })]
      : actorId !== null
        ? [compare('actorId', 'EQUAL', { stringValue: actorId })]
        : []),
    ...(names !== null && readerId === null
      ? [
          compare('name', 'IN', {
            arrayValue: { values: names.map((name) => ({ stringValue: name })) },
          }),
        ]
      : []),
    ...(from !== null
      ? [compare('receivedAt', 'GREATER_THAN_OR_EQUAL', { timestampValue: from })]
      : []),
    ...(until !== null ? [compare('receivedAt', 'LESS_THAN', { timestampValue: until })] : []),
  ]
  return filters.length === 0 ? {} : { where: { compositeFilter: { op: 'AND', filters } } }
}

function compare(fieldPath: string, op: string, value: object): RestFilter {
  return { fieldFilter: { field: { fieldPath }, op, value } }
}

/** Runs requests as the signed-in person; whatever fails on the way is no connection. */
async function withToken<T>(
  server: () => Promise<Server>,
  ask: (
    server: Server,
    call: { readonly token: string; readonly timeoutMs: number },
  ) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  try {
    const opened = await server()
    const token = await opened.auth.token({ refresh: false })
    if (token.kind === 'signIn') return fail({ type: 'access/signed-out' })
    if (token.kind === 'unreachable') return fail({ type: 'network/offline' })
    return await ask(opened, { token: token.token, timeoutMs: 15_000 })
  } catch {
    return fail({ type: 'network/offline' })
  }
}
