import type {
  AuthorizeCommit,
  CommitResponse,
  Engine,
  QueryFacts,
  ReadOptions,
  StoredDocument,
  Write,
} from '#emulator/engine/types.ts'
import type { Log } from '#emulator/log.ts'
import { createBudget } from '#emulator/rules/create-budget.ts'
import type {
  Decision,
  RulesBudget,
  RulesReader,
  RulesRequest,
  Ruleset,
} from '#emulator/rules/types.ts'
import { StatusError } from '#emulator/status.ts'
import { formatInstant } from '#emulator/values/timestamp.ts'
import type { Caller } from './caller.ts'
import { checkCommit } from './check-commit.ts'
import type { Names } from './parse/names.ts'
import { type Usage, collectionIdOf, createUsage } from './usage.ts'

/** The engine behind the rules: requests that the rules do not allow throw PERMISSION_DENIED. */
export interface GuardedEngine {
  get(caller: Caller, name: string, options?: ReadOptions): StoredDocument | undefined
  /** One denied document denies the whole request. */
  getAll(
    caller: Caller,
    names: readonly string[],
    options?: ReadOptions,
  ): readonly (StoredDocument | undefined)[]
  commit(caller: Caller, writes: readonly Write[], transaction?: string): Promise<CommitResponse>
  /**
   * Throws unless the caller may read this version of a document. `visited` collects the paths of the documents
   * that the rules looked up.
   */
  allowGet(
    caller: Caller,
    name: string,
    document: StoredDocument | undefined,
    options?: { readonly visited?: Set<string>; readonly isBilled?: boolean },
  ): void
  /** Throws unless the rules prove that the caller may read every possible result of the query. */
  allowQuery(caller: Caller, facts: QueryFacts, visited?: Set<string>): void
  /** Throws unless the caller is the owner. */
  allowOwner(caller: Caller): void
  readonly engine: Engine
  /** The billed usage. Queries and listeners record their results themselves. */
  readonly usage: Usage
}

interface GuardOptions {
  readonly engine: Engine
  readonly names: Names
  /** The active rules; undefined denies every request. */
  readonly rules: () => Ruleset | undefined
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly log: Log
  readonly usage?: Usage
  /** Whether to apply the strictest interpretation of Firestore's documented limits. */
  readonly strictLimits?: boolean
}

/** Evaluates the rules for every read, query and write of a caller. */
export function createGuardedEngine({
  engine,
  names,
  rules,
  clock,
  log,
  usage = createUsage(),
  strictLimits = false,
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
    log('debug', `Denied ${what} to ${nameOfCaller(caller)}: ${decision.reason}`)
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
    budget: RulesBudget,
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

  function authorizeCommit(caller: Caller, budget: RulesBudget): AuthorizeCommit {
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

  function getAll(
    caller: Caller,
    documentNames: readonly string[],
    options?: ReadOptions,
  ): readonly (StoredDocument | undefined)[] {
    const budget = createBudget(documentNames.length, strictLimits)
    try {
      const found = documentNames.map((name) => {
        const document = engine.get(name, options)
        decideGet(caller, name, document, budget)
        return document
      })
      for (const name of documentNames) usage.read('gets', collectionIdOf(name), 1)
      return found
    } finally {
      usage.lookUp(budget.seen)
    }
  }

  function bill({ update, transform, verify, delete: deleted }: Write): void {
    if (verify !== undefined) return usage.read('gets', collectionIdOf(verify), 1)
    if (deleted !== undefined) return usage.write('deletes', collectionIdOf(deleted))
    usage.write('writes', collectionIdOf(update?.name ?? transform?.document ?? ''))
  }

  return {
    engine,
    usage,

    get: (caller, name, options) => getAll(caller, [name], options)[0],
    getAll,

    async commit(caller, writes, transaction) {
      checkCommit(writes, strictLimits)
      const budget = createBudget(writes.length, strictLimits)
      try {
        // A verify reveals whether a document exists, so it requires permission to read it.
        for (const { verify } of writes)
          if (verify !== undefined) decideGet(caller, verify, engine.get(verify), budget)
        const committed = await engine.commit(writes, {
          ...(caller.type !== 'owner' && { authorize: authorizeCommit(caller, budget) }),
          ...(transaction !== undefined && { transaction }),
        })
        for (const write of writes) bill(write)
        return committed
      } finally {
        usage.lookUp(budget.seen)
      }
    },

    allowGet(caller, name, document, { visited, isBilled = true } = {}) {
      const budget = createBudget(1, strictLimits)
      try {
        decideGet(caller, name, document, budget, visited)
      } finally {
        if (isBilled) usage.lookUp(budget.seen)
      }
    },

    allowQuery(caller, facts, visited) {
      const where =
        facts.parent === '' ? facts.collectionId : `${facts.parent}/${facts.collectionId}`
      const budget = createBudget(1, strictLimits)
      try {
        enforce(caller, `list of ${where}`, (ruleset) =>
          ruleset.decideList({
            query: facts,
            auth: authOf(caller),
            time: requestTime(),
            reader: currentReader(visited),
            budget,
          }),
        )
      } finally {
        usage.lookUp(budget.seen)
      }
    },

    allowOwner(caller) {
      if (caller.type !== 'owner')
        throw new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.')
    },
  }
}

/** The facts of a list of one collection without filters. */
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

function authOf(caller: Caller): RulesRequest['auth'] {
  return caller.type === 'user' ? caller.auth : null
}

function nameOfCaller(caller: Caller): string {
  return caller.type === 'user' ? caller.auth.uid : caller.type
}
