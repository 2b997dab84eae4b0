import * as v from 'valibot'
import { instant } from '#domain/entities/fields.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { collectionOf, documentsRoot } from './document-name.ts'
import { failureOf, noAnswer, notFirestore, parseJson } from './failure.ts'
import type { Failure } from './failure.ts'
import type { Http, HttpAnswer } from './http.ts'
import { decodeDoc, decodeValue } from './values.ts'
import type { WireFields } from '../../types/wire-value.ts'
import type { WireWrite } from './write.ts'

export interface RestOptions {
  readonly http: Http
  /** Without a slash at the end: `https://firestore.googleapis.com` or an emulator's address. */
  readonly origin: string
  readonly projectId: string
}

export interface RestCall {
  /** null: as someone who is not signed in. */
  readonly token: string | null
  readonly timeoutMs: number
}

/** A document as the server holds it. `updateTime` guards a write that builds on it. */
export interface ServerDoc {
  readonly doc: Doc
  readonly updateTime: string
}

export interface BatchGet {
  /** By full resource name; null if there is no such document. Every requested name is present. */
  readonly docs: ReadonlyMap<string, ServerDoc | null>
  readonly readTime: string
}

export interface Commit {
  readonly commitTime: string
  /** For each write the values that its transforms set, decoded. */
  readonly transformed: readonly (readonly unknown[])[]
}

/** A query over one collection. */
export interface RestQuery {
  /** Full name of the collection's parent document. */
  readonly parent: string
  readonly structuredQuery: StructuredQuery
}

/** In the form of Firestore's REST API. */
interface StructuredQuery {
  readonly from: readonly { readonly collectionId: string }[]
  readonly where?: RestFilter
  readonly orderBy?: readonly { readonly field: RestField; readonly direction: string }[]
  readonly startAt?: { readonly values: readonly unknown[]; readonly before: boolean }
  readonly limit?: number
}

export type RestFilter =
  | {
      readonly fieldFilter: {
        readonly field: RestField
        readonly op: string
        readonly value: object
      }
    }
  | { readonly unaryFilter: { readonly op: string; readonly field: RestField } }
  | { readonly compositeFilter: { readonly op: string; readonly filters: readonly RestFilter[] } }

interface RestField {
  readonly fieldPath: string
}

/** A document in a query's answer. */
export interface QueryDoc {
  /** Full resource name. */
  readonly name: string
  readonly doc: Doc
  /** As sent by the server: the parts of a cursor that continues after this document. */
  readonly fields: WireFields
}

export interface QueryAnswer {
  /** In the query's order. */
  readonly docs: readonly QueryDoc[]
  /** The database time that the answer reflects. */
  readonly readTime: string
}

/** The four Firestore REST methods that this app uses. Answers are only accepted when complete. */
export interface FirestoreRest {
  batchGet(names: readonly string[], call: RestCall): Promise<Result<BatchGet, Failure>>
  commit(writes: readonly WireWrite[], call: RestCall): Promise<Result<Commit, Failure>>
  /** Number of documents that the query finds. */
  count(query: RestQuery, call: RestCall): Promise<Result<number, Failure>>
  query(query: RestQuery, call: RestCall): Promise<Result<QueryAnswer, Failure>>
}

