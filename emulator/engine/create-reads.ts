import { textOfMicros } from '../values/timestamp.ts'
import { aggregate, parseAggregations } from './query/aggregate.ts'
import { asQuery } from './query/as-query.ts'
import { project } from './query/match-query.ts'
import type { Planner } from './query/plan-query.ts'
import type { Query } from './query/query.ts'
import { runQuery } from './query/run-query.ts'
import { resolveRead } from './resolve-read.ts'
import type { ReadSources } from './resolve-read.ts'
import { fingerprintOf } from './transactions/create-transactions.ts'
import type { Engine } from './types.ts'
import { getDocument } from './view.ts'

interface ReadPorts extends ReadSources {
  readonly plan: Planner
  readonly checkDocument: (name: string) => void
}

/** Reads at one version: the newest, an earlier one, or that of a transaction, which notes what it has read. */
export function createReads(ports: ReadPorts): Pick<Engine, 'get' | 'runQuery' | 'aggregate'> {
  return {
    get(name, at) {
      ports.checkDocument(name)
      const { view, transaction } = resolveRead(ports, at)
      const document = getDocument(view, name)
      if (transaction?.kind === 'optimistic') {
        transaction.documents.set(name, document?.updateTime)
      }
      return document
    },
    runQuery(prepared, at) {
      const query = asQuery(prepared)
      const { view, version, transaction } = resolveRead(ports, at)
      const { documents, skipped } = runQuery(view, query)
      if (transaction?.kind === 'optimistic') {
        transaction.queries.push({ query, fingerprint: fingerprintOf(documents) })
      }
      // Documents after the last one of a full result are not locked.
      if (transaction?.kind === 'locking' && documents.length === query.limit) {
        transaction.locks.queries.set(query, documents.at(-1))
      }
      return {
        documents: documents.map((document) => project(query, document)),
        readTime: textOfMicros(version),
        skippedResults: skipped,
      }
    },
    aggregate(prepared, list, at) {
      const query = asQuery(prepared)
      const { view, version } = resolveRead(ports, at)
      const aggregations = parseAggregations(list)
      const summed = aggregations.flatMap(({ path }) => (path ? [path] : []))
      const summingView = { ...view, plan: (planned: Query) => ports.plan(planned, summed) }
      const { documents } = runQuery(summingView, query)
      const fields = aggregate(documents, aggregations)
      return { fields, readTime: textOfMicros(version), matched: documents.length }
    },
  }
}
