import { contentOf, type InvoiceContent } from '#domain/invoice/invoice-content.ts'
import { nextTask } from '#lib/next-task.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

const atOnce = 100

/** What these invoices say beyond their own fields, by id; for reading once, as it yields in between. */
export function invoiceContents(
  ids: readonly string[],
): Query<ReadonlyMap<string, InvoiceContent>> {
  return defineQuery('invoiceContents', ids, async ({ db }) => {
    const contents = new Map<string, InvoiceContent>()
    for (let from = 0; from < ids.length; from += atOnce) {
      if (from > 0) await nextTask()
      const rows = await bulkGet(db.invoices, ids.slice(from, from + atOnce))
      for (const invoice of entitiesOf('invoices', rows))
        contents.set(invoice.id, contentOf(invoice))
    }
    return contents
  })
}
