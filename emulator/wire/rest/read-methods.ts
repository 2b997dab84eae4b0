import * as v from 'valibot'
import { invalid } from '#emulator/wire/parse/invalid.ts'
import { parseWith } from '#emulator/wire/parse/parse-with.ts'
import { readConsistency } from './consistency.ts'
import { applyMask } from './field-mask.ts'
import type { RestMethod } from './types.ts'

/** The maximum number of documents of one batchGet. */
const maxDocuments = 1000

/** An aggregation is billed as one read per this number of index entries. */
const entriesPerRead = 1000

const JsonObject = v.record(v.string(), v.unknown())
const BatchGet = v.object({
  documents: v.optional(v.array(v.string()), []),
  mask: v.exactOptional(v.object({ fieldPaths: v.exactOptional(v.array(v.string())) })),
})
const RunQuery = v.object({ structuredQuery: JsonObject })
const RunAggregationQuery = v.object({
  structuredAggregationQuery: v.object({
    structuredQuery: JsonObject,
    aggregations: v.pipe(v.array(JsonObject), v.minLength(1)),
  }),
})
const ListCollectionIds = v.object({
  pageSize: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  pageToken: v.exactOptional(v.string()),
})

export const batchGet: RestMethod = async ({ guarded, names }, { caller, body }) => {
  const { documents, mask } = parseWith(BatchGet, body)
  if (documents.length > maxDocuments) throw invalid('documents', `at most ${maxDocuments}`)
  const unique = [...new Set(documents.map((name) => names.document(name)))]
  const { options, begun } = await readConsistency(body, guarded.engine, caller, {
    documents: unique,
  })
  const found = guarded.getAll(caller, unique, options)
  const readTime = options.readTime ?? guarded.engine.readTime()
  const results = unique.map((name, index) => {
    const document = found[index]
    return document
      ? { found: applyMask(document, mask?.fieldPaths), readTime }
      : { missing: name, readTime }
  })
  return begun === undefined ? results : [{ transaction: begun }, ...results]
}

export const runQuery: RestMethod = async ({ guarded }, { caller, parent, body }) => {
  const { structuredQuery } = parseWith(RunQuery, body)
  const query = guarded.engine.prepareQuery(parent, structuredQuery)
  guarded.allowQuery(caller, query.facts)
  const { options, begun } = await readConsistency(body, guarded.engine, caller, { query })
  const { documents, readTime, skippedResults } = guarded.engine.runQuery(query, options)
  // A query that finds nothing is billed as one read.
  guarded.usage.read(
    'queries',
    query.facts.collectionId,
    Math.max(1, documents.length + skippedResults),
  )
  const results: object[] = documents.map((document) => ({ document, readTime }))
  if (results.length === 0) results.push({ readTime })
  if (skippedResults > 0) results[0] = { ...results[0], skippedResults }
  return begun === undefined ? results : [{ transaction: begun }, ...results]
}

export const runAggregationQuery: RestMethod = async ({ guarded }, { caller, parent, body }) => {
  const { structuredAggregationQuery } = parseWith(RunAggregationQuery, body)
  const { structuredQuery, aggregations } = structuredAggregationQuery
  const query = guarded.engine.prepareQuery(parent, structuredQuery)
  guarded.allowQuery(caller, query.facts)
  const { options, begun } = await readConsistency(body, guarded.engine, caller, { query })
  const { fields, readTime, matched } = guarded.engine.aggregate(query, aggregations, options)
  const billed = Math.max(1, Math.ceil(matched / entriesPerRead))
  guarded.usage.read('queries', query.facts.collectionId, billed)
  const response = { result: { aggregateFields: fields }, readTime }
  return [begun === undefined ? response : { transaction: begun, ...response }]
}

/** Always returns one partition, which is enough for the size of local data. */
export const partitionQuery: RestMethod = ({ guarded }, { caller, parent, body }) => {
  const { structuredQuery } = parseWith(RunQuery, body)
  guarded.allowOwner(caller)
  guarded.engine.prepareQuery(parent, structuredQuery)
  return {}
}

/** For the owner only, because rules cannot allow it. */
export const listCollectionIds: RestMethod = ({ guarded }, { caller, parent, body }) => {
  const { pageSize = 100, pageToken = '' } = parseWith(ListCollectionIds, body)
  guarded.allowOwner(caller)
  guarded.usage.read('queries', '', 1)
  const all = guarded.engine.listCollectionIds(parent).filter((id) => id > pageToken)
  const collectionIds = all.slice(0, pageSize || 100)
  const last = collectionIds.at(-1)
  return {
    collectionIds,
    ...(all.length > collectionIds.length && last !== undefined && { nextPageToken: last }),
  }
}
