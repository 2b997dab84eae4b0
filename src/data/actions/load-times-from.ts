import type { Problem } from '#domain/problem.ts'
import { recordedDays } from '#domain/sync/received-days.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { readMeta, writeMeta } from '../local/rows/meta.ts'
import { applyChange } from '../remote/apply-change.ts'
import { serverProblem } from '../server/load-documents.ts'
import type { Server } from '../server/open-server.ts'
import { documentsRoot, idOfName } from '../server/rest/document-name.ts'
import type { QueryDoc, RestQuery } from '../server/rest/firestore-rest.ts'
import { withToken } from '../server/with-token.ts'

const pageSize = 500
const dayMs = 86_400_000

export interface TimesFromQuestion {
  readonly companyId: string
  /** From which instant on all recorded time is to be on this device. */
  readonly from: string
  /** The server's time, in milliseconds since 1970. */
  readonly now: number
}

/**
 * Downloads everyone's recorded time from an instant on, as far as it is not on this device, the newest first and each
 * page with how far it reaches, so that the next try continues. What changes of it later comes by itself. Only for those
 * who may read everyone's time.
 */
export async function loadTimesFrom(
  server: () => Promise<Server>,
  db: UserDb,
  { companyId, from, now }: TimesFromQuestion,
  size = pageSize,
): Promise<Result<void, Problem>> {
  // A day less, for a clock that is wrong.
  const followed = new Date(now - (recordedDays - 1) * dayMs).toISOString()
  const before = earlier((await readMeta(db, 'timesFrom')) ?? followed, followed)
  if (from >= before) return ok()
  const span = { companyId, from, before }
  let after: QueryDoc | undefined
  do {
    const found = await withToken(server, async ({ rest, config }, call) => {
      const answer = await rest.query(pageOf(config.projectId, span, after, size), call)
      return answer.ok ? ok(answer.value.docs) : fail(serverProblem(answer.problem))
    })
    if (!found.ok) return found
    const docs = found.value.map(({ name, doc }) => ({ id: idOfName(name), doc }))
    await applyChange(db, { collection: 'timeEntries', key: 'timeEntries' }, docs, null, now)
    after = found.value.length < size ? undefined : found.value.at(-1)
    const reached = after ? justAfter(after.doc['startedAt']) : from
    if (reached < before) await writeMeta(db, 'timesFrom', reached)
  } while (after)
  return ok()
}

interface Span {
  readonly companyId: string
  readonly from: string
  readonly before: string
}

function pageOf(
  projectId: string,
  { companyId, from, before }: Span,
  after: QueryDoc | undefined,
  size: number,
): RestQuery {
  const bound = (op: string, stringValue: string) => ({
    fieldFilter: { field: { fieldPath: 'startedAt' }, op, value: { stringValue } },
  })
  const filters = [bound('GREATER_THAN_OR_EQUAL', from), bound('LESS_THAN', before)]
  const value = after?.fields['startedAt']
  return {
    parent: `${documentsRoot(projectId)}/companies/${companyId}`,
    structuredQuery: {
      from: [{ collectionId: 'timeEntries' }],
      where: { compositeFilter: { op: 'AND', filters } },
      orderBy: ['startedAt', '__name__'].map((fieldPath) => ({
        field: { fieldPath },
        direction: 'DESCENDING',
      })),
      ...(after && { startAt: { values: [value, { referenceValue: after.name }], before: false } }),
      limit: size,
    },
  }
}

function earlier(a: string, b: string): string {
  return a < b ? a : b
}

/** The next millisecond: others of the same instant may be on the next page. */
function justAfter(at: unknown): string {
  return new Date(Date.parse(String(at)) + 1).toISOString()
}
