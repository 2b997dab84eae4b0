import type { DocumentChange, LiveTarget, StoredDocument } from '#emulator/engine/types.ts'
import type { Caller } from '#emulator/wire/caller.ts'
import type { GuardedEngine } from '#emulator/wire/guarded-engine.ts'
import type { Names } from '#emulator/wire/parse/names.ts'
import { collectionIdOf } from '#emulator/wire/usage.ts'
import { invalid } from '#emulator/wire/parse/invalid.ts'
import type { TargetRequest } from './listen-request.ts'

export type Delta = ReturnType<LiveTarget['apply']>

/** A watched query or set of documents, as its caller may see it. */
export interface Target {
  readonly id: number
  readonly live: LiveTarget
  readonly collectionId: string
  /** How many documents it names; undefined for a query. */
  readonly watched: number | undefined
  /** Everything up to this version is in `live`. */
  readonly since: string
  /**
   * Throws where the caller may not, or no longer, read the target. With `changes` only what they can
   * alter is asked: for a query nothing, for documents the ones that changed.
   */
  authorize(changes?: readonly DocumentChange[]): void
  /** Whether a change touches a document on which the permission hung. */
  hangsOn(changes: readonly DocumentChange[]): boolean
}

/** Prepares a target; throws where the query is wrong or the caller may not read it. */
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
    hangsOn: (changes: readonly DocumentChange[]) =>
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
      // Whoever could read a document may learn that it is gone.
      for (const { name, after } of changes)
        if (after && watched.has(name)) allow(name, after, false)
    },
  }
}