export function createFirestoreRest({ http, origin, projectId }: RestOptions): FirestoreRest {
  const root = documentsRoot(projectId)

  async function post(
    path: string,
    body: unknown,
    call: RestCall,
  ): Promise<Result<unknown, Failure>> {
    let answer: HttpAnswer
    try {
      answer = await http({
        method: 'POST',
        url: `${origin}/v1/${path}`,
        headers: {
          'content-type': 'application/json',
          ...(call.token !== null && { authorization: `Bearer ${call.token}` }),
        },
        body: JSON.stringify(body),
        timeoutMs: call.timeoutMs,
      })
    } catch (error) {
      return fail(noAnswer(error))
    }
    if (answer.status !== 200) return fail(failureOf(answer))
    const isJson = (answer.header('content-type') ?? '').includes('json')
    if (answer.redirected || !isJson) return fail(notFirestore('a success that is not JSON'))
    return ok(parseJson(answer.text))
  }

  return {
    async batchGet(names, call) {
      const answer = await post(`${root}:batchGet`, { documents: names }, call)
      return answer.ok ? readBatchGet(answer.value, names) : answer
    },
    async commit(writes, call) {
      const answer = await post(`${root}:commit`, { writes }, call)
      return answer.ok ? readCommit(answer.value, writes.length) : answer
    },
    async count({ parent, structuredQuery }, call) {
      const structuredAggregationQuery = {
        structuredQuery,
        aggregations: [{ alias: 'n', count: {} }],
      }
      const answer = await post(
        `${parent}:runAggregationQuery`,
        { structuredAggregationQuery },
        call,
      )
      return answer.ok ? readCount(answer.value) : answer
    },
    async query({ parent, structuredQuery }, call) {
      const answer = await post(`${parent}:runQuery`, { structuredQuery }, call)
      return answer.ok ? readQuery(answer.value) : answer
    },
  }
}

const batchGetBody = v.array(
  v.object({
    found: v.optional(
      v.object({
        name: v.string(),
        fields: v.optional(v.record(v.string(), v.unknown()), {}),
        updateTime: instant,
      }),
    ),
    missing: v.optional(v.string()),
    readTime: v.optional(instant),
  }),
)

function readBatchGet(body: unknown, names: readonly string[]): Result<BatchGet, Failure> {
  const parsed = v.safeParse(batchGetBody, body)
  if (!parsed.success) return fail(notFirestore('batchGet: not the expected form'))
  const docs = new Map<string, ServerDoc | null>()
  let readTime = ''
  for (const { found, missing, readTime: at } of parsed.output) {
    if (found)
      docs.set(found.name, {
        doc: decodeDoc(collectionOf(found.name), found.fields),
        updateTime: found.updateTime,
      })
    if (missing !== undefined) docs.set(missing, null)
    readTime = at ?? readTime
  }
  if (!names.every((name) => docs.has(name))) return fail(notFirestore('batchGet: incomplete'))
  return ok({ docs, readTime })
}

const commitBody = v.object({
  commitTime: instant,
  writeResults: v.array(
    v.object({ transformResults: v.optional(v.array(v.record(v.string(), v.unknown())), []) }),
  ),
})

function readCommit(body: unknown, writes: number): Result<Commit, Failure> {
  const parsed = v.safeParse(commitBody, body)
  if (!parsed.success || parsed.output.writeResults.length !== writes) {
    return fail(notFirestore('commit: not the expected form'))
  }
  const { commitTime, writeResults } = parsed.output
  return ok({
    commitTime,
    transformed: writeResults.map((result) => result.transformResults.map(decodeValue)),
  })
}

/**
 * Checked by hand for speed: an answer holds hundreds of documents, and decoding their fields is safe whatever they
 * hold.
 */
function readQuery(body: unknown): Result<QueryAnswer, Failure> {
  const odd = fail(notFirestore('query: not the expected form'))
  if (!Array.isArray(body)) return odd
  const docs: QueryDoc[] = []
  let readTime = ''
  for (const part of body as readonly unknown[]) {
    if (!isRecord(part) || typeof part.readTime !== 'string') return odd
    readTime = part.readTime
    if (part.document === undefined) continue
    if (!isRecord(part.document) || typeof part.document.name !== 'string') return odd
    const { name, fields = {} } = part.document
    if (!isRecord(fields)) return odd
    docs.push({ name, doc: decodeDoc(collectionOf(name), fields), fields: fields as WireFields })
  }
  return readTime === '' ? odd : ok({ docs, readTime })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const countBody = v.array(
  v.object({
    result: v.optional(
      v.object({ aggregateFields: v.object({ n: v.object({ integerValue: v.string() }) }) }),
    ),
  }),
)

function readCount(body: unknown): Result<number, Failure> {
  const parsed = v.safeParse(countBody, body)
  const found = parsed.success ? parsed.output.find((part) => part.result)?.result : undefined
  return found
    ? ok(Number(found.aggregateFields.n.integerValue))
    : fail(notFirestore('count: not the expected form'))
}
