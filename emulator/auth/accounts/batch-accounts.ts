import * as v from 'valibot'
import { AuthError } from '../auth-error.ts'
import type { AuthContext, AuthOperation } from '../context.ts'
import { createAccount } from './create-account.ts'
import { parseAuth } from '../parse-auth.ts'

const maxAccounts = 1000
const DeleteBody = v.object({
  localIds: v.pipe(v.array(v.string()), v.maxLength(maxAccounts)),
  force: v.nullish(v.boolean()),
})

/** `accounts:batchDelete`, for the owner; deletes only disabled accounts unless `force` is set. */
export const deleteAccounts: AuthOperation = async ({ accounts }, { body }) => {
  const { localIds, force } = parseAuth(DeleteBody, body)
  const errors: object[] = []
  for (const [index, localId] of localIds.entries()) {
    const account = accounts.get(localId)
    if (account && !account.disabled && force !== true)
      errors.push({
        index,
        localId,
        message: 'NOT_DISABLED : Disable the account before deletion.',
      })
    else if (account) await accounts.remove(localId)
  }
  return errors.length === 0 ? {} : { errors }
}

/** Milliseconds since the epoch, which the SDK sends as text. */
const Time = v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer()))
const Imported = v.object({
  localId: v.string(),
  email: v.nullish(v.string()),
  emailVerified: v.nullish(v.boolean()),
  displayName: v.nullish(v.string()),
  photoUrl: v.nullish(v.string()),
  phoneNumber: v.nullish(v.string()),
  disabled: v.nullish(v.boolean()),
  customAttributes: v.nullish(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))),
  createdAt: Time,
  lastLoginAt: Time,
  passwordHash: v.nullish(v.string()),
})
const ImportBody = v.object({
  users: v.pipe(
    v.array(v.unknown()),
    v.minLength(1, 'MISSING_USER_ACCOUNT'),
    v.maxLength(maxAccounts),
  ),
})

/** `accounts:batchCreate`, for the owner; replaces existing accounts. */
export const importAccounts: AuthOperation = async (context, { body }) => {
  const error: object[] = []
  for (const [index, user] of parseAuth(ImportBody, body).users.entries()) {
    try {
      await importAccount(context, user)
    } catch (reason) {
      if (!(reason instanceof AuthError)) throw reason
      error.push({ index, message: reason.message })
    }
  }
  return { kind: 'identitytoolkit#UploadAccountResponse', ...(error.length > 0 && { error }) }
}

async function importAccount(context: AuthContext, input: unknown): Promise<void> {
  const { localId, passwordHash, customAttributes, ...user } = parseAuth(Imported, input)
  if (passwordHash != null)
    throw new AuthError('Password hashes cannot be imported into this emulator.')
  const given = Object.fromEntries(Object.entries(user).filter(([, value]) => value !== null))
  const before = context.accounts.get(localId)
  if (before) await context.accounts.remove(localId)
  try {
    await createAccount(context, { ...given, uid: localId, claims: customAttributes ?? undefined })
  } catch (reason) {
    if (before) await context.accounts.put(before)
    throw reason
  }
}
