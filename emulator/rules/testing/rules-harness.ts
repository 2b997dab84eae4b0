import type { QueryFacts } from '../../engine/types.ts'
import type { Fields, Value } from '../../values/types.ts'
import { createBudget } from '../create-budget.ts'
import { type CoveredRuleset, loadRules } from '../load-rules.ts'
import type { Decision, RulesAuth, RulesRequest } from '../types.ts'

/** Documents by relative path, before and after the request. */
export interface World {
  readonly before?: Readonly<Record<string, Fields>>
  readonly after?: Readonly<Record<string, Fields>>
}

export interface Ask extends World {
  readonly method?: RulesRequest['method']
  readonly path?: string
  readonly auth?: RulesAuth | null
  readonly time?: string
  readonly resource?: Fields
  readonly requestResource?: Fields
  readonly budget?: RulesRequest['budget']
}

export const time = '2026-03-01T10:20:30.123456Z'
export const alice: RulesAuth = { uid: 'alice', token: { email: 'alice@example.com', level: 3 } }

/** Loads rules; throws where they have errors. */
export function ruleset(source: string): CoveredRuleset {
  const loaded = loadRules(source)
  if ('issues' in loaded) throw new Error(JSON.stringify(loaded.issues, undefined, 1))
  return loaded.ruleset
}

/** A rules file with this text in the block of all documents. */
export function inDocuments(body: string, version = '2'): string {
  return `rules_version = '${version}';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}
`
}

export function reader({ before = {}, after = before }: World) {
  const at = (documents: Readonly<Record<string, Fields>>, path: string) => {
    const fields = documents[path]
    return fields === undefined ? undefined : { fields }
  }
  return {
    before: (path: string) => at(before, path),
    after: (path: string) => at(after, path),
  }
}

export function ask(rules: CoveredRuleset, request: Ask = {}): Decision {
  const { method = 'get', path = 'things/t1', auth = alice, resource, requestResource } = request
  return rules.decide({
    method,
    path,
    auth,
    time: request.time ?? time,
    resource: resource === undefined ? undefined : { fields: resource },
    requestResource: requestResource === undefined ? undefined : { fields: requestResource },
    reader: reader(request),
    budget: request.budget ?? createBudget(1),
  })
}

function facts(query: Partial<QueryFacts> = {}): QueryFacts {
  return {
    parent: '',
    collectionId: 'things',
    allDescendants: false,
    filters: [],
    limit: undefined,
    offset: undefined,
    orderBy: [],
    ...query,
  }
}

export function askList(
  rules: CoveredRuleset,
  query: Partial<QueryFacts> = {},
  { auth = alice, ...world }: World & { readonly auth?: RulesAuth | null } = {},
): Decision {
  const budget = createBudget(1)
  return rules.decideList({ query: facts(query), auth, time, reader: reader(world), budget })
}

/** Plain data as a Firestore value; whole numbers become integers. */
export function value(data: unknown): Value {
  if (data === null || data === undefined) return { nullValue: null }
  if (typeof data === 'boolean') return { booleanValue: data }
  if (typeof data === 'string') return { stringValue: data }
  if (typeof data === 'number') {
    return Number.isSafeInteger(data) && !Object.is(data, -0)
      ? { integerValue: String(data) }
      : { doubleValue: Number.isNaN(data) ? 'NaN' : data }
  }
  if (data instanceof Raw) return data.value
  if (Array.isArray(data)) return { arrayValue: { values: data.map(value) } }
  return { mapValue: { fields: fields(data) } }
}

export function fields(data: object): Fields {
  return Object.fromEntries(Object.entries(data).map(([key, entry]) => [key, value(entry)]))
}

/** A Firestore value that plain data cannot express. */
export class Raw {
  readonly value: Value
  constructor(raw: Value) {
    this.value = raw
  }
}
