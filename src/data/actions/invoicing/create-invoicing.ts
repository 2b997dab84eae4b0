import type { Problem } from '#domain/problem.ts'
import { trueTime } from '#domain/time/true-time.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { transact } from '#data/local/database/transact.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { mutateAll } from '#data/outbox/mutate/mutate-all.ts'
import type { Invoicing } from '#data/types/invoicing.ts'
import type { ServerReadPorts } from '#data/server/server-reads.ts'
import type { Enqueue } from '../create-enqueue.ts'
import { entitiesOf } from '#data/queries/entities-of.ts'
import { loadOrderTimes } from '../load-order-times.ts'
import { loadSeries } from './load-series.ts'
import { planCorrection } from './plan-correction.ts'
import { planDeposit } from './plan-deposit.ts'
import { planDraft } from './plan-draft.ts'
import { planIssue } from './plan-issue.ts'
import { planTaking } from './plan-taking.ts'
import type { Planner } from './types.ts'

type InvoicingPorts = Pick<Enqueue, 'enqueue'> & Pick<ServerReadPorts, 'server' | 'currentActor'>

/** From finished work to an invoice, by changes that are queued together. */
export function createInvoicing({ enqueue, server, currentActor }: InvoicingPorts): Invoicing {
  /** Reads and changes in one transaction, so that a second press sees what the first has made. */
  const act = <T>(plan: Planner<T>) =>
    enqueue(async (context): Promise<Result<T, Problem>> => {
      const { db, now, offsetMs } = context
      const refusal: { problem?: Problem } = {}
      try {
        return await transact(db, documentTables(db), async (): Promise<Result<T, Problem>> => {
          const planned = await plan(db, trueTime(now, offsetMs))
          if (!planned.ok) return planned
          const done = await mutateAll(planned.value.changes, context)
          if (done.ok) return ok(planned.value.answer)
          refusal.problem = done.problem
          throw new Error(done.problem.type)
        })
      } catch (error) {
        // A refused change has undone the transaction.
        if (refusal.problem) return fail(refusal.problem)
        throw error
      }
    })

  const issueInvoice: Invoicing['issueInvoice'] = (invoiceId, seenTotal, seenPrepaid = 0) =>
    act((db, at) => planIssue(db, { invoiceId, seenTotal, seenPrepaid, at }))

  /** Loads what was recorded on older orders: a bill without it would be too low. */
  async function loadTimes(orderIds: readonly string[]): Promise<Result<void, Problem>> {
    const known = await enqueue((context) => Promise.resolve(ok(context)))
    if (!known.ok) return known
    const { db, actor, now, offsetMs } = known.value
    const orders = entitiesOf('orders', await db.orders.bulkGet([...orderIds]))
    const { companyId } = actor
    return loadOrderTimes(server, db, { companyId, orders, now: now + offsetMs })
  }

  return {
    async createInvoiceFrom(orderIds, names, { onlyRecorded = false } = {}) {
      const loaded = await loadTimes(orderIds)
      if (!loaded.ok) return loaded
      return act((db) => planDraft(db, orderIds, names, onlyRecorded))
    },
    issueInvoice,
    askDeposit: (about, name, deposit) =>
      act((db) => planDeposit(db, { about, name, deposit: deposit ?? null })),
    takeDeposit: (invoiceId, depositId) => act((db) => planTaking(db, invoiceId, depositId)),
    async correctInvoice(ofId) {
      const corrected = await act((db) => planCorrection(db, ofId))
      if (!corrected.ok) return corrected
      const { credit, invoiceId, depositIds } = corrected.value
      // Until it is issued, the new draft bills what the first invoice bills.
      const issued = credit === null ? ok() : await issueInvoice(credit.id, credit.totalMinor)
      if (!issued.ok) return issued
      // The deposits are free once the first invoice is credited wholly.
      for (const depositId of depositIds) {
        const taken = await act((db) => planTaking(db, invoiceId, depositId))
        if (!taken.ok) return taken
      }
      return ok({ invoiceId })
    },
    async loadSeries() {
      const actor = currentActor()
      return actor ? loadSeries(server, actor.companyId) : fail({ type: 'access/signed-out' })
    },
  }
}
