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
import type { WireWrite } from './write.ts'

export interface RestOptions {
  readonly http: Http
  /** Without a slash at the end: `https://firestore.googleapis.com` or an emulator's address. */
  readonly origin: string
  readonly projectId: string
}

export interface RestCall {
  readonly token: string
  readonly timeoutMs: number
}

/** A document as the server holds it. `updateTime` guards a write that builds on it. */
export interface ServerDoc {
  readonly doc: Doc
  readonly updateTime: string
}

export interface BatchGet {
  /** By full resource name; null: there is no such document. Every name asked for is there. */
  readonly docs: ReadonlyMap<string, ServerDoc | null>
  readonly readTime: string
}

export interface Commit {
  readonly commitTime: string
  /** Per write the values that its transforms set, decoded. */
  readonly transformed: readonly (readonly unknown[])[]
}

/** A query over one collection. */
export interface RestQuery {
  /** Full name of the document above the collection. */
  readonly parent: string
  /** In Firestore's own words. */
  readonly structuredQuery: Readonly<Record<string, unknown>>
}

/** The four Firestore REST methods this app sends. Answers are taken for true only when complete. */
export interface FirestoreRest {
  batchGet(names: readonly string[], call: RestCall): Promise<Result<BatchGet, Failure>>
  commit(writes: readonly WireWrite[], call: RestCall): Promise<Result<Commit, Failure>>
  /** Number of documents in a collection below `parent` (a full document name). */
  count(parent: string, collectionId: string, call: RestCall): Promise<Result<number, Failure>>
  /** The documents by their full names. */
  query(query: RestQuery, call: RestCall): Promise<Result<ReadonlyMap<string, Doc>, Failure>>
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
        headers: { 'content-type': 'application/json', authorization: `Bearer ${call.token}` },
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
    async count(parent, collectionId, call) {
      const structuredAggregationQuery = {
        structuredQuery: { from: [{ collectionId }] },
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

const queryBody = v.array(
  v.object({
    document: v.optional(
      v.object({
        name: v.string(),
        fields: v.optional(v.record(v.string(), v.unknown()), {}),
      }),
    ),
    readTime: v.string(),
  }),
)

function readQuery(body: unknown): Result<ReadonlyMap<string, Doc>, Failure> {
  const parsed = v.safeParse(queryBody, body)
  if (!parsed.success) return fail(notFirestore('query: not the expected form'))
  const found = parsed.output.flatMap(({ document }) => document ?? [])
  return ok(new Map(found.map(({ name, fields }) => [name, decodeDoc(collectionOf(name), fields)])))
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
