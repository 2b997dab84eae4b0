import { restoreOrder } from '#emulator/store/long-keys.ts'
import { compareDocuments, matchesFilter, matchesQuery } from './match-query.ts'
import type { Scan } from './plan-query.ts'
import type { Query } from './query.ts'
import type { StoredDocument } from '../types.ts'
import type { View } from '../view.ts'

export interface QueryResult {
  readonly documents: readonly StoredDocument[]
  /** How many documents the offset skipped. */
  readonly skipped: number
}

/** The documents of a query in its order, unprojected. Reads no more than its limit requires. */
export function runQuery(view: View, query: Query): QueryResult {
  const documents: StoredDocument[] = []
  const limit = query.limit ?? Infinity
  let skipped = 0
  if (limit === 0) return { documents, skipped }
  for (const document of matching(view, query)) {
    if (skipped < query.offset) {
      skipped += 1
      continue
    }
    documents.push(document)
    if (documents.length >= limit) break
  }
  return { documents, skipped }
}

/** All documents that match a query, in order, ignoring limit and offset. */
export function* matching(view: View, query: Query): Generator<StoredDocument> {
  const { scans, ordered } = view.plan(query)
  const compare = (a: StoredDocument, b: StoredDocument) => compareDocuments(query, a, b)
  const streams = [
    ...scans.map((scan) => stored(view, query, scan, compare)),
    overriding(view, query),
  ]
  if (ordered) yield* merged(streams, compare)
  else yield* distinct(streams).sort(compare)
}

function* stored(
  view: View,
  query: Query,
  scan: Scan,
  compare: Compare,
): Generator<StoredDocument> {
  const { source, range, reverse, filters } = scan
  const found =
    source === 'index' ? view.store.indexed(range, reverse) : view.store.documents(range, reverse)
  for (const document of restoreOrder(found, compare)) {
    if (view.overrides.has(document.name) || !matchesQuery(query, document)) continue
    if (filters.every((filter) => matchesFilter(filter, document))) yield document
  }
}

function overriding(view: View, query: Query): StoredDocument[] {
  const found: StoredDocument[] = []
  for (const document of view.overrides.values()) {
    if (document && matchesQuery(query, document)) found.push(document)
  }
  return found.sort((a, b) => compareDocuments(query, a, b))
}

function distinct(streams: readonly Iterable<StoredDocument>[]): StoredDocument[] {
  const byName = new Map<string, StoredDocument>()
  for (const stream of streams) for (const document of stream) byName.set(document.name, document)
  return [...byName.values()]
}

type Compare = (a: StoredDocument, b: StoredDocument) => number

/** Merges sorted streams; a document in several streams appears once. */
function* merged(
  streams: readonly Iterable<StoredDocument>[],
  compare: Compare,
): Generator<StoredDocument> {
  const heads = streams.map((stream) => createHead(stream[Symbol.iterator]()))
  try {
    for (;;) {
      let least: StoredDocument | undefined
      for (const { current } of heads) {
        if (current && (!least || compare(current, least) < 0)) least = current
      }
      if (!least) return
      yield least
      for (const head of heads) if (head.current?.name === least.name) head.advance()
    }
  } finally {
    for (const head of heads) head.close()
  }
}

function createHead(iterator: Iterator<StoredDocument>) {
  const head = {
    current: undefined as StoredDocument | undefined,
    advance() {
      const { done, value } = iterator.next()
      head.current = done ? undefined : value
    },
    close() {
      iterator.return?.()
    },
  }
  head.advance()
  return head
}
