import type { Invoice } from '../../entities/invoice.ts'
import { creditableOf } from '../../money/document/creditable-of.ts'
import { contentOf, type TakenDeposit } from '../invoice-content.ts'
import { isWhollyCredited } from '../is-wholly-credited.ts'

/** What an invoice says of a deposit that it takes off: what credit notes have left of it. */
export function takenDepositOf(deposit: Invoice): TakenDeposit {
  const { totals, credited } = contentOf(deposit)
  const all = totals?.taxes ?? []
  const left = creditableOf({ taxes: all }, [{ taxes: credited }])
  const taxes = left.map((one, i) => ({ ...one, code: all[i]?.code ?? '' }))
  const totalMinor = (deposit.totalMinor ?? 0) - (deposit.creditedMinor ?? 0)
  const taxMinor = taxes.reduce((sum, one) => sum + one.taxMinor, 0)
  const { id, number, issuedOn } = deposit
  return { id, number, issuedOn, taxes, netMinor: totalMinor - taxMinor, taxMinor, totalMinor }
}

/** Whether deposits that this invoice took off are free for another one. */
export function mayRelease(
  invoice: Pick<Invoice, 'status' | 'creditIds' | 'creditedMinor' | 'totalMinor'>,
): boolean {
  return invoice.status === 'discarded' || isWhollyCredited(invoice)
}

/** Whether it is a deposit that a customer was asked for, and that was not taken back wholly. */
export function isAskedDeposit(invoice: Invoice): boolean {
  return invoice.kind === 'deposit' && invoice.status !== 'discarded' && !isWhollyCredited(invoice)
}

/**
 * The deposits among these invoices that another invoice can take off: issued, not taken back, and not taken off by one
 * that counts. `invoices` also holds those that took them off before.
 */
export function freeDeposits(invoices: readonly Invoice[]): readonly Invoice[] {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  return invoices.filter((invoice) => {
    if (!isAskedDeposit(invoice) || invoice.status === 'draft') return false
    const final = byId.get(invoice.finalId ?? '')
    return invoice.finalId === null || (final !== undefined && mayRelease(final))
  })
}
