import * as v from 'valibot'
import { AuthError } from '../auth-error.ts'
import { type AuthOperation, accountOf, signInNow, tokensFor } from '../context.ts'
import { createAccount, requireFreeEmail } from '../accounts/create-account.ts'
import { parseAuth, parseEmail } from '../parse-auth.ts'
import { hashPassword } from '../accounts/password.ts'

const Body = v.object({
  email: v.nullish(v.string()),
  password: v.nullish(v.string()),
  displayName: v.nullish(v.string()),
  photoUrl: v.nullish(v.string()),
  idToken: v.nullish(v.string()),
  localId: v.nullish(v.string()),
  emailVerified: v.nullish(v.boolean()),
  disabled: v.nullish(v.boolean()),
  phoneNumber: v.nullish(v.string()),
})

/** `accounts:signUp`: with email and password, or anonymous without both; the owner may choose the uid. */
export const signUp: AuthOperation = async (context, call) => {
  const body = parseAuth(Body, call.body)
  if (typeof body.idToken === 'string') return upgrade(context, call)
  const { email, password } = body
  const isAnonymous = email == null && password == null
  if (!call.isOwner && !isAnonymous) {
    if (password == null || password === '') throw new AuthError('MISSING_PASSWORD')
    parseEmail(email ?? undefined)
  }
  const account = await createAccount(context, {
    email: email ?? undefined,
    password: password ?? undefined,
    displayName: body.displayName ?? undefined,
    photoUrl: body.photoUrl ?? undefined,
    ...(call.isOwner && {
      uid: body.localId ?? undefined,
      emailVerified: body.emailVerified ?? undefined,
      disabled: body.disabled ?? undefined,
      phoneNumber: body.phoneNumber ?? undefined,
    }),
  })
  const created = {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.uid,
    ...(account.email !== undefined && { email: account.email }),
    ...(account.displayName !== undefined && { displayName: account.displayName }),
  }
  if (call.isOwner) return created
  const signIn = signInNow(context, isAnonymous ? 'anonymous' : 'password')
  return { ...created, ...tokensFor(context, account, signIn) }
}

/** Adds an email and a password to an anonymous account, which keeps its uid. */
const upgrade: AuthOperation = async (context, call) => {
  const body = parseAuth(Body, call.body)
  const email = parseEmail(body.email ?? undefined)
  if (body.password == null || body.password === '') throw new AuthError('MISSING_PASSWORD')
  const password = await hashPassword(body.password)
  const { account } = accountOf(context, body.idToken ?? '')
  requireFreeEmail(context, email, account.uid)
  const now = context.clock()
  const upgraded = { ...account, email, password, passwordUpdatedAt: now, lastLoginAt: now }
  await context.accounts.put(upgraded)
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: upgraded.uid,
    email,
    ...tokensFor(context, upgraded, signInNow(context, 'password')),
  }
}
