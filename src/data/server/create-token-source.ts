import * as v from 'valibot'
import { readItem, removeItem, writeItem } from '../local/database/device-db.ts'
import type { DeviceDb } from '../local/database/device-db.ts'
import type { Clock } from '../local/ports.ts'
import type { TokenAnswer, TokenSource } from './token-types.ts'
import { parseJson } from './rest/failure.ts'
import type { Http } from './rest/http.ts'
import type { WaitingLocks } from '../local/locks/web-locks.ts'
import { deviceItems } from './device-items.ts'
import type { StoredToken } from './device-items.ts'
import type { AuthUser } from './stored-auth.ts'
import { endpointsOf } from './web-config.ts'
import type { WebConfig } from './web-config.ts'

export interface TokenPorts {
  readonly deviceDb: DeviceDb
  readonly config: WebConfig
  readonly http: Http
  readonly clock: Clock
  readonly locks: WaitingLocks
  /** What Firebase Auth has stored on this device. */
  readonly readAuthUser: () => Promise<AuthUser | undefined>
}

/** A token that expires sooner than this is refreshed first. */
const marginMs = 5 * 60_000

/** Answers of the token service after which only a new sign-in helps. */
const permanentRefusals =
  /TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND|INVALID_REFRESH_TOKEN|INVALID_GRANT|PROJECT_NUMBER_MISMATCH/

const refreshAnswer = v.object({
  id_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.string(),
  user_id: v.string(),
})

/**
 * Id tokens for REST, for the page and the worker: as stored on this device by Firebase Auth or an earlier refresh, and
 * refreshed under a lock so that only one of them does it.
 */
export function createTokenSource(ports: TokenPorts): TokenSource {
  const { deviceDb, config, http, clock, locks } = ports
  let lastGiven = ''

  const isFresh = (token: { idToken: string; expiresAt: number }) =>
    token.expiresAt - marginMs > clock.now()

  async function token({ refresh }: { readonly refresh: boolean }): Promise<TokenAnswer> {
    const session = await readItem(deviceDb, deviceItems.session)
    if (!session) return { kind: 'signIn' }
    const refused = refresh ? lastGiven : ''
    const answer =
      (await usable(session.uid, refused)) ??
      (await locks.run(`token:${session.uid}`, async () => {
        return (await usable(session.uid, refused)) ?? (await exchange(session.uid))
      }))
    if (answer.kind === 'token') lastGiven = answer.token
    return answer
  }

  async function usable(uid: string, refused: string): Promise<TokenAnswer | undefined> {
    const kept = await readItem(deviceDb, deviceItems.token)
    const candidates = [kept, await ports.readAuthUser()]
    const found = candidates.find(
      (held) => held?.uid === uid && isFresh(held) && held.idToken !== refused,
    )
    return found && { kind: 'token', token: found.idToken, uid }
  }

  async function exchange(uid: string): Promise<TokenAnswer> {
    const [own, sdk] = [await readItem(deviceDb, deviceItems.token), await ports.readAuthUser()]
    const refreshToken = [sdk, own].find((held) => held?.uid === uid)?.refreshToken
    if (!refreshToken) return { kind: 'signIn' }
    try {
      const answer = await http({
        method: 'POST',
        url: `${endpointsOf(config).secureToken}/v1/token?key=${encodeURIComponent(config.apiKey)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          refresh_token: refreshToken,
        }).toString(),
        timeoutMs: 15_000,
      })
      const parsed = v.safeParse(refreshAnswer, parseJson(answer.text))
      if (answer.status === 200 && !answer.redirected && parsed.success) {
        return await keep(parsed.output)
      }
      if (answer.status !== 400 || !permanentRefusals.test(answer.text))
        return { kind: 'unreachable' }
      if (own?.uid === uid) await removeItem(deviceDb, deviceItems.token)
      return { kind: 'signIn' }
    } catch {
      return { kind: 'unreachable' }
    }
  }

  async function keep(answer: v.InferOutput<typeof refreshAnswer>): Promise<TokenAnswer> {
    const kept: StoredToken = {
      uid: answer.user_id,
      idToken: answer.id_token,
      refreshToken: answer.refresh_token,
      expiresAt: clock.now() + Number(answer.expires_in) * 1000,
    }
    await writeItem(deviceDb, deviceItems.token, kept)
    return { kind: 'token', token: kept.idToken, uid: kept.uid }
  }

  return { token }
}
