import * as v from 'valibot'
import { AuthError } from '../auth-error.ts'
import { type AuthOperation, accountOf } from '../context.ts'
import { describeAccount } from './describe-account.ts'
import { parseAuth } from '../parse-auth.ts'
import type { Account } from '../types.ts'

const Body = v.object({
  idToken: v.nullish(v.string()),
  localId: v.optional(v.array(v.string()), []),
  email: v.optional(v.array(v.string()), []),
  phoneNumber: v.optional(v.array(v.string()), []),
  federatedUserId: v.optional(v.array(v.object({ providerId: v.string(), rawId: v.string() })), []),
})

/** `accounts:lookup`: users get their own account, the owner any account. */
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
    ...body.federatedUserId.map((one) => accounts.findByIdentity(one.providerId, one.rawId)),
  ]
  const users = [...new Set(found)].flatMap((account) =>
    account ? [describeAccount(account)] : [],
  )
  return users.length === 0 ? { kind } : { kind, users }
}

const pageSize = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer())
const ListBody = v.object({
  maxResults: v.nullish(v.pipe(pageSize, v.minValue(1), v.maxValue(1000))),
  nextPageToken: v.nullish(v.string()),
})

/** `accounts:query` and `accounts:batchGet`: accounts by uid, in pages, for the owner. */
export const listAccounts: AuthOperation = (context, { isOwner, body }) => {
  if (!isOwner) throw new AuthError('PERMISSION_DENIED', 403)
  const { maxResults, nextPageToken } = parseAuth(ListBody, body)
  const all = context.accounts.all().toSorted((a, b) => (a.uid < b.uid ? -1 : 1))
  const rest = all.filter(({ uid }) => uid > (nextPageToken ?? ''))
  const page = rest.slice(0, maxResults ?? rest.length)
  const users = page.map(describeAccount)
  return {
    recordsCount: String(all.length),
    userInfo: users,
    users,
    ...(page.length < rest.length && { nextPageToken: page.at(-1)?.uid }),
  }
}
