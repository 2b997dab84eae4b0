import { readFileSync } from 'node:fs'
import type { LimitReading } from '#data/outbox/drain/plan/commit-cost.ts'
import type { HttpAnswer, HttpRequest } from '#data/server/rest/http.ts'
import { createEngine } from '#emulator/engine/create-engine.ts'
import type { Engine } from '#emulator/engine/types.ts'
import { loadRules } from '#emulator/rules/load-rules.ts'
import { StatusError, statusCodes } from '#emulator/status.ts'
import type { Caller } from '#emulator/wire/caller.ts'
import { createGuardedEngine } from '#emulator/wire/guarded-engine.ts'
import { createNames } from '#emulator/wire/parse/names.ts'
import { batchGet, runAggregationQuery, runQuery } from '#emulator/wire/rest/read-methods.ts'
import type { RestContext } from '#emulator/wire/rest/types.ts'
import { commit } from '#emulator/wire/rest/write-methods.ts'

export const projectId = 'demo-daybook'

const reads = { batchGet, runQuery, runAggregationQuery }

/** The real engine behind the real rules, called without a socket. */
export interface InProcessServer {
  readonly engine: Engine
  /** How it counts Firestore's limits, and so how its clients plan. */
  readonly reading: LimitReading
  /** Commits refused for their cost: no client should ever send one. */
  readonly overspent: readonly string[]
  /** Answers like the REST API. A token is `uid:generation`; older generations have expired. */
  handle(request: HttpRequest): Promise<HttpAnswer>
  /** The valid token of a user. */
  tokenOf(uid: string): string
  expireTokens(): void
}

const rules = loadRules(
  readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8'),
  {
    coverage: false,
  },
)

export async function createInProcessServer(
  clock: () => number,
  reading: LimitReading = 'strict',
): Promise<InProcessServer> {
  if ('issues' in rules) throw new Error(JSON.stringify(rules.issues))
  const { ruleset } = rules
  const engine = await createEngine({ dataDir: null, projectId, clock })
  const names = createNames(projectId)
  const overspent: string[] = []
  const guarded = createGuardedEngine({
    engine,
    names,
    rules: () => ruleset,
    clock,
    log: (_, message) => {
      if (message.includes('as the maximum of')) overspent.push(message)
    },
    strictLimits: reading === 'strict',
  })
  const context: RestContext = { guarded, names }
  let generation = 0

  function callerOf(header: string | undefined): Caller {
    const [uid = '', held] = (header ?? '').replace('Bearer ', '').split(':')
    if (uid === 'owner') return { type: 'owner' }
    if (Number(held) !== generation)
      throw new StatusError('UNAUTHENTICATED', 'The token has expired.')
    const token = { sub: uid, email: `${uid}@example.com` }
    return { type: 'user', auth: { uid, token }, expiresAt: Number.MAX_SAFE_INTEGER }
  }

  return {
    engine,
    reading,
    overspent,
    tokenOf: (uid) => `${uid}:${generation}`,
    expireTokens() {
      generation += 1
    },
    async handle({ url, headers, body }) {
      const [, name = '', verb = ''] = /\/v1\/(.*):(\w+)$/.exec(url) ?? []
      const read = Object.entries(reads).find(([known]) => known === verb)?.[1]
      try {
        const caller = callerOf(headers.authorization)
        const parent = names.parent(decodeURIComponent(name))
        const method = read ?? commit
        const json = JSON.parse(body ?? '{}') as unknown
        return answer(200, await method(context, { caller, parent, body: json }))
      } catch (error) {
        if (!(error instanceof StatusError)) throw error
        const { status, message } = error
        const { http: code } = statusCodes[status]
        const refusal = { error: { code, status, message } }
        return answer(code, read ? [refusal] : refusal)
      }
    },
  }
}

export function answer(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): HttpAnswer {
  const all: Record<string, string> = { 'content-type': 'application/json', ...headers }
  return {
    status,
    redirected: false,
    header: (name) => all[name] ?? null,
    text: typeof body === 'string' ? body : JSON.stringify(body),
  }
}
