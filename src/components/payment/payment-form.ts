import type { Payment } from '#domain/entities/payment.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { allocateOldestFirst, type OpenInvoice } from '#domain/payment/allocate-oldest-first.ts'
import { mostAllocations } from '#domain/payment/payment-limits.ts'

/** 'credit' uses what the customer has paid too much. */
export type PaymentMode = 'payment' | 'refund' | 'credit'

/** How much of each invoice is paid, in minor units by its id; undefined where the text is no amount. */
export type Shares = ReadonlyMap<string, number | undefined>

/** What a payment sheet is about. */
export interface PaymentSubject {
  readonly mode: PaymentMode
  readonly customerId: string
  readonly currency: string
  /** The order on which it is taken; null in the office. */
  readonly orderId: string | null
  /** The invoice whose page this is, which is paid first. */
  readonly invoiceId: string | null
  /** What it can pay for. */
  readonly open: readonly OpenInvoice[]
  /** The most that can be used or given back, in minor units; null for any amount. */
  readonly mostMinor: number | null
  /** What the amount begins with; null for nothing. */
  readonly startMinor: number | null
}

/** What was entered. */
export interface PaymentDraft {
  readonly amountMinor: number | undefined
  readonly method: Payment['method']
  readonly receivedOn: string
  readonly reference: string
  /** null for those of `suggestShares`. */
  readonly shares: Shares | null
}

export interface PaymentErrors {
  readonly amount?: 'required' | 'most'
  readonly receivedOn?: 'required' | 'future'
  readonly shares?: 'over' | 'required'
}

/** The invoices that have a field of their own: as many as one payment can be for. */
export function payableInvoices({ open, invoiceId }: PaymentSubject): readonly OpenInvoice[] {
  const first = open.filter(({ id }) => id === invoiceId)
  return [...first, ...open.filter(({ id }) => id !== invoiceId)].slice(0, mostAllocations)
}

/** The invoice of the page first, then the oldest. */
function suggestShares(subject: PaymentSubject, amountMinor: number): Shares {
  const { invoiceId } = subject
  const payable = payableInvoices(subject)
  const [first, rest] = [true, false].map((isFirst) =>
    payable.filter(({ id }) => (id === invoiceId) === isFirst),
  )
  const own = allocateOldestFirst(amountMinor, first ?? [])
  const others = allocateOldestFirst(amountMinor - sum(own.allocatedMinor), rest ?? [])
  return new Map(
    [own, others].flatMap(({ invoiceIds, allocatedMinor }) =>
      invoiceIds.map((id, i) => [id, allocatedMinor[i]] as const),
    ),
  )
}

/** How the amount is used: as entered, else as suggested. Nothing is suggested for refunds. */
export function sharesOf(subject: PaymentSubject, draft: PaymentDraft): Shares {
  if (draft.shares) return draft.shares
  if (subject.mode === 'refund') return new Map()
  return suggestShares(
    subject,
    (subject.mode === 'credit' ? subject.startMinor : draft.amountMinor) ?? 0,
  )
}

/** The amount of a payment; credit has no amount besides what it is used for. */
export function amountOf(subject: PaymentSubject, draft: PaymentDraft): number | undefined {
  if (subject.mode !== 'credit') return draft.amountMinor
  return sum([...sharesOf(subject, draft).values()])
}

/** What of the amount is left as credit; below 0 where more is used than was received. */
export function leftOver(subject: PaymentSubject, draft: PaymentDraft): number {
  return (amountOf(subject, draft) ?? 0) - sum([...sharesOf(subject, draft).values()])
}

/** What stops a payment from being recorded; empty where nothing does. `today` is the company's day. */
export function paymentErrors(
  subject: PaymentSubject,
  draft: PaymentDraft,
  today: string,
): PaymentErrors {
  const { mode, mostMinor } = subject
  const amount = amountOf(subject, draft)
  const isTooMuch = mostMinor !== null && (amount ?? 0) > mostMinor
  const isNothing = amount === undefined || amount <= 0
  const shares = [...sharesOf(subject, draft)]
  const openOf = new Map(subject.open.map(({ id, openMinor }) => [id, openMinor]))
  const isOver = shares.some(([id, minor]) => minor === undefined || minor > (openOf.get(id) ?? 0))
  return {
    ...(mode !== 'credit' && isNothing && { amount: 'required' }),
    ...(mode !== 'credit' && isTooMuch && { amount: 'most' }),
    ...(draft.receivedOn === '' && { receivedOn: 'required' }),
    ...(draft.receivedOn > today && { receivedOn: 'future' }),
    ...(mode === 'credit' && isNothing && { shares: 'required' }),
    ...((isOver || leftOver(subject, draft) < 0 || (mode === 'credit' && isTooMuch)) && {
      shares: 'over',
    }),
  }
}

/** The payment as it is recorded. A refund on an invoice's page takes away what is paid of that invoice. */
export function paymentOf(
  subject: PaymentSubject,
  draft: PaymentDraft,
  paymentId: string,
): MutationArgs<'payment/record'> {
  const { mode, customerId, currency, orderId, invoiceId } = subject
  const amountMinor = amountOf(subject, draft) ?? 0
  const shares: Shares =
    mode === 'refund' && invoiceId !== null
      ? new Map([[invoiceId, amountMinor]])
      : sharesOf(subject, draft)
  const used = [...shares].flatMap(([id, minor]) =>
    minor === undefined || minor <= 0 ? [] : [{ id, minor }],
  )
  return {
    paymentId,
    kind: mode === 'refund' ? 'refund' : 'payment',
    method: mode === 'credit' ? 'credit' : draft.method,
    customerId,
    orderId,
    amountMinor,
    currency,
    receivedOn: draft.receivedOn,
    reference: draft.reference.trim(),
    invoiceIds: used.map(({ id }) => id),
    allocatedMinor: used.map(({ minor }) => minor),
  }
}

function sum(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((all, minor) => all + (minor ?? 0), 0)
}
