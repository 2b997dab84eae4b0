import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id } from '#domain/entities/fields.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import { mayRelease, takenDepositOf } from '#domain/invoice/deposit/deposits.ts'
import { contentOf, mostDeposits } from '#domain/invoice/invoice-content.ts'
import { isWhollyCredited } from '#domain/invoice/is-wholly-credited.ts'
import type { Problem } from '#domain/problem.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Tx } from '#domain/mutation/types.ts'
import { readEntity } from '../shared/read-entity.ts'

const args = v.object({ invoiceId: id, depositId: id })

/**
 * Takes an issued deposit off the draft of an invoice for the same customer. Each names the other from then on, so that no
 * other invoice takes it off.
 */
export const invoiceTakeDeposit = defineMutation({
  version: 1,
  may: ['invoice/edit'],
  schema: args,
  refs: ({ invoiceId, depositId }) => [refTo('invoices', invoiceId), refTo('invoices', depositId)],
  run(tx, { invoiceId, depositId }, { actor, isSending = false }) {
    if (!can(actor, 'invoice/edit')) return notAllowed('invoice/edit')
    const both = readBoth(tx, invoiceId, depositId)
    if (!both.ok) return both
    const { invoice, deposit } = both.value
    if (deposit.finalId === invoiceId && invoice.depositIds.includes(depositId)) return ok()
    if (invoice.status !== 'draft' || invoice.kind !== 'invoice')
      return fail({ type: 'invoice/final' })
    if (deposit.finalId !== null) return fail({ type: 'invoice/deposit-taken' })
    // One that is being issued on this device is sent before.
    const isIssued = deposit.status === 'issued' || (deposit.status === 'issuing' && !isSending)
    if (deposit.kind !== 'deposit' || !isIssued || isWhollyCredited(deposit))
      return fail({ type: 'invoice/not-issued' })
    const isSame =
      invoice.customerId === deposit.customerId && invoice.currency === deposit.currency
    if (!isSame) return fail({ type: 'invoice/other-customer' })
    if (invoice.depositIds.length >= mostDeposits)
      return fail({ type: 'invoice/too-many-deposits' })
    const taken = takenDepositOf(deposit)
    tx.update(refTo('invoices', invoiceId), {
      depositIds: [...invoice.depositIds, depositId],
      deposits: [...contentOf(invoice).deposits, taken],
      prepaidMinor: (invoice.prepaidMinor ?? 0) + taken.totalMinor,
    })
    tx.update(refTo('invoices', depositId), { finalId: invoiceId })
    return ok()
  },
})

/**
 * Frees a deposit of the invoice that takes it off: a draft takes it off no longer; one that was discarded, or issued and
 * credited wholly, stays as it is.
 */
export const invoiceReleaseDeposit = defineMutation({
  version: 1,
  may: ['invoice/edit'],
  schema: args,
  refs: ({ invoiceId, depositId }) => [refTo('invoices', invoiceId), refTo('invoices', depositId)],
  run(tx, { invoiceId, depositId }, { actor }) {
    if (!can(actor, 'invoice/edit')) return notAllowed('invoice/edit')
    const both = readBoth(tx, invoiceId, depositId)
    if (!both.ok) return both
    const { invoice, deposit } = both.value
    if (deposit.finalId !== invoiceId) return ok()
    if (invoice.status !== 'draft' && !mayRelease(invoice)) return fail({ type: 'invoice/final' })
    if (invoice.status === 'draft' && invoice.depositIds.includes(depositId)) {
      const { totalMinor } = takenDepositOf(deposit)
      tx.update(refTo('invoices', invoiceId), {
        depositIds: invoice.depositIds.filter((one) => one !== depositId),
        deposits: contentOf(invoice).deposits.filter((one) => one.id !== depositId),
        prepaidMinor: (invoice.prepaidMinor ?? 0) - totalMinor,
      })
    }
    tx.update(refTo('invoices', depositId), { finalId: null })
    return ok()
  },
})

function readBoth(
  tx: Tx,
  invoiceId: string,
  depositId: string,
): Result<{ readonly invoice: Invoice; readonly deposit: Invoice }, Problem> {
  const invoice = readEntity(tx, 'invoices', invoiceId)
  if (!invoice.ok) return invoice
  const deposit = readEntity(tx, 'invoices', depositId)
  return deposit.ok ? ok({ invoice: invoice.value, deposit: deposit.value }) : deposit
}
