import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { AccountStore } from '../accounts/account-store.ts'
import { AuthError } from '../auth-error.ts'
import type { Account, SignIn } from '../types.ts'

const Payload = v.object({
  uid: v.string(),
  generation: v.number(),
  provider: v.string(),
  authTime: v.number(),
  claims: v.exactOptional(v.record(v.string(), v.unknown())),
})

export interface RefreshTokens {
  issue(account: Account, signIn: SignIn): string
  /** The account and sign-in of a valid token; throws INVALID_REFRESH_TOKEN, TOKEN_EXPIRED, USER_... */
  redeem(token: string): { account: Account; signIn: SignIn }
}

/** Stateless refresh tokens: signed, and invalid once the generation of the account has changed. */
export async function createRefreshTokens(accounts: AccountStore): Promise<RefreshTokens> {
  const key = await accounts.secret('refreshKey', () => randomBytes(32).toString('base64'))
  const mac = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest()

  function read(token: string): v.InferOutput<typeof Payload> | undefined {
    const [payload = '', signature = ''] = token.split('.')
    const given = Buffer.from(signature, 'base64url')
    const expected = mac(payload)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
    const json: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    const result = v.safeParse(Payload, json)
    return result.success ? result.output : undefined
  }

  return {
    issue({ uid, generation }, { provider, authTime, claims }) {
      const content = { uid, generation, provider, authTime, ...(claims && { claims }) }
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url')
      return `${payload}.${mac(payload).toString('base64url')}`
    },

    redeem(token) {
      const content = read(token)
      if (!content) throw new AuthError('INVALID_REFRESH_TOKEN')
      const account = accounts.get(content.uid)
      if (!account) throw new AuthError('USER_NOT_FOUND')
      if (account.disabled) throw new AuthError('USER_DISABLED')
      if (account.generation !== content.generation) throw new AuthError('TOKEN_EXPIRED')
      const { provider, authTime, claims } = content
      return { account, signIn: { provider, authTime, ...(claims && { claims }) } }
    },
  }
}
