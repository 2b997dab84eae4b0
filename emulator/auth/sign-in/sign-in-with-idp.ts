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
import type { Account, FederatedIdentity } from '../types.ts'
import { withoutDeleted } from '../accounts/update-account.ts'
import { withIdentity } from '../accounts/with-identity.ts'

const Body = v.object({
  postBody: v.string(),
  idToken: v.nullish(v.string()),
  returnIdpCredential: v.nullish(v.boolean()),
})

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  email: v.nullish(v.string()),
  email_verified: v.nullish(v.boolean()),
  name: v.nullish(v.string()),
  picture: v.nullish(v.string()),
})

/** Who a provider says its user is. */
interface Assertion {
  readonly identity: FederatedIdentity
  readonly emailVerified: boolean
  /** As text, as the SDK parses it. */
  readonly profile: string
}

/**
 * `accounts:signInWithIdp` with a credential that a test made up: the user's claims as bare JSON or an
 * unsigned token. No provider is asked, so only where unsigned tokens may pass.
 */
export const signInWithIdp: AuthOperation = async (context, { body }) => {
  const { postBody, idToken } = parseAuth(Body, body)
  const post = new URLSearchParams(postBody)
  const providerId = post.get('providerId')
  if (providerId === null) throw new AuthError('INVALID_CREDENTIAL_OR_PROVIDER_ID')
  if (!context.allowUnsigned)
    throw new AuthError('OPERATION_NOT_ALLOWED : The identity provider is not enabled.')
  const assertion = readAssertion(
    providerId,
    post.get('id_token') ?? post.get('access_token') ?? '',
  )
  const { identity } = assertion
  const described = {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId,
    federatedId: identity.rawId,
    ...(identity.email !== undefined && { email: identity.email }),
    emailVerified: assertion.emailVerified,
    ...(identity.displayName !== undefined && { displayName: identity.displayName }),
    ...(identity.photoUrl !== undefined && { photoUrl: identity.photoUrl }),
    rawUserInfo: assertion.profile,
    ...(post.get('id_token') !== null && { oauthIdToken: post.get('id_token') }),
    ...(post.get('access_token') !== null && { oauthAccessToken: post.get('access_token') }),
  }
  const known =
    typeof idToken === 'string'
      ? linked(context, accountOf(context, idToken).account, assertion)
      : found(context, assertion)
  if (known === 'needsConfirmation') return { ...described, needConfirmation: true }
  if (known?.disabled === true) throw new AuthError('USER_DISABLED')
  const account =
    known ?? withIdentity(await createAccount(context, newAccount(assertion)), identity)
  const signedIn = await recordSignIn(context, account)
  return {
    ...described,
    localId: signedIn.uid,
    isNewUser: known === undefined,
    ...tokensFor(context, signedIn, signInNow(context, providerId)),
  }
}

function readAssertion(providerId: string, credential: string): Assertion {
  const content = readJwt(credential)?.payload ?? jsonOf(credential)
  const claims = v.safeParse(Claims, content)
  if (!claims.success)
    throw new AuthError('INVALID_IDP_RESPONSE : Here a credential is the claims of a user as JSON.')
  const { sub, email, name, picture } = claims.output
  return {
    identity: {
      providerId,
      rawId: sub,
      ...(email != null && { email: parseEmail(email) }),
      ...(name != null && { displayName: name }),
      ...(picture != null && { photoUrl: picture }),
    },
    emailVerified: claims.output.email_verified ?? false,
    profile: JSON.stringify(content),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The account to sign in to: the one with this identity, or the one whose email the provider verified. */
function found(
  { accounts, clock }: AuthContext,
  { identity, emailVerified }: Assertion,
): Account | 'needsConfirmation' | undefined {
  const holder = accounts.findByIdentity(identity.providerId, identity.rawId)
  if (holder) return holder
  const namesake = identity.email === undefined ? undefined : accounts.findByEmail(identity.email)
  if (!namesake) return undefined
  if (!emailVerified) return 'needsConfirmation'
  if (namesake.emailVerified) return withIdentity(namesake, identity)
  // Whoever made the account did not prove the email: their ways to sign in end here.
  const others = (namesake.identities ?? []).map(({ providerId }) => providerId)
  const bare = withoutDeleted(namesake, {
    deleteAttribute: [],
    deleteProvider: ['password', 'phone', ...others],
  })
  const { generation } = namesake
  return withIdentity(
    { ...bare, emailVerified: true, validSince: clock(), generation: generation + 1 },
    identity,
  )
}

function linked(
  context: AuthContext,
  account: Account,
  { identity, emailVerified }: Assertion,
): Account {
  const holder = context.accounts.findByIdentity(identity.providerId, identity.rawId)
  if (holder && holder.uid !== account.uid) throw new AuthError('FEDERATED_USER_ID_ALREADY_LINKED')
  requireFreeEmail(context, identity.email, account.uid)
  const { email = identity.email } = account
  return withIdentity(
    {
      ...account,
      ...(email !== undefined && { email }),
      emailVerified: account.emailVerified || (emailVerified && email === identity.email),
    },
    identity,
  )
}

function newAccount({ identity, emailVerified }: Assertion): Parameters<typeof createAccount>[1] {
  const { email, displayName, photoUrl } = identity
  return { email, displayName, photoUrl, emailVerified }
}
