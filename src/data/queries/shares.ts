import type { Query } from '#data/types/data.ts'
import type { ShareItem } from '#domain/share/share-item.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import { defineQuery } from './define-query.ts'
import { entitiesOf } from './entities-of.ts'
import { readUnsentIds } from './unsent-ids.ts'

/** The links to an estimate, invoice or order, or to several of them, the newest first. */
export function sharesOf(targetIds: string | readonly string[]): Query<readonly ShareItem[]> {
  return defineQuery('sharesOf', targetIds, async (context) => {
    const { db } = context
    const ids = typeof targetIds === 'string' ? [targetIds] : targetIds
    const rows = await db.shares.where('targetId').anyOf(ids).toArray()
    const shares = entitiesOf('shares', rows)
    const [users, unsent] = await Promise.all([
      bulkGet(db.users, [...new Set(shares.map(({ createdBy }) => createdBy))]),
      readUnsentIds(context, 'shares'),
    ])
    const names = new Map(entitiesOf('users', users).map(({ id, name }) => [id, name]))
    return shares
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
      .map((share) => ({
        share,
        createdBy: names.get(share.createdBy) ?? '',
        isUnsent: unsent.has(share.id),
      }))
  })
}

/** When the customers of these invoices were last reminded, an ISO instant by invoice; none for those who were not. */
export function lastReminders(invoiceIds: readonly string[]): Query<ReadonlyMap<string, string>> {
  return defineQuery('lastReminders', invoiceIds, async ({ db }) => {
    const rows = await db.shares.where('targetId').anyOf(invoiceIds).toArray()
    const reminders = entitiesOf('shares', rows)
      .filter(({ mailTo, reminder }) => mailTo !== '' && reminder > 0)
      .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
    return new Map(reminders.map(({ targetId, createdAt }) => [targetId, createdAt]))
  })
}
