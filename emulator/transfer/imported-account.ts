import * as v from 'valibot'
import type { AccountStore } from '#emulator/auth/accounts/account-store.ts'
import type { Account } from '#emulator/auth/types.ts'

const Time = v.pipe(v.number(), v.integer())
const Shown = {
  email: v.exactOptional(v.string()),
  displayName: v.exactOptional(v.string()),
  photoUrl: v.exactOptional(v.string()),
}
const ImportedAccount = v.strictObject({
  ...Shown,
  uid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  emailVerified: v.boolean(),
  emailLink: v.exactOptional(v.boolean()),
  phoneNumber: v.exactOptional(v.string()),
  password: v.exactOptional(v.strictObject({ salt: v.string(), hash: v.string() })),
  passwordUpdatedAt: v.exactOptional(Time),
  disabled: v.boolean(),
  createdAt: Time,
  lastLoginAt: Time,
  validSince: Time,
  generation: Time,
  claims: v.exactOptional(v.record(v.string(), v.unknown())),
  identities: v.exactOptional(
    v.array(v.strictObject({ ...Shown, providerId: v.string(), rawId: v.string() })),
  ),
})

/** Parses a line of an export; throws where it is invalid or its email or phone number is in use. */
export function importedAccount(line: string, accounts: AccountStore): Account {
  const account = v.parse(v.pipe(v.string(), v.parseJson(), ImportedAccount), line)
  const holders = [
    account.email === undefined ? undefined : accounts.findByEmail(account.email),
    account.phoneNumber === undefined ? undefined : accounts.findByPhone(account.phoneNumber),
  ]
  if (holders.some((holder) => holder && holder.uid !== account.uid))
    throw new Error(`the email or phone number of "${account.uid}" belongs to another account`)
  return account
}
