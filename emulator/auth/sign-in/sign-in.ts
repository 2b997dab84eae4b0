import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { AuthError } from '../auth-error.ts'
import {
  type AuthContext,
  type AuthOperation,
  accountOf,
  recordSignIn,
  signInNow,
  tokensFor,
} from '../context.ts'
import { createAccount, requireFreeEmail } from '../accounts/create-account.ts'
import { readJwt } from '../tokens/jwt.ts'
import { parseAuth, parseEmail } from '../parse-auth.ts'
import { isPassword } from '../accounts/password.ts'
import type { Account } from '../types.ts'

const tooMany =
  'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.'

const PasswordBody = v.object({ email: v.nullish(v.string()), password: v.nullish(v.string()) })

/** `accounts:signInWithPassword`. With email enumeration protection, an unknown email looks like a wrong password. */
export const signInWithPassword: AuthOperation = async (context, { body }) => {
  const { email: given, password } = parseAuth(PasswordBody, body)
  const email = parseEmail(given ?? undefined)
  if (password == null || password === '') throw new AuthError('MISSING_PASSWORD')
  const { accounts, attempts } = context
  if (attempts.isBlocked(email)) throw new AuthError(tooMany)
  const isCorrect = await isPassword(password, accounts.findByEmail(email)?.password)
  const account = accounts.findByEmail(email)
  if (!isCorrect || !account) {
    attempts.failed(email)
    if (context.settings.emailEnumerationProtection)
      throw new AuthError('INVALID_LOGIN_CREDENTIALS')
    throw new AuthError(account ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND')
  }
  if (account.disabled) throw new AuthError('USER_DISABLED')
  attempts.succeeded(email)
  const signedIn = await recordSignIn(context, account)
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: signedIn.uid,
    email,
    displayName: signedIn.displayName ?? '',
    ...tokensFor(context, signedIn, signInNow(context, 'password')),
  }
}

const EmailLinkBody = v.object({
  email: v.nullish(v.string()),
  oobCode: v.string(),
  idToken: v.nullish(v.string()),
})

/**
 * `accounts:signInWithEmailLink`: signs in with the code of an email link, and creates the account if needed.
 * With an id token it adds the email to that account instead.
 */
export const signInWithEmailLink: AuthOperation = async (context, { body }) => {
  const { email: given, oobCode, idToken } = parseAuth(EmailLinkBody, body)
  const email = parseEmail(given ?? undefined)
  const code = context.codes.findOob(oobCode)
  if (code.requestType !== 'EMAIL_SIGNIN') throw new AuthError('INVALID_OOB_CODE')
  if (code.email !== email)
    throw new AuthError(
      'INVALID_EMAIL : The email provided does not match the sign-in email address.',
    )
  if (typeof idToken === 'string')
    requireFreeEmail(context, email, accountOf(context, idToken).account.uid)
  context.codes.consumeOob(oobCode)
  const known =
    typeof idToken === 'string'
      ? { ...accountOf(context, idToken).account, email }
      : context.accounts.findByEmail(email)
  const { signedIn, isNewUser } = await signInOrCreate(context, known, { email, emailLink: true })
  return {
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    localId: signedIn.uid,
    email,
    isNewUser,
    ...tokensFor(context, signedIn, signInNow(context, 'password')),
  }
}

const PhoneBody = v.intersect([
  v.object({ idToken: v.nullish(v.string()) }),
  v.union([
    v.object({ sessionInfo: v.string(), code: v.string() }),
    v.object({ temporaryProof: v.string(), phoneNumber: v.string() }),
  ]),
])

/**
 * `accounts:signInWithPhoneNumber`, with the code that the mailbox shows. With an id token it adds the number to
 * that account instead.
 */
export const signInWithPhoneNumber: AuthOperation = async (context, { body }) => {
  const given = parseAuth(PhoneBody, body)
  const { idToken } = given
  const phoneNumber = redeem(context, given)
  const holder = context.accounts.findByPhone(phoneNumber)
  const linking = typeof idToken === 'string' ? accountOf(context, idToken).account : undefined
  if (linking && holder && holder.uid !== linking.uid)
    return { phoneNumber, temporaryProof: context.codes.createProof(phoneNumber) }
  const known = linking ? { ...linking, phoneNumber } : holder
  const { signedIn, isNewUser } = await signInOrCreate(context, known, { phoneNumber })
  return {
    localId: signedIn.uid,
    phoneNumber,
    isNewUser,
    ...tokensFor(context, signedIn, signInNow(context, 'phone')),
  }
}

function redeem({ codes }: AuthContext, given: v.InferOutput<typeof PhoneBody>): string {
  if ('code' in given) return codes.redeemPhone(given.sessionInfo, given.code)
  codes.redeemProof(given.temporaryProof, given.phoneNumber)
  return given.phoneNumber
}

const CustomTokenBody = v.object({ token: v.string() })
const CustomToken = v.object({
  uid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  claims: v.exactOptional(v.record(v.string(), v.unknown())),
})

/** `accounts:signInWithCustomToken`. Without a service account to verify them, only unsigned tokens are allowed. */
export const signInWithCustomToken: AuthOperation = async (context, { body }) => {
  const { token } = parseAuth(CustomTokenBody, body)
  const content = v.safeParse(CustomToken, readJwt(token)?.payload ?? jsonOf(token))
  if (!context.allowUnsigned || !content.success)
    throw new AuthError('INVALID_CUSTOM_TOKEN : The custom token format is incorrect.')
  const { uid, claims } = content.output
  const { signedIn, isNewUser } = await signInOrCreate(context, context.accounts.get(uid), { uid })
  const signIn = { ...signInNow(context, 'custom'), ...(claims && { claims }) }
  return {
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    isNewUser,
    ...tokensFor(context, signedIn, signIn),
  }
}

/** Test tools send custom tokens as plain JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const AuthUriBody = v.object({ identifier: v.string(), continueUri: v.string() })

/** `accounts:createAuthUri`. Reveals whether an account exists only without email enumeration protection. */
export const createAuthUri: AuthOperation = ({ accounts, settings }, { body }) => {
  const { identifier } = parseAuth(AuthUriBody, body)
  if (!/^[^@\s]+@[^@\s]+$/.test(identifier)) throw new AuthError('INVALID_IDENTIFIER')
  const account = accounts.findByEmail(identifier.toLowerCase())
  const methods = [
    ...(account?.password ? ['password'] : []),
    ...(account?.emailLink === true ? ['emailLink'] : []),
    ...(account?.identities ?? []).map(({ providerId }) => providerId),
  ]
  return {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    sessionId: randomBytes(18).toString('base64url'),
    ...(!settings.emailEnumerationProtection && {
      registered: account !== undefined,
      signinMethods: methods,
      allProviders: [...new Set(methods.map((one) => (one === 'emailLink' ? 'password' : one)))],
    }),
  }
}

async function signInOrCreate(
  context: AuthContext,
  known: Account | undefined,
  given: Pick<Partial<Account>, 'uid' | 'email' | 'phoneNumber' | 'emailLink'>,
): Promise<{ signedIn: Account; isNewUser: boolean }> {
  if (known?.disabled) throw new AuthError('USER_DISABLED')
  const account = known ?? (await createAccount(context, given))
  const signedIn = await recordSignIn(context, {
    ...account,
    emailVerified: account.emailVerified || given.email !== undefined,
    ...(given.emailLink === true && { emailLink: true }),
  })
  return { signedIn, isNewUser: !known }
}
