import { randomBytes } from 'node:crypto'
import { open } from 'lmdb'
import type { Account } from '../types.ts'

/** Accounts on disk, with a copy in memory for reads. */
export interface AccountStore {
  /** A random id of this data folder. */
  readonly dataId: string
  get(uid: string): Account | undefined
  findByEmail(email: string): Account | undefined
  findByPhone(phoneNumber: string): Account | undefined
  findByIdentity(providerId: string, rawId: string): Account | undefined
  all(): readonly Account[]
  /** Resolves once the account is durable; it is visible to reads immediately. */
  put(account: Account): Promise<void>
  putAll(accounts: readonly Account[]): Promise<void>
  remove(uid: string): Promise<void>
  clear(): Promise<void>
  /** A secret of this data folder, created on the first call. */
  secret(name: string, create: () => string): Promise<string>
  close(): Promise<void>
}

/** Opens the accounts in the folder `path`, which is created where it is missing. */
export async function openAccountStore(path: string): Promise<AccountStore> {
  const environment = open({ path, encoding: 'json' })
  const records = environment.openDB<Account, string>({ name: 'accounts', encoding: 'json' })
  const secrets = environment.openDB<string, string>({ name: 'secrets', encoding: 'json' })
  const accounts = new Map<string, Account>()
  const byEmail = new Map<string, string>()
  const byPhone = new Map<string, string>()
  for (const { value } of records.getRange()) index(value)

  function index(account: Account): void {
    unindex(account.uid)
    accounts.set(account.uid, account)
    if (account.email !== undefined) byEmail.set(account.email, account.uid)
    if (account.phoneNumber !== undefined) byPhone.set(account.phoneNumber, account.uid)
  }

  function unindex(uid: string): void {
    const known = accounts.get(uid)
    if (known?.email !== undefined) byEmail.delete(known.email)
    if (known?.phoneNumber !== undefined) byPhone.delete(known.phoneNumber)
    accounts.delete(uid)
  }

  async function secret(name: string, create: () => string): Promise<string> {
    const known = secrets.get(name)
    if (known !== undefined) return known
    const made = create()
    await secrets.put(name, made)
    await environment.flushed
    return made
  }

  return {
    dataId: await secret('dataId', () => randomBytes(9).toString('base64url')),
    get: (uid) => accounts.get(uid),
    findByEmail: (email) => accounts.get(byEmail.get(email) ?? ''),
    findByPhone: (phoneNumber) => accounts.get(byPhone.get(phoneNumber) ?? ''),
    findByIdentity: (providerId, rawId) =>
      [...accounts.values()].find(({ identities = [] }) =>
        identities.some((one) => one.providerId === providerId && one.rawId === rawId),
      ),
    all: () => [...accounts.values()],
    async put(account) {
      index(account)
      await records.put(account.uid, account)
      await environment.flushed
    },
    async putAll(given) {
      for (const account of given) index(account)
      await Promise.all(given.map((account) => records.put(account.uid, account)))
      await environment.flushed
    },
    async remove(uid) {
      unindex(uid)
      await records.remove(uid)
      await environment.flushed
    },
    async clear() {
      accounts.clear()
      byEmail.clear()
      byPhone.clear()
      await records.clearAsync()
      await environment.flushed
    },
    secret,
    close: () => environment.close(),
  }
}
