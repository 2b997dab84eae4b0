import { draftFrom, type InvoiceDraft } from '#domain/invoice/draft/draft-from.ts'
import type { LineNames } from '#domain/invoice/draft/billable-work.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import type { Enqueue } from '../create-enqueue.ts'
import { transact } from '#data/local/database/transact.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { mutateAll } from '#data/outbox/mutate/mutate-all.ts'
import { entitiesOf } from '#data/queries/entities-of.ts'
import { readBillableWork } from '#data/queries/invoices/read-billable-work.ts'
import type { NamedMutation } from '#data/types/data.ts'
import type { Invoicing } from '#data/types/invoicing.ts'

/** What is to be queued, and what the caller is told once it is. */
interface Plan<T> {
  readonly changes: readonly NamedMutation[]
  readonly answer: T
}

/** From finished work to an invoice, by changes that are queued together. */
export function createInvoicing({ enqueue }: Pick<Enqueue, 'enqueue'>): Invoicing {
  /** Reads and changes in one transaction, so that a second press sees what the first has made. */
  const act = <T>(plan: (db: UserDb) => Promise<Result<Plan<T>, Problem>>) =>
    enqueue((context) =>
      transact(context.db, documentTables(context.db), async (): Promise<Result<T, Problem>> => {
        const planned = await plan(context.db)
        if (!planned.ok) return planned
        const done = await mutateAll(planned.value.changes, context)
        return done.ok ? ok(planned.value.answer) : done
      }),
    )

  return {
    createInvoiceFrom: (orderIds, names) =>
      act(async (db) => {
        const draft = await readDraft(db, orderIds, names)
        if (!draft.ok) return draft
        const invoiceId = newId()
        const args = { invoiceId, kind: 'invoice', creditOf: null, discount: null, ...draft.value }
        return ok({
          changes: [{ id: newId(), name: 'invoice/create', args }],
          answer: { invoiceId },
        })
      }),
  }
}

async function readDraft(
  db: UserDb,
  orderIds: readonly string[],
  names: LineNames,
): Promise<Result<InvoiceDraft, Problem>> {
  const orders = entitiesOf('orders', await db.orders.bulkGet([...orderIds]))
  if (new Set(orders.map(({ customerId }) => customerId)).size > 1)
    return fail({ type: 'invoice/other-customer' })
  const work = await readBillableWork(db, orders, names)
  const draft = work && draftFrom(work)
  return draft && draft.lines.length > 0 ? ok(draft) : fail({ type: 'invoice/empty' })
}
