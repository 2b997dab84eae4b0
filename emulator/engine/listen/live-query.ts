import { compareDocuments, matchesQuery, project } from '../query/match-query.ts'
import type { Query } from '../query/query.ts'
import type { AffectsQuery } from './affects-query.ts'
import type { DocumentChange, LiveTarget, StoredDocument } from '../types.ts'
import { getDocument, type View } from '../view.ts'

/** The database as a live target reads it. */
export interface LiveSource {
  /** As of the newest published commit. */
  now(): View
  /** The result of a query as of the newest published commit. */
  results(query: Query): readonly StoredDocument[]
  /** The same as of `version`; undefined where the change log does not reach back. */
  resultsAt(version: string, query: Query): readonly StoredDocument[] | undefined
  /** Whether the changes of a commit can affect the result of a query. */
  readonly affects: AffectsQuery
  /** Documents changed after `version`, as they were at it. */
  changedSince(version: string): ReadonlyMap<string, StoredDocument | undefined> | undefined
}

type Difference = ReturnType<LiveTarget['apply']>

const noDifference: Difference = { changed: [], left: [] }

/** The live target of a query. Without limit and offset, a commit costs only its own changes. */
export function liveQuery(source: LiveSource, query: Query): LiveTarget {
  return query.limit === undefined && query.offset === 0
    ? liveSet(source, query)
    : liveWindow(source, query)
}

function liveSet(source: LiveSource, query: Query): LiveTarget {
  const held = new Map<string, StoredDocument>()
  for (const document of source.results(query)) held.set(document.name, document)
  let sorted: readonly StoredDocument[] | undefined = [...held.values()]

  return {
    current() {
      sorted ??= [...held.values()].sort((a, b) => compareDocuments(query, a, b))
      return sorted.map((document) => project(query, document))
    },
    apply(changes) {
      if (!source.affects(query, changes)) return noDifference
      const difference = createDifference(query)
      for (const { name, after } of changes) {
        if (after && matchesQuery(query, after)) {
          if (held.get(name) === after) continue
          held.set(name, after)
          difference.change(after)
        } else if (held.delete(name)) {
          difference.leave(name, after === undefined)
        } else continue
        sorted = undefined
      }
      return difference.result
    },
    since(version) {
      const changed = source.changedSince(version)
      if (!changed) return undefined
      const difference = createDifference(query)
      const view = source.now()
      for (const [name, before] of changed) {
        const current = held.get(name)
        if (current) difference.change(current)
        else if (before && matchesQuery(query, before)) {
          difference.leave(name, !getDocument(view, name))
        }
      }
      return difference.result
    },
  }
}

function liveWindow(source: LiveSource, query: Query): LiveTarget {
  let window = source.results(query)
  let names = new Set(window.map(({ name }) => name))

  /** Whether a change can affect the window or its edges. */
  function affectsWindow({ name, before, after }: DocumentChange): boolean {
    if (names.has(name)) return true
    if (query.offset > 0 && before && matchesQuery(query, before)) return true
    if (!after || query.limit === 0 || !matchesQuery(query, after)) return false
    const last = window.at(-1)
    const isFull = last !== undefined && window.length === query.limit
    return !isFull || compareDocuments(query, after, last) < 0
  }

  return {
    current: () => window.map((document) => project(query, document)),
    apply(changes) {
      if (!source.affects(query, changes) || !changes.some(affectsWindow)) return noDifference
      const view = source.now()
      const old = window
      window = source.results(query)
      names = new Set(window.map(({ name }) => name))
      return differenceOf(query, old, window, view)
    },
    since(version) {
      const then = source.resultsAt(version, query)
      return then && differenceOf(query, then, window, source.now())
    },
  }
}

function differenceOf(
  query: Query,
  old: readonly StoredDocument[],
  current: readonly StoredDocument[],
  view: View,
): Difference {
  const difference = createDifference(query)
  const before = new Map(old.map((document) => [document.name, document.updateTime]))
  for (const document of current) {
    if (before.get(document.name) !== document.updateTime) difference.change(document)
    before.delete(document.name)
  }
  for (const name of before.keys()) difference.leave(name, !getDocument(view, name))
  return difference.result
}

function createDifference(query: Query) {
  const changed: StoredDocument[] = []
  const left: { name: string; deleted: boolean }[] = []
  return {
    result: { changed, left },
    change: (document: StoredDocument) => void changed.push(project(query, document)),
    leave: (name: string, deleted: boolean) => void left.push({ name, deleted }),
  }
}
