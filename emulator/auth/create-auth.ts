import { randomBytes } from 'node:crypto'
import type { Caller } from '#emulator/wire/caller.ts'
import { openAccountStore } from './accounts/account-store.ts'
import { createAttemptLimit } from './sign-in/attempt-limit.ts'
import { type AuthContext, signInNow, tokensFor } from './context.ts'
import { type NewAccount, createAccount } from './accounts/create-account.ts'
import { createIdTokens } from './tokens/id-tokens.ts'
import { createOneTimeCodes } from './codes/one-time-codes.ts'
import { createRefreshTokens } from './tokens/refresh-tokens.ts'
import { hashPassword } from './accounts/password.ts'
import type { Account, PasswordHash } from './types.ts'

/** The accounts of a project and their tokens. */
export interface Auth {
  /** A random id of this data folder. */
  readonly dataId: string
  /** Creates an account; durable when this resolves. Rejects with an AuthError such as EMAIL_EXISTS. */
  createAccount(account: NewAccount): Promise<Account>
  /** Rejects with WEAK_PASSWORD. */
  hashPassword(password: string): Promise<PasswordHash>
  findByEmail(email: string): Account | undefined
  /** A new id token for an existing account, as after a sign-in. */
  issueIdToken(uid: string): string | undefined
  /** The caller of an id token of the project; undefined where the token is not valid. */
  verify(idToken: string, project?: string): Extract<Caller, { type: 'user' }> | undefined
  /** Deletes every account and code. */
  clear(): Promise<void>
  close(): Promise<void>
  readonly context: AuthContext
}

interface AuthOptions {
  /** The folder of the account database. */
  readonly path: string
  readonly projectId: string
  readonly clock: () => number
  readonly allowUnsigned: boolean
  /** The initial value of the setting. */
  readonly emailEnumerationProtection: boolean
}

/** Opens the accounts of a data folder. */
export async function createAuth(options: AuthOptions): Promise<Auth> {
  const { path, projectId, clock, allowUnsigned, emailEnumerationProtection } = options
  const accounts = await openAccountStore(path)
  const idTokens = await createIdTokens({ accounts, projectId, clock, allowUnsigned })
  const refreshTokens = await createRefreshTokens(accounts)
  const codes = createOneTimeCodes(clock)
  const context: AuthContext = {
    projectId,
    accounts,
    idTokens,
    refreshTokens,
    codes,
    attempts: createAttemptLimit(clock),
    clock,
    newUid: () => randomBytes(21).toString('base64url'),
    allowUnsigned,
    settings: { emailEnumerationProtection },
  }
  return {
    dataId: accounts.dataId,
    context,
    createAccount: (account) => createAccount(context, account),
    hashPassword,
    findByEmail: (email) => accounts.findByEmail(email.trim().toLowerCase()),
    issueIdToken(uid) {
      const account = accounts.get(uid)
      return account && tokensFor(context, account, signInNow(context, 'password')).idToken
    },
    verify(idToken, project) {
      const verified = idTokens.verify(idToken, project)
      if (typeof verified === 'string') return undefined
      const { claims, expiresAt } = verified
      return {
        type: 'user',
        auth: { uid: claims.sub, token: claims },
        expiresAt,
      }
    },
    async clear() {
      codes.clear()
      await accounts.clear()
    },
    close: () => accounts.close(),
  }
}
