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

/** A provider's statement about its user. */
interface Assertion {
  readonly identity: FederatedIdentity
  readonly emailVerified: boolean
  /** JSON text, which the SDK parses. */
  readonly profile: string
}

/**
 * `accounts:signInWithIdp` with a fake credential: the claims of a user as JSON or as an unsigned token. The
 * provider is not contacted, so this is only allowed with unsigned tokens.
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
      ? linkIdentity(context, accountOf(context, idToken).account, assertion)
      : findAccount(context, assertion)
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
    throw new AuthError(
      'INVALID_IDP_RESPONSE : This emulator expects the claims of a user as JSON as the credential.',
    )
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

/** The account with this identity, or the one whose email the provider verified. */
function findAccount(
  { accounts, clock }: AuthContext,
  { identity, emailVerified }: Assertion,
): Account | 'needsConfirmation' | undefined {
  const holder = accounts.findByIdentity(identity.providerId, identity.rawId)
  if (holder) return holder
  const sameEmail = identity.email === undefined ? undefined : accounts.findByEmail(identity.email)
  if (!sameEmail) return undefined
  if (!emailVerified) return 'needsConfirmation'
  if (sameEmail.emailVerified) return withIdentity(sameEmail, identity)
  // The creator of the account never verified the email, so their sign-in methods are removed.
  const others = (sameEmail.identities ?? []).map(({ providerId }) => providerId)
  const bare = withoutDeleted(sameEmail, {
    deleteAttribute: [],
    deleteProvider: ['password', 'phone', ...others],
  })
  const { generation } = sameEmail
  return withIdentity(
    { ...bare, emailVerified: true, validSince: clock(), generation: generation + 1 },
    identity,
  )
}

function linkIdentity(
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
