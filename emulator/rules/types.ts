import type { QueryFacts } from '../engine/types.ts'
import type { Fields } from '../values/types.ts'

/** The caller as rules see it in `request.auth`; null where no token was sent. */
export interface RulesAuth {
  readonly uid: string
  /** The id token's claims, as `request.auth.token`. */
  readonly token: Readonly<Record<string, unknown>>
}

export interface RulesDocument {
  readonly fields: Fields
}

/** Reads documents by path relative to `/documents` (`users/u1`), for get/exists and their After forms. */
export interface RulesReader {
  before(path: string): RulesDocument | undefined
  after(path: string): RulesDocument | undefined
}

/** What the operations of one request may spend together, and what they have spent so far. */
export interface RulesBudget {
  readonly maxLookups: number
  /** Whether nothing is cached between operations, and their expressions count together. */
  readonly isStrict: boolean
  /** The documents read so far, each once for the state before the request and once for that after it. */
  readonly seen: Set<string>
  lookups: number
  expressions: number
}

export interface RulesRequest {
  readonly method: 'get' | 'create' | 'update' | 'delete'
  /** Relative to `/documents`. */
  readonly path: string
  readonly auth: RulesAuth | null
  /** RFC 3339 with microseconds. */
  readonly time: string
  /** The stored document; undefined where there is none. */
  readonly resource: RulesDocument | undefined
  /** The document as it would be written; undefined for reads and deletes. */
  readonly requestResource: RulesDocument | undefined
  readonly reader: RulesReader
  /** Shared by all operations of one batch or transaction. */
  readonly budget: RulesBudget
}

export interface RulesListRequest {
  readonly query: QueryFacts
  readonly auth: RulesAuth | null
  readonly time: string
  readonly reader: RulesReader
  readonly budget: RulesBudget
}

export interface Decision {
  readonly allowed: boolean
  /** For people: which rule (line:column) decided or failed, and the evaluation error if there was one. */
  readonly reason: string
}

export interface Ruleset {
  decide(request: RulesRequest): Decision
  /** Allowed only where the query's own filters prove it for every document it could return. */
  decideList(request: RulesListRequest): Decision
}

export interface RulesIssue {
  readonly severity: 'ERROR' | 'WARNING'
  readonly description: string
  readonly line: number
  readonly column: number
}
