import * as v from 'valibot'
import { AuthError } from '../auth-error.ts'
import {
  type AuthContext,
  type AuthOperation,
  accountOf,
  requireRecentSignIn,
  signInOf,
  tokensFor,
} from '../context.ts'
import { requireFreeEmail } from './create-account.ts'
import { describeAccount } from './describe-account.ts'
import type { IdTokenClaims } from '../tokens/id-tokens.ts'
import { withIdentity } from './with-identity.ts'
import { parseAuth, parseEmail } from '../parse-auth.ts'
import { hashPassword } from './password.ts'
import type { Account } from '../types.ts'

const Body = v.object({
  idToken: v.nullish(v.string()),
  localId: v.nullish(v.string()),
  oobCode: v.nullish(v.string()),
  email: v.nullish(v.string()),
  password: v.nullish(v.string()),
  displayName: v.nullish(v.string()),
  photoUrl: v.nullish(v.string()),
  deleteAttribute: v.optional(v.array(v.string()), []),
  deleteProvider: v.optional(v.array(v.string()), []),
  emailVerified: v.nullish(v.boolean()),
  disableUser: v.nullish(v.boolean()),
  phoneNumber: v.nullish(v.string()),
  linkProviderUserInfo: v.nullish(
    v.object({
      providerId: v.string(),
      rawId: v.string(),
      email: v.exactOptional(v.string()),
      displayName: v.exactOptional(v.string()),
      photoUrl: v.exactOptional(v.string()),
    }),
  ),
  /** Seconds since 1970, as text. */
  validSince: v.nullish(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer()),
  ),
  customAttributes: v.nullish(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))),
})

/** `accounts:update`: by the user (id token), by the code of an email, or by the owner (uid). */
export const updateAccount: AuthOperation = async (context, call) => {
  const body = parseAuth(Body, call.body)
  if (typeof body.oobCode === 'string') return applyCode(context, body.oobCode)
  const { account: known, claims } = subjectOf(context, body, call.isOwner)
  const isSensitive = body.email != null || body.password != null || body.deleteProvider.length > 0
  if (claims && isSensitive) requireRecentSignIn(context, claims)
  const password = body.password == null ? undefined : await hashPassword(body.password)
  const email = body.email == null ? undefined : parseEmail(body.email)
  // Read again, because the account may have changed while the password was hashed.
  const account = context.accounts.get(known.uid) ?? known
  requireFreeEmail(context, email, account.uid)
  const phoneNumber = call.isOwner ? (body.phoneNumber ?? undefined) : undefined
  const holder = phoneNumber === undefined ? undefined : context.accounts.findByPhone(phoneNumber)
  if (holder && holder.uid !== account.uid) throw new AuthError('PHONE_NUMBER_EXISTS')

  const now = context.clock()
  const endsSessions = password !== undefined || (email !== undefined && email !== account.email)
  const kept = withoutDeleted(account, body)
  const { linkProviderUserInfo: identity } = body
  const changed: Account = {
    ...(call.isOwner && identity ? withIdentity(kept, identity) : kept),
    ...(typeof body.displayName === 'string' && { displayName: body.displayName }),
    ...(typeof body.photoUrl === 'string' && { photoUrl: body.photoUrl }),
    ...(email !== undefined && email !== account.email && { email, emailVerified: false }),
    ...(password && { password, passwordUpdatedAt: now }),
    ...(endsSessions && { validSince: now, generation: account.generation + 1 }),
    ...(call.isOwner && {
      emailVerified: body.emailVerified ?? account.emailVerified,
      disabled: body.disableUser ?? account.disabled,
      ...(body.customAttributes && { claims: body.customAttributes }),
      ...(phoneNumber !== undefined && { phoneNumber }),
      ...(body.validSince != null && {
        validSince: body.validSince * 1000,
        generation: account.generation + 1,
      }),
    }),
  }
  await context.accounts.put(changed)
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...describeAccount(changed),
    ...(claims && tokensFor(context, changed, signInOf(claims))),
  }
}

const Subject = v.object({ idToken: v.nullish(v.string()), localId: v.nullish(v.string()) })

/** `accounts:delete`: by the user or by the owner. */
export const deleteAccount: AuthOperation = async (context, call) => {
  const { account, claims } = subjectOf(context, parseAuth(Subject, call.body), call.isOwner)
  if (claims) requireRecentSignIn(context, claims)
  await context.accounts.remove(account.uid)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}

function subjectOf(
  context: AuthContext,
  { idToken, localId }: v.InferOutput<typeof Subject>,
  isOwner: boolean,
): { account: Account; claims?: IdTokenClaims } {
  if (typeof idToken === 'string') return accountOf(context, idToken)
  if (!isOwner || typeof localId !== 'string') throw new AuthError('INVALID_ID_TOKEN')
  const account = context.accounts.get(localId)
  if (!account) throw new AuthError('USER_NOT_FOUND')
  return { account }
}

type Deletions = Pick<v.InferOutput<typeof Body>, 'deleteAttribute' | 'deleteProvider'> &
  Partial<Pick<v.InferOutput<typeof Body>, 'displayName' | 'photoUrl'>>

/** The account without the attributes and sign-in providers that a request deletes. */
export function withoutDeleted(account: Account, body: Deletions): Account {
  const { displayName, photoUrl, password, passwordUpdatedAt, phoneNumber, emailLink, ...others } =
    account
  const { identities, ...rest } = others
  const drops = (attribute: string): boolean => body.deleteAttribute.includes(attribute)
  const keepsPassword = !body.deleteProvider.includes('password')
  return {
    ...rest,
    ...(displayName !== undefined && !drops('DISPLAY_NAME') && body.displayName !== null
      ? { displayName }
      : {}),
    ...(photoUrl !== undefined && !drops('PHOTO_URL') && body.photoUrl !== null
      ? { photoUrl }
      : {}),
    ...(password && keepsPassword ? { password } : {}),
    ...(emailLink === true && keepsPassword ? { emailLink } : {}),
    ...(passwordUpdatedAt !== undefined && keepsPassword ? { passwordUpdatedAt } : {}),
    ...(phoneNumber !== undefined && !body.deleteProvider.includes('phone') ? { phoneNumber } : {}),
    ...(identities && {
      identities: identities.filter(({ providerId }) => !body.deleteProvider.includes(providerId)),
    }),
  }
}

async function applyCode(context: AuthContext, oobCode: string): Promise<object> {
  const { requestType, email, newEmail } = context.codes.findOob(oobCode)
  const account = context.accounts.findByEmail(email)
  const isChange = requestType === 'VERIFY_AND_CHANGE_EMAIL'
  if (!account || (requestType !== 'VERIFY_EMAIL' && !isChange))
    throw new AuthError('INVALID_OOB_CODE')
  const now = context.clock()
  requireFreeEmail(context, newEmail, account.uid)
  context.codes.consumeOob(oobCode)
  const changed: Account = {
    ...account,
    emailVerified: true,
    ...(isChange &&
      newEmail !== undefined && {
        email: newEmail,
        validSince: now,
        generation: account.generation + 1,
      }),
  }
  await context.accounts.put(changed)
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...describeAccount(changed) }
}
