import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import * as v from 'valibot'
import type { AccountStore } from '../accounts/account-store.ts'
import { type Jwt, isSignedBy, readJwt, signJwt, unsignedJwt } from './jwt.ts'
import type { Account, SignIn } from '../types.ts'

/** The lifetime of an id token, in seconds. */
export const idTokenLifetime = 3600

const maxVerifiedTokens = 1000

const Claims = v.looseObject({
  sub: v.pipe(v.string(), v.minLength(1)),
  iat: v.number(),
  exp: v.number(),
  auth_time: v.number(),
})

/** The claims of a valid id token; times in seconds. */
export type IdTokenClaims = v.InferOutput<typeof Claims>

interface VerifiedToken {
  readonly claims: IdTokenClaims
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

export interface IdTokens {
  issue(account: Account, signIn: SignIn): string
  /**
   * The claims of the token, or the reason why it is refused. For a project other than that of the accounts,
   * only unsigned tokens can be valid.
   */
  verify(token: string, project?: string): VerifiedToken | 'INVALID_ID_TOKEN' | 'TOKEN_EXPIRED'
}

interface IdTokensOptions {
  readonly accounts: AccountStore
  readonly projectId: string
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /**
   * Accept tokens without a signature (`alg: none`), such as those of the SDK's `mockUserToken`, and issue such
   * tokens, because the Admin SDK accepts no others from an emulator.
   */
  readonly allowUnsigned: boolean
}

/** Issues and verifies id tokens with the key of the data folder. */
export async function createIdTokens(options: IdTokensOptions): Promise<IdTokens> {
  const { accounts, projectId, clock, allowUnsigned } = options
  const privateKey = createPrivateKey(await accounts.secret('signingKey', createKey))
  const publicKey = createPublicKey(privateKey)
  const verifiedTokens = new Map<string, VerifiedToken>()

  function check(token: string, project: string): VerifiedToken | undefined {
    const known = verifiedTokens.get(token)
    if (known?.claims.aud === project) return known
    const jwt = readJwt(token)
    if (!jwt) return undefined
    const isMock = allowUnsigned && jwt.alg === 'none'
    const isTrusted = isMock || (project === projectId && isSignedBy(jwt, publicKey))
    const payload = isMock ? completeMock(jwt.payload, project) : jwt.payload
    const isOurs = payload['aud'] === project && payload['iss'] === issuerOf(project)
    const claims = v.safeParse(Claims, payload)
    if (!isTrusted || !isOurs || !claims.success) return undefined
    const [oldest] = verifiedTokens.keys()
    if (verifiedTokens.size >= maxVerifiedTokens && oldest !== undefined)
      verifiedTokens.delete(oldest)
    // By default the SDK dates mock tokens to 1970, and other tools give them no expiry.
    const isDated =
      !isMock || (jwt.payload['exp'] !== undefined && accounts.get(claims.output.sub) !== undefined)
    const expiresAt = isDated && claims.output.iat > 0 ? claims.output.exp * 1000 : Infinity
    const verified = { claims: claims.output, expiresAt }
    verifiedTokens.set(token, verified)
    return verified
  }

  return {
    issue(account, { provider, authTime, claims }) {
      const now = Math.floor(clock() / 1000)
      const payload = {
        ...account.claims,
        ...claims,
        ...(account.displayName !== undefined && { name: account.displayName }),
        ...(account.photoUrl !== undefined && { picture: account.photoUrl }),
        ...(account.email !== undefined && {
          email: account.email,
          email_verified: account.emailVerified,
        }),
        ...(account.phoneNumber !== undefined && { phone_number: account.phoneNumber }),
        ...(provider === 'anonymous' && { provider_id: 'anonymous' }),
        iss: issuerOf(projectId),
        aud: projectId,
        auth_time: authTime,
        user_id: account.uid,
        sub: account.uid,
        iat: now,
        exp: now + idTokenLifetime,
        firebase: {
          identities: {
            ...(account.email !== undefined && { email: [account.email] }),
            ...(account.phoneNumber !== undefined && { phone: [account.phoneNumber] }),
            ...Object.fromEntries(
              (account.identities ?? []).map(({ providerId, rawId }) => [providerId, [rawId]]),
            ),
          },
          sign_in_provider: provider,
        },
      }
      return allowUnsigned ? unsignedJwt(payload) : signJwt(payload, privateKey)
    },

    verify(token, project = projectId) {
      const verified = check(token, project)
      if (!verified) return 'INVALID_ID_TOKEN'
      return verified.expiresAt <= clock() ? 'TOKEN_EXPIRED' : verified
    },
  }
}

/** Adds the claims that mock tokens may lack; the only required one is the user. */
function completeMock(payload: Jwt['payload'], project: string): Jwt['payload'] {
  const { iat = 0, user_id: userId, uid = userId } = payload
  return {
    aud: project,
    iss: issuerOf(project),
    sub: uid,
    auth_time: iat,
    iat,
    exp: Number(iat) + idTokenLifetime,
    ...payload,
  }
}

function issuerOf(project: string): string {
  return `https://securetoken.google.com/${project}`
}

function createKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
