import type { PreparedMutation } from '#domain/mutation/prepare-mutation.ts'
import { isOpenInLapse } from '#domain/subscription/finishing.ts'
import { readDocs } from '#data/local/rows/documents.ts'
import type { UserDb } from '#data/local/database/user-db.ts'

/** Whether a change is stopped because the company's subscription has lapsed. */
export async function isStopped(db: UserDb, mutation: PreparedMutation): Promise<boolean> {
  const refs = [...new Set([...mutation.refs, ...mutation.peeks, ...mutation.about])]
  const orders = refs.filter((ref) => ref.startsWith('orders/'))
  const { name, args } = mutation
  return !isOpenInLapse({ name, args, refs }, await readDocs(db, orders))
}
