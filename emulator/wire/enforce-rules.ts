import type { AuthorizeCommit, Engine, QueryFacts, StoredDocument } from '#emulator/engine/types.ts'
import type { Log } from '#emulator/log.ts'
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
import type { Names } from './parse/names.ts'

export interface RulesOptions {
  readonly engine: Engine
  readonly names: Names
  /** The active rules; undefined denies every request. */
  readonly rules: () => Ruleset | undefined
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly log: Log
}

/** Evaluates the rules for a request; throws PERMISSION_DENIED where they deny it. */
export interface RulesEnforcer {
  /** `visited` collects the paths of the documents that the rules looked up. */
  get(
    caller: Caller,
    name: string,
    document: StoredDocument | undefined,
    budget: RulesBudget,
    visited?: Set<string>,
  ): void
  list(caller: Caller, facts: QueryFacts, budget: RulesBudget, visited?: Set<string>): void
  commit(caller: Caller, budget: RulesBudget): AuthorizeCommit
}

export function createRulesEnforcer({
  engine,
  names,
  rules,
  clock,
  log,
}: RulesOptions): RulesEnforcer {
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

  return {
    get(caller, name, document, budget, visited) {
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
    },

    list(caller, facts, budget, visited) {
      const where =
        facts.parent === '' ? facts.collectionId : `${facts.parent}/${facts.collectionId}`
      enforce(caller, `list of ${where}`, (ruleset) =>
        ruleset.decideList({
          query: facts,
          auth: authOf(caller),
          time: requestTime(),
          reader: currentReader(visited),
          budget,
        }),
      )
    },

    commit: (caller, budget) => (pending) => {
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
    },
  }
}

function authOf(caller: Caller): RulesRequest['auth'] {
  return caller.type === 'user' ? caller.auth : null
}

function nameOfCaller(caller: Caller): string {
  return caller.type === 'user' ? caller.auth.uid : caller.type
}
