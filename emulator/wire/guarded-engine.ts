import type {
  AuthorizeCommit,
  CommitResponse,
  Engine,
  QueryFacts,
  StoredDocument,
  Write,
} from '#emulator/engine/types.ts'
import type { Log } from '#emulator/log.ts'
import type { Decision, RulesReader, RulesRequest, Ruleset } from '#emulator/rules/types.ts'
import { StatusError } from '#emulator/status.ts'
import { formatInstant } from '#emulator/values/timestamp.ts'
import type { Caller } from './caller.ts'
import type { Names } from './parse/names.ts'

/** Document reads that rules may cause: for one document or query, and for several at once. */
const singleLimit = 10
const batchLimit = 20

type Budget = RulesRequest['budget']

interface ReadOptions {
  readonly readTime?: string
  readonly transaction?: string
}

/** The engine as callers may use it: whatever the rules do not allow is a PERMISSION_DENIED. */
export interface GuardedEngine {
  get(caller: Caller, name: string, options?: ReadOptions): StoredDocument | undefined
  /** All or nothing: one denied document denies the request. */
  getAll(
    caller: Caller,
    names: readonly string[],
    options?: ReadOptions,
  ): readonly (StoredDocument | undefined)[]
  commit(caller: Caller, writes: readonly Write[], transaction?: string): Promise<CommitResponse>
  /**
   * Throws unless the caller may read this version of a document. `visited` collects the paths of the
   * documents the decision hung on.
   */
  allowGet(
    caller: Caller,
    name: string,
    document: StoredDocument | undefined,
    visited?: Set<string>,
  ): void
  /** Throws unless the rules prove that the caller may read every result the query can have. */
  allowQuery(caller: Caller, facts: QueryFacts, visited?: Set<string>): void
  /** Throws unless the caller is the owner. */
  allowOwner(caller: Caller): void
  readonly engine: Engine
}

interface GuardOptions {
  readonly engine: Engine
  readonly names: Names
  /** The rules in force; undefined denies everything. */
  readonly rules: () => Ruleset | undefined
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly log: Log
}

/** Puts the rules between the wire and the engine. */
export function createGuardedEngine({
  engine,
  names,
  rules,
  clock,
  log,
}: GuardOptions): GuardedEngine {
  const requestTime = (): string => {
    const now = clock()
    return formatInstant({ seconds: Math.floor(now / 1000), nanos: (now % 1000) * 1_000_000 })
  }

  function enforce(caller: Caller, what: string, decide: (ruleset: Ruleset) => Decision): void {
    if (caller.type === 'owner') return
    const ruleset = rules()
    const decision = ruleset ? decide(ruleset) : { allowed: false, reason: 'no rules are loaded' }
    if (decision.allowed) return
    log('debug', `Denied ${what} to ${whoIs(caller)}: ${decision.reason}`)
    throw new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.')
  }

  function currentReader(visited?: Set<string>): RulesReader {
    const read = (path: string): StoredDocument | undefined => {
      visited?.add(path)
      return engine.get(`${names.root}/${path}`)
    }
    return { before: read, after: read }
  }

  function decideGet(
    caller: Caller,
    name: string,
    document: StoredDocument | undefined,
    budget: Budget,
    visited?: Set<string>,
  ): void {
    const path = names.relative(name)
    enforce(caller, `get of ${path}`, (ruleset) =>
      ruleset.decide({
        method: 'get',
        path,
        auth: authOf(caller),
        time: requestTime(),
        resource: document,
        requestResource: undefined,
        reader: currentReader(visited),
        budget,
      }),
    )
  }

  function authorizeCommit(caller: Caller, budget: Budget): AuthorizeCommit {
    return (pending) => {
      const { changes, requestTime: time } = pending
      const reader: RulesReader = {
        before: (path) => pending.before(`${names.root}/${path}`),
        after: (path) => pending.after(`${names.root}/${path}`),
      }
      for (const change of changes) {
        const method = change.kind
        const path = names.relative(change.name)
        enforce(caller, `${method} of ${path}`, (ruleset) =>
          ruleset.decide({
            method,
            path,
            auth: authOf(caller),
            time,
            resource: change.before,
            requestResource: method === 'delete' ? undefined : change.after,
            reader,
            budget,
          }),
        )
      }
    }
  }

  return {
    engine,

    get(caller, name, options) {
      const document = engine.get(name, options)
      decideGet(caller, name, document, createBudget(singleLimit))
      return document
    },

    getAll(caller, documentNames, options) {
      const budget = createBudget(documentNames.length > 1 ? batchLimit : singleLimit)
      return documentNames.map((name) => {
        const document = engine.get(name, options)
        decideGet(caller, name, document, budget)
        return document
      })
    },

    async commit(caller, writes, transaction) {
      const budget = createBudget(writes.length > 1 ? batchLimit : singleLimit)
      // A verify tells whether a document exists, and so needs the right to read it.
      for (const { verify } of writes)
        if (verify !== undefined) decideGet(caller, verify, engine.get(verify), budget)
      return engine.commit(writes, {
        ...(caller.type !== 'owner' && { authorize: authorizeCommit(caller, budget) }),
        ...(transaction !== undefined && { transaction }),
      })
    },

    allowGet(caller, name, document, visited) {
      decideGet(caller, name, document, createBudget(singleLimit), visited)
    },

    allowQuery(caller, facts, visited) {
      const where =
        facts.parent === '' ? facts.collectionId : `${facts.parent}/${facts.collectionId}`
      enforce(caller, `list of ${where}`, (ruleset) =>
        ruleset.decideList({
          query: facts,
          auth: authOf(caller),
          time: requestTime(),
          reader: currentReader(visited),
        }),
      )
    },

    allowOwner(caller) {
      if (caller.type !== 'owner')
        throw new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.')
    },
  }
}

/** The facts of listing one collection without any filter. */
export function listFacts(parent: string, collectionId: string, limit: number): QueryFacts {
  return {
    parent,
    collectionId,
    allDescendants: false,
    filters: [],
    limit,
    offset: undefined,
    orderBy: [{ field: '__name__', direction: 'ASC' }],
  }
}

function createBudget(limit: number): Budget {
  return { seen: new Set(), limit }
}

function authOf(caller: Caller): RulesRequest['auth'] {
  return caller.type === 'user' ? caller.auth : null
}

function whoIs(caller: Caller): string {
  return caller.type === 'user' ? caller.auth.uid : caller.type
}
