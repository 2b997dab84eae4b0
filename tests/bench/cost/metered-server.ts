import { readFileSync } from 'node:fs'
import type { HttpRequest } from '#data/server/rest/http.ts'
import { createEngine } from '#emulator/engine/create-engine.ts'
import type { Engine } from '#emulator/engine/types.ts'
import { loadRules } from '#emulator/rules/load-rules.ts'
import { parseIndexesFile } from '#emulator/open-data.ts'
import { StatusError, statusCodes } from '#emulator/status.ts'
import { createGuardedEngine } from '#emulator/wire/guarded-engine.ts'
import type { GuardedEngine } from '#emulator/wire/guarded-engine.ts'
import { createNames } from '#emulator/wire/parse/names.ts'
import { batchGet, runAggregationQuery, runQuery } from '#emulator/wire/rest/read-methods.ts'
import { commit } from '#emulator/wire/rest/write-methods.ts'
import { createListenStream } from '#emulator/wire/streams/listen-stream.ts'
import { createResumeTokens } from '#emulator/wire/streams/resume-token.ts'
import type { UsageReport } from '#emulator/wire/usage.ts'
import type { StreamHandler, StreamPeer } from '#emulator/wire/webchannel/types.ts'
import { answer, projectId } from '../../sync/support/in-process-server.ts'
import type { InProcessServer } from '../../sync/support/in-process-server.ts'

/** What one user cost. */
export interface Bill extends UsageReport {
  /** Document versions created meanwhile that were sent to the user's listeners. */
  readonly changesReceived: number
}

/** The embedded Firestore, which counts per user what Firestore would bill. */
export interface MeteredServer extends InProcessServer {
  /** Opens a user's Listen stream. */
  listen(uid: string, peer: StreamPeer): StreamHandler
  /** A user's cost since the last call; `bytesSent` is the length of all answers as JSON text. */
  take(uid: string): Bill
  /** Increases with everything that a user requests or is sent. */
  activity(): number
}

interface Account {
  readonly guarded: GuardedEngine
  readonly changesReceived: Set<string>
  since: string
  bytes: number
}

interface ListenMessage {
  readonly documentChange?: {
    readonly document: { readonly name: string; readonly updateTime: string }
  }
}

const root = new URL('../../../', import.meta.url)
const source = (file: string) => readFileSync(new URL(file, root), 'utf8')
const methods = { batchGet, runQuery, runAggregationQuery, commit }

export async function createMeteredServer(clock: () => number): Promise<MeteredServer> {
  const rules = loadRules(source('firestore.rules'), { coverage: false })
  if ('issues' in rules) throw new Error(JSON.stringify(rules.issues))
  const { ruleset } = rules
  const indexes = parseIndexesFile(source('firestore.indexes.json'))
  const engine: Engine = await createEngine({ dataDir: null, projectId, clock, indexes })
  const names = createNames(projectId)
  const tokens = createResumeTokens('bench')
  const accounts = new Map<string, Account>()
  const refusals: string[] = []
  let activity = 0

  function accountOf(uid: string): Account {
    const known = accounts.get(uid)
    if (known) return known
    const log = (_level: string, message: string) => void refusals.push(message)
    const guarded = createGuardedEngine({ engine, names, rules: () => ruleset, clock, log })
    const account = { guarded, changesReceived: new Set<string>(), since: engine.now(), bytes: 0 }
    accounts.set(uid, account)
    return account
  }

  const callerOf = (uid: string) => {
    const token = { sub: uid, email: `${uid}@example.com` }
    const expiresAt = Number.MAX_SAFE_INTEGER
    return { type: 'user', auth: { uid, token }, expiresAt } as const
  }

  async function handle({ url, headers, body }: HttpRequest) {
    const uid = /^Bearer (.*):/.exec(headers.authorization ?? '')?.[1] ?? ''
    const account = accountOf(uid)
    activity += 1
    const [, name = '', verb = ''] = /\/v1\/(.*):(\w+)$/.exec(url) ?? []
    const method = Object.entries(methods).find(([known]) => known === verb)?.[1]
    if (!method) throw new Error(`No method ${verb}`)
    try {
      const request = {
        caller: callerOf(uid),
        parent: names.parent(decodeURIComponent(name)),
        body: JSON.parse(body ?? '{}') as unknown,
      }
      const response = answer(200, await method({ guarded: account.guarded, names }, request))
      account.bytes += Buffer.byteLength(response.text)
      return response
    } catch (error) {
      if (!(error instanceof StatusError)) throw error
      const { status, message } = error
      const { http: code } = statusCodes[status]
      const refusal = { error: { code, status, message } }
      return answer(code, verb === 'commit' ? refusal : [refusal])
    }
  }

  return {
    engine,
    reading: 'shared',
    overspent: refusals,
    handle,
    tokenOf: (uid) => `${uid}:0`,
    expireTokens: () => undefined,
    activity: () => activity,
    listen(uid, peer) {
      const account = accountOf(uid)
      const counting: StreamPeer = {
        send(message) {
          activity += 1
          account.bytes += Buffer.byteLength(JSON.stringify(message))
          const { documentChange } = message as ListenMessage
          if (documentChange && documentChange.document.updateTime > account.since)
            account.changesReceived.add(
              `${documentChange.document.name} ${documentChange.document.updateTime}`,
            )
          peer.send(message)
        },
        fail: (error) => peer.fail(error),
      }
      const { guarded } = account
      const onRulesChange = () => () => undefined
      const options = { guarded, names, tokens, clock, log: () => undefined, onRulesChange }
      return createListenStream(options, counting, callerOf(uid))
    },
    take(uid) {
      const account = accountOf(uid)
      const { guarded, changesReceived, bytes: bytesSent } = account
      const found = { ...guarded.usage.report(), bytesSent, changesReceived: changesReceived.size }
      guarded.usage.reset()
      changesReceived.clear()
      account.bytes = 0
      account.since = engine.now()
      return found
    },
  }
}
