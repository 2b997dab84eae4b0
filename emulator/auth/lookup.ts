import * as v from 'valibot'
import { AuthError } from './auth-error.ts'
import { type AuthOperation, accountOf } from './context.ts'
import { describeAccount } from './describe-account.ts'
import { parseAuth } from './parse-auth.ts'
import type { Account } from './types.ts'

const Body = v.object({
  idToken: v.nullish(v.string()),
  localId: v.optional(v.array(v.string()), []),
  email: v.optional(v.array(v.string()), []),
  phoneNumber: v.optional(v.array(v.string()), []),
})

/** `accounts:lookup`: a user sees the own account, the owner any. */
export const lookup: AuthOperation = (context, call) => {
  const body = parseAuth(Body, call.body)
  const kind = 'identitytoolkit#GetAccountInfoResponse'
  if (typeof body.idToken === 'string')
    return { kind, users: [describeAccount(accountOf(context, body.idToken).account)] }
  if (!call.isOwner) throw new AuthError('INVALID_ID_TOKEN')
  const { accounts } = context
  const found: readonly (Account | undefined)[] = [
    ...body.localId.map((uid) => accounts.get(uid)),
    ...body.email.map((email) => accounts.findByEmail(email.toLowerCase())),
    ...body.phoneNumber.map((phoneNumber) => accounts.findByPhone(phoneNumber)),
  ]
  const users = [...new Set(found)].flatMap((account) =>
    account ? [describeAccount(account)] : [],
  )
  return users.length === 0 ? { kind } : { kind, users }
}

/** `accounts:query` and the listing of accounts, for the owner. */
export const listAccounts: AuthOperation = (context, { isOwner }) => {
  if (!isOwner) throw new AuthError('PERMISSION_DENIED', 403)
  const users = context.accounts.all().map(describeAccount)
  return { recordsCount: String(users.length), userInfo: users, users }
}
