import type { AuthContext } from '../context.ts'
import { AuthError } from '../auth-error.ts'
import { parseEmail } from '../parse-auth.ts'
import { hashPassword } from './password.ts'
import type { Account, PasswordHash } from '../types.ts'

/** The properties that a new account can be given. */
export interface NewAccount {
  readonly uid?: string | undefined
  readonly email?: string | undefined
  readonly password?: string | undefined
  /** Instead of `password`: several accounts with one password need its expensive hash only once. */
  readonly passwordHash?: PasswordHash | undefined
  readonly displayName?: string | undefined
  readonly photoUrl?: string | undefined
  readonly phoneNumber?: string | undefined
  readonly emailVerified?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly claims?: Readonly<Record<string, unknown>> | undefined
  /** Milliseconds since the epoch; now by default. */
  readonly createdAt?: number | undefined
  readonly lastLoginAt?: number | undefined
}

/** Creates an account; durable when this resolves. Throws EMAIL_EXISTS, WEAK_PASSWORD and the like. */
export async function createAccount(context: AuthContext, given: NewAccount): Promise<Account> {
  const { accounts, clock, newUid } = context
  const uid = given.uid ?? newUid()
  if (uid === '' || uid.length > 128 || uid.includes('/')) throw new AuthError('INVALID_LOCAL_ID')
  const email = given.email === undefined ? undefined : parseEmail(given.email)
  const { password, phoneNumber, displayName, photoUrl, claims } = given
  const hash = password === undefined ? given.passwordHash : await hashPassword(password)
  // No await between these checks and `put`, so that no other request can take the same uid, email or number.
  if (accounts.get(uid)) throw new AuthError('DUPLICATE_LOCAL_ID')
  requireFreeEmail(context, email)
  if (phoneNumber !== undefined && accounts.findByPhone(phoneNumber))
    throw new AuthError('PHONE_NUMBER_EXISTS')
  const now = clock()
  const account: Account = {
    uid,
    emailVerified: given.emailVerified ?? false,
    disabled: given.disabled ?? false,
    createdAt: given.createdAt ?? now,
    lastLoginAt: given.lastLoginAt ?? now,
    validSince: now,
    generation: 1,
    ...(email !== undefined && { email }),
    ...(displayName !== undefined && { displayName }),
    ...(photoUrl !== undefined && { photoUrl }),
    ...(phoneNumber !== undefined && { phoneNumber }),
    ...(hash && { password: hash, passwordUpdatedAt: now }),
    ...(claims && { claims }),
  }
  await accounts.put(account)
  return account
}

/** Throws EMAIL_EXISTS where another account than `uid` has the email. */
export function requireFreeEmail(
  { accounts }: AuthContext,
  email: string | undefined,
  uid?: string,
): void {
  const holder = email === undefined ? undefined : accounts.findByEmail(email)
  if (holder && holder.uid !== uid) throw new AuthError('EMAIL_EXISTS')
}
