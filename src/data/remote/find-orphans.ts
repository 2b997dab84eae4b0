import type { User } from '#domain/entities/user.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { readServerVersions } from '../local/rows/documents.ts'
import { localIds } from '../local/rows/local-ids.ts'
import type { UserDb } from '../local/database/user-db.ts'
import type { Condition, SetSpec } from './followed-sets.ts'

/**
 * Finds documents on this device that should be in a whole set but no longer are: they left it while no one listened.
 */
export async function findOrphans(
  db: UserDb,
  spec: SetSpec,
  user: User,
  ids: readonly string[],
): Promise<readonly Ref[]> {
  const present = new Set(ids)
  if (spec.collection === 'users') {
    const held = await localIds(db, 'users')
    return held.filter((id) => id !== user.id && !present.has(id)).map((id): Ref => `users/${id}`)
  }
  if (spec.collection === 'bookings') {
    const ids = (await localIds(db, 'bookings')).filter((id) => !present.has(id))
    const refs = ids.map((id): Ref => `bookings/${id}`)
    const known = await readServerVersions(db, refs)
    return refs.filter((ref) => belongs(known.get(ref), spec.where))
  }
  const held = await localIds(db, 'orders')
  const absent = held.filter((id) => !present.has(id)).map((id): Ref => `orders/${id}`)
  const serverVersions = await readServerVersions(db, absent)
  return absent.filter((ref) => {
    const doc = serverVersions.get(ref)
    if (!doc) return false
    const mine = Array.isArray(doc.assigneeIds) && doc.assigneeIds.includes(user.id)
    return !mine || doc.open === true
  })
}

/** Whether a document meets the conditions of a set. */
function belongs(doc: Doc | null | undefined, where: readonly Condition[]): boolean {
  if (!doc) return false
  return where.every(({ field, op, value }) => {
    const held = doc[field] ?? null
    switch (op) {
      case '==':
        return held === value
      case 'array-contains':
        return Array.isArray(held) && held.includes(value)
      case '>=':
        return typeof held === 'string' && held >= String(value)
      case '<':
        return typeof held === 'string' && held < String(value)
    }
  })
}
