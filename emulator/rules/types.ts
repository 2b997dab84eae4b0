import type { QueryFacts } from '../engine/types.ts'
import type { Fields } from '../values/types.ts'

/** The value of `request.auth`; null where no token was sent. */
export interface RulesAuth {
  readonly uid: string
  /** The claims of the id token. */
  readonly token: Readonly<Record<string, unknown>>
}

export interface RulesDocument {
  readonly fields: Fields
}

/** Reads documents by path relative to `/documents` (`users/u1`), for `get`, `exists`, `getAfter` and `existsAfter`. */
export interface RulesReader {
  before(path: string): RulesDocument | undefined
  after(path: string): RulesDocument | undefined
}

/** The limits that all operations of one request share, and what they have used so far. */
export interface RulesBudget {
  readonly maxLookups: number
  /** Whether operations share no cached lookups, and share the expression limit. */
  readonly isStrict: boolean
  /** The documents read so far; the state before the request and the state after it count separately. */
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
  /** The stored document; undefined where it does not exist. */
  readonly resource: RulesDocument | undefined
  /** The document after the write; undefined for reads and deletes. */
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
  /** For developers: which rule (line:column) decided or failed, and the evaluation error if there was one. */
  readonly reason: string
}

export interface Ruleset {
  decide(request: RulesRequest): Decision
  /** Allows a query only where its filters prove that every document it could return is allowed. */
  decideList(request: RulesListRequest): Decision
}

export interface RulesIssue {
  readonly severity: 'ERROR' | 'WARNING'
  readonly description: string
  readonly line: number
  readonly column: number
}
