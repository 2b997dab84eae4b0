import type { Invoice } from '../entities/invoice.ts'
import { payableIn, stepIn } from '../money/cash-rounding.ts'
import { isFinal } from './is-final.ts'

/**
 * How an invoice stands on a day. 'numberPending': final, and not sent yet; 'issued': a credit note with its number;
 * 'credited': nothing of it is left to pay because credit notes took it back. What is late is 'overdue', also where a part
 * of it is paid.
 */
export const invoiceStates = [
  'draft',
  'numberPending',
  'open',
  'partlyPaid',
  'overdue',
  'paid',
  'credited',
  'issued',
  'discarded',
] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** What the state of an invoice follows from. */
export type StateFacts = Pick<
  Invoice,
  'kind' | 'status' | 'totalMinor' | 'prepaidMinor' | 'creditedMinor' | 'cashStepMinor' | 'dueOn'
>

/** The state of an invoice or credit note; `paidMinor` in minor units, `today` a local day 'YYYY-MM-DD'. */
export function invoiceState(invoice: StateFacts, paidMinor: number, today: string): InvoiceState {
  const { kind, status, dueOn } = invoice
  if (status === 'draft' || status === 'discarded') return status
  if (status === 'issuing') return 'numberPending'
  if (kind === 'credit') return 'issued'
  if (openMinor(invoice, paidMinor) <= 0)
    return paidMinor === 0 && (invoice.creditedMinor ?? 0) > 0 ? 'credited' : 'paid'
  if (dueOn !== null && dueOn < today) return 'overdue'
  return paidMinor > 0 ? 'partlyPaid' : 'open'
}

/**
 * What is still to pay of an invoice after its deposits, in minor units; 0 for credit notes, drafts and what was discarded.
 * One that was credited wholly takes no deposits off. What credit notes leave of it is rounded as its payable sum was.
 */
export function openMinor(
  { kind, status, totalMinor, prepaidMinor, creditedMinor, ...kept }: StateFacts,
  paidMinor: number,
): number {
  if (kind === 'credit' || !isFinal({ status })) return 0
  const left = (totalMinor ?? 0) - (creditedMinor ?? 0)
  const owed = left - (left > 0 ? (prepaidMinor ?? 0) : 0)
  return payableIn(owed, stepIn(kept)) - paidMinor
}
