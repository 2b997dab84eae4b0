import type { AccountStore } from './accounts/account-store.ts'
import type { AttemptLimit } from './sign-in/attempt-limit.ts'
import { AuthError } from './auth-error.ts'
import { type IdTokenClaims, type IdTokens, idTokenLifetime } from './tokens/id-tokens.ts'
import type { OneTimeCodes } from './codes/one-time-codes.ts'
import type { RefreshTokens } from './tokens/refresh-tokens.ts'
import type { Account, SignIn, SignInProvider } from './types.ts'

/** The dependencies of every operation of the Auth service. */
export interface AuthContext {
  readonly projectId: string
  readonly accounts: AccountStore
  readonly idTokens: IdTokens
  readonly refreshTokens: RefreshTokens
  readonly codes: OneTimeCodes
  readonly attempts: AttemptLimit
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly newUid: () => string
  readonly allowUnsigned: boolean
  readonly settings: AuthSettings
}

/** Settings that a developer can change while the emulator runs; a restart resets them. */
export interface AuthSettings {
  /** Whether responses hide which emails have an account. */
  emailEnumerationProtection: boolean
}

/** One request to the Auth service. */
interface AuthCall {
  readonly body: unknown
  readonly isOwner: boolean
  /** The origin of this server, for links: `http://host:port` */
  readonly origin: string
  readonly apiKey: string
}

/** Returns the JSON of the response; throws an AuthError. */
export type AuthOperation = (context: AuthContext, call: AuthCall) => object | Promise<object>

/** Sensitive operations require a sign-in at most this old, in seconds. */
const recentSignIn = 5 * 60

/** The account of a valid id token; throws INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_... */
export function accountOf(
  { accounts, idTokens }: AuthContext,
  idToken: string,
): { account: Account; claims: IdTokenClaims } {
  const verified = idTokens.verify(idToken)
  if (typeof verified === 'string') throw new AuthError(verified)
  const { claims } = verified
  const account = accounts.get(claims.sub)
  if (!account) throw new AuthError('USER_NOT_FOUND')
  if (account.disabled) throw new AuthError('USER_DISABLED')
  if (claims.iat < Math.floor(account.validSince / 1000)) throw new AuthError('TOKEN_EXPIRED')
  return { account, claims }
}

/** Throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN where the sign-in is too old for a sensitive operation. */
export function requireRecentSignIn({ clock }: AuthContext, claims: IdTokenClaims): void {
  if (clock() / 1000 - claims.auth_time > recentSignIn)
    throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}

/** A sign-in at the current time. */
export function signInNow({ clock }: AuthContext, provider: SignInProvider): SignIn {
  return { provider, authTime: Math.floor(clock() / 1000) }
}

/** The sign-in of the session of an id token. */
export function signInOf(claims: IdTokenClaims): SignIn {
  const firebase = claims['firebase']
  const provider =
    typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
      ? firebase.sign_in_provider
      : undefined
  return {
    provider: typeof provider === 'string' ? provider : 'password',
    authTime: claims.auth_time,
  }
}

/** The token fields of a response. */
export function tokensFor(
  { idTokens, refreshTokens }: AuthContext,
  account: Account,
  signIn: SignIn,
): { idToken: string; refreshToken: string; expiresIn: string } {
  return {
    idToken: idTokens.issue(account, signIn),
    refreshToken: refreshTokens.issue(account, signIn),
    expiresIn: String(idTokenLifetime),
  }
}

/** Stores the time of a sign-in and returns the changed account. */
export async function recordSignIn(
  { accounts, clock }: AuthContext,
  account: Account,
): Promise<Account> {
  const signedIn = { ...account, lastLoginAt: clock() }
  await accounts.put(signedIn)
  return signedIn
}
