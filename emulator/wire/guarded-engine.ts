import type {
  CommitResponse,
  Engine,
  QueryFacts,
  ReadOptions,
  StoredDocument,
  Write,
} from '#emulator/engine/types.ts'
import { createBudget } from '#emulator/rules/create-budget.ts'
import { StatusError } from '#emulator/status.ts'
import type { Caller } from './caller.ts'
import { checkCommit } from './check-commit.ts'
import { createRulesEnforcer, type RulesOptions } from './enforce-rules.ts'
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

interface GuardOptions extends RulesOptions {
  readonly usage?: Usage
  /** Whether to apply the strictest interpretation of Firestore's documented limits. */
  readonly strictLimits?: boolean
}

/** Evaluates the rules for every read, query and write of a caller. */
export function createGuardedEngine({
  usage = createUsage(),
  strictLimits = false,
  ...options
}: GuardOptions): GuardedEngine {
  const { engine } = options
  const enforcer = createRulesEnforcer(options)

  function getAll(
    caller: Caller,
    documentNames: readonly string[],
    options?: ReadOptions,
  ): readonly (StoredDocument | undefined)[] {
    const budget = createBudget(documentNames.length, strictLimits)
    try {
      const found = documentNames.map((name) => {
        const document = engine.get(name, options)
        enforcer.get(caller, name, document, budget)
        return document
      })
      for (const name of documentNames) usage.read('gets', collectionIdOf(name), 1)
      return found
    } finally {
      usage.lookUp(budget.seen)
    }
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
          if (verify !== undefined) enforcer.get(caller, verify, engine.get(verify), budget)
        const committed = await engine.commit(writes, {
          ...(caller.type !== 'owner' && { authorize: enforcer.commit(caller, budget) }),
          ...(transaction !== undefined && { transaction }),
        })
        for (const write of writes) bill(usage, write)
        return committed
      } finally {
        usage.lookUp(budget.seen)
      }
    },

    allowGet(caller, name, document, { visited, isBilled = true } = {}) {
      const budget = createBudget(1, strictLimits)
      try {
        enforcer.get(caller, name, document, budget, visited)
      } finally {
        if (isBilled) usage.lookUp(budget.seen)
      }
    },

    allowQuery(caller, facts, visited) {
      const budget = createBudget(1, strictLimits)
      try {
        enforcer.list(caller, facts, budget, visited)
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

function bill(usage: Usage, { update, transform, verify, delete: deleted }: Write): void {
  if (verify !== undefined) return usage.read('gets', collectionIdOf(verify), 1)
  if (deleted !== undefined) return usage.write('deletes', collectionIdOf(deleted))
  usage.write('writes', collectionIdOf(update?.name ?? transform?.document ?? ''))
}
