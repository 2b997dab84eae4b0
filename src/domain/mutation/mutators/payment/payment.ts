import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can, isAdminLevel } from '#domain/access/can.ts'
import { currency } from '#domain/entities/region.ts'
import { calendarDay, id, line } from '#domain/entities/fields.ts'
import { paymentMethods } from '#domain/entities/payment.ts'
import { mostAllocations, paidAmount } from '#domain/payment/payment-limits.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { MutationContext, Ref, Tx } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { dayOfAct, isToCome } from '#domain/time/day-of-act.ts'
import { isGone, readEntity } from '../shared/read-entity.ts'

const recorded = v.object({
  paymentId: id,
  kind: v.picklist(['payment', 'refund']),
  method: v.picklist(paymentMethods),
  customerId: id,
  /** The order on which a technician took it; null in the office. */
  orderId: v.nullable(id),
  amountMinor: paidAmount,
  currency,
  receivedOn: calendarDay,
  reference: line,
  invoiceIds: v.pipe(v.array(id), v.maxLength(mostAllocations), v.readonly()),
  allocatedMinor: v.pipe(v.array(paidAmount), v.maxLength(mostAllocations), v.readonly()),
})
/** Nobody has received what they are paid later. */
const notYet: Problem = {
  type: 'input/invalid',
  issues: [{ path: 'receivedOn', message: 'future' }],
}
type Recorded = v.InferOutput<typeof recorded>

/**
 * Records money that was received or given back. It happened, so nothing that others did meanwhile stops it: what is
 * paid too much becomes the customer's credit.
 */
export const paymentRecord = defineMutation({
  version: 1,
  may: ['payment/record'],
  schema: v.pipe(
    recorded,
    v.check(hasMatchingLists, 'invoiceIds'),
    v.check(({ amountMinor, allocatedMinor }) => sumOf(allocatedMinor) <= amountMinor, 'amount'),
  ),
  refs: ({ paymentId, customerId }) => [
    refTo('payments', paymentId),
    refTo('customers', customerId),
  ],
  peeks: ({ orderId }) => orderRefs(orderId),
  consults: ({ orderId, invoiceIds }, _, { companyId }) => [
    refTo('companies', companyId),
    ...orderRefs(orderId),
    ...invoiceRefs(invoiceIds),
  ],
  about: ({ orderId, invoiceIds }) => [...orderRefs(orderId), ...invoiceRefs(invoiceIds)],
  run(tx, args, context) {
    if (!mayRecord(tx, args, context)) return notAllowed('payment/record')
    const { at, actor, isSending = false } = context
    // What is sent was received by the clock of the device, which may have run ahead.
    const isLater = isToCome(args.receivedOn, at)
    if (isLater && !isSending) return fail(notYet)
    const customer = readEntity(tx, 'customers', args.customerId)
    if (!customer.ok) return customer
    if (!args.invoiceIds.every((invoiceId) => isOfCustomer(tx, invoiceId, args)))
      return fail({ type: 'payment/other-customer' })
    const { paymentId, ...fields } = args
    const receivedOn = isLater ? dayOfAct(args.receivedOn, at) : args.receivedOn
    const more = { receivedOn, reversalOf: null, createdAt: at, createdBy: actor.uid }
    tx.create(refTo('payments', paymentId), { ...fields, ...more })
    return ok()
  },
})

/** Reverses a payment or refund that was recorded by mistake; both stay on record. */
export const paymentReverse = defineMutation({
  version: 1,
  may: ['payment/reverse'],
  schema: v.object({ paymentId: id, day: calendarDay }),
  refs: ({ paymentId }) => [refTo('payments', reversalId(paymentId)), refTo('payments', paymentId)],
  run(tx, { paymentId, day }, { actor, at }) {
    if (!can(actor, 'payment/reverse')) return notAllowed('payment/reverse')
    const payment = readEntity(tx, 'payments', paymentId)
    if (!payment.ok) return payment
    if (payment.value.kind === 'reversal') return fail({ type: 'payment/is-reversal' })
    const earlier = readEntity(tx, 'payments', reversalId(paymentId))
    if (earlier.ok) return ok()
    if (!isGone(earlier.problem)) return earlier
    const { method, customerId, orderId, amountMinor, currency: money } = payment.value
    const { invoiceIds, allocatedMinor, reference } = payment.value
    tx.create(refTo('payments', reversalId(paymentId)), {
      kind: 'reversal',
      reversalOf: paymentId,
      receivedOn: dayOfAct(day, at),
      method,
      customerId,
      orderId,
      amountMinor,
      currency: money,
      invoiceIds,
      allocatedMinor,
      reference,
      createdAt: at,
      createdBy: actor.uid,
    })
    return ok()
  },
})

/** The id of a payment's reversal: always the same, so that two people reverse it once. */
function reversalId(paymentId: string): string {
  return `${paymentId}_reversal`
}

function orderRefs(orderId: string | null): readonly Ref[] {
  return orderId === null ? [] : [refTo('orders', orderId)]
}

function invoiceRefs(ids: readonly string[]): readonly Ref[] {
  return ids.map((invoiceId) => refTo('invoices', invoiceId))
}

function hasMatchingLists({ invoiceIds, allocatedMinor }: Recorded): boolean {
  return (
    invoiceIds.length === allocatedMinor.length && new Set(invoiceIds).size === invoiceIds.length
  )
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, minor) => sum + minor, 0)
}

/** A technician records what they are paid on their own order, if the company wants that. */
function mayRecord(tx: Tx, args: Recorded, { actor }: MutationContext): boolean {
  if (isAdminLevel(actor)) return can(actor, 'payment/record')
  const { orderId, kind, method, invoiceIds } = args
  if (orderId === null || kind !== 'payment' || method === 'credit' || invoiceIds.length > 0)
    return false
  const order = tx.peek(refTo('orders', orderId))
  const company = tx.peek(refTo('companies', actor.companyId))
  return (
    (order === undefined ? actor.status === 'active' : can(actor, 'payment/record', order ?? {})) &&
    (company === undefined || company?.['takesPaymentsOnSite'] === true)
  )
}

/** Whether an invoice that this device has is the customer's, and in this currency. */
function isOfCustomer(tx: Tx, invoiceId: string, args: Recorded): boolean {
  const invoice = tx.peek(refTo('invoices', invoiceId))
  if (invoice === undefined) return true
  return (
    invoice !== null &&
    invoice.kind !== 'credit' &&
    invoice.customerId === args.customerId &&
    invoice.currency === args.currency
  )
}
