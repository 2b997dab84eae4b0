import type { DocumentChange, LiveTarget, StoredDocument } from '#emulator/engine/types.ts'
import type { Caller } from '#emulator/wire/caller.ts'
import type { GuardedEngine } from '#emulator/wire/guarded-engine.ts'
import type { Names } from '#emulator/wire/parse/names.ts'
import { collectionIdOf } from '#emulator/wire/usage.ts'
import { invalid } from '#emulator/wire/parse/invalid.ts'
import type { TargetRequest } from './listen-request.ts'

export type Delta = ReturnType<LiveTarget['apply']>

/** A query or a set of documents that a client listens to. */
export interface Target {
  readonly id: number
  readonly live: LiveTarget
  readonly collectionId: string
  /** The number of documents it names; undefined for a query. */
  readonly watched: number | undefined
  /** The version at which `live` started. */
  readonly since: string
  /**
   * Throws where the caller may not (or no longer) read the target. With `changes` it checks only what they can
   * affect: the changed documents, and nothing for a query.
   */
  authorize(changes?: readonly DocumentChange[]): void
  /** Whether a change affects a document that the rules looked up for the permission. */
  dependsOn(changes: readonly DocumentChange[]): boolean
}

/** Creates a target; throws where the query is invalid or the caller may not read it. */
export function createTarget(
  request: TargetRequest,
  caller: Caller,
  guarded: GuardedEngine,
  names: Names,
): Target {
  const { engine } = guarded
  const visited = new Set<string>()
  const since = engine.now()
  const shared = {
    id: request.targetId,
    since,
    dependsOn: (changes: readonly DocumentChange[]) =>
      visited.size > 0 && changes.some(({ name }) => visited.has(names.relative(name))),
  }

  if (request.query) {
    const parent = names.parent(request.query.parent)
    const prepared = engine.prepareQuery(parent, request.query.structuredQuery)
    const authorize: Target['authorize'] = (changes) => {
      if (!changes) guarded.allowQuery(caller, prepared.facts, visited)
    }
    authorize()
    return {
      ...shared,
      live: engine.liveQuery(prepared),
      collectionId: prepared.facts.collectionId,
      watched: undefined,
      authorize,
    }
  }

  if (!request.documents) throw invalid('addTarget', 'expected query or documents')
  const documentNames = request.documents.documents.map((name) => names.document(name))
  const watched = new Set(documentNames)
  const allow = (name: string, document: StoredDocument | undefined, isBilled: boolean): void =>
    guarded.allowGet(caller, name, document, { visited, isBilled })
  const authorizeAll = (): void => {
    for (const name of documentNames) allow(name, engine.get(name), true)
  }
  authorizeAll()
  return {
    ...shared,
    live: engine.liveDocuments(documentNames),
    collectionId: collectionIdOf(documentNames[0] ?? ''),
    watched: documentNames.length,
    authorize(changes) {
      if (!changes) return authorizeAll()
      // A caller who could read a document may learn that it was deleted.
      for (const { name, after } of changes)
        if (after && watched.has(name)) allow(name, after, false)
    },
  }
}
