import type { Estimate } from '../entities/estimate.ts'
import type { Invoice } from '../entities/invoice.ts'
import { estimateContent } from '../estimate/estimate-content.ts'
import { askedMinor, basisOfEstimate } from '../invoice/deposit/deposit-draft.ts'
import { isAskedDeposit } from '../invoice/deposit/deposits.ts'
import { isBilling } from '../invoice/billed-sources.ts'
import { openMinor } from '../invoice/invoice-state.ts'
import { sharesOf } from '../money/shares-of.ts'
import type { Leak } from './leak.ts'

/**
 * The approved estimates that name a deposit which nobody has asked for; not once their order was invoiced. `invoices`
 * name the orders of estimates.
 */
export function depositsNotAsked(
  estimates: readonly Estimate[],
  invoices: readonly Invoice[],
): readonly Leak[] {
  const settled = new Set(
    invoices
      .filter((invoice) => isAskedDeposit(invoice) || isBilling(invoice))
      .flatMap(({ orderIds }) => orderIds),
  )
  return estimates.flatMap((estimate): Leak[] => {
    if (estimate.status !== 'approved' && estimate.status !== 'converted') return []
    const basis = basisOfEstimate(estimate)
    const minor = basis ? askedMinor(basis, basis.deposit) : 0
    if (!basis || minor <= 0 || settled.has(basis.orderId)) return []
    const { id, customerId, ref, title, currency, updatedAt } = estimate
    const since = estimateContent(estimate).decision?.at ?? updatedAt
    const amountMinor = withoutTax(minor, basis.totals)
    return [
      {
        kind: 'depositNotAsked',
        id,
        customerId,
        title: `${ref} ${title}`,
        since,
        amountMinor,
        currency,
      },
    ]
  })
}

/** The issued deposits that were due before this local day and are not paid; `paid` by id, in minor units. */
export function unpaidDeposits(
  invoices: readonly Invoice[],
  paid: ReadonlyMap<string, number>,
  day: string,
): readonly Leak[] {
  return invoices.flatMap((invoice): Leak[] => {
    const { id, customerId, number, currency, dueOn, totalMinor } = invoice
    const open = openMinor(invoice, paid.get(id) ?? 0)
    const isDue = dueOn !== null && dueOn < day
    if (!isAskedDeposit(invoice) || invoice.finalId !== null || !isDue || open <= 0) return []
    const taxMinor = (invoice.totals as { readonly taxMinor?: unknown } | null)?.taxMinor
    const netMinor = (totalMinor ?? 0) - (typeof taxMinor === 'number' ? taxMinor : 0)
    const amountMinor = withoutTax(open, { netMinor, totalMinor: totalMinor ?? 0 })
    const since = `${dueOn}T00:00:00.000Z`
    return [{ kind: 'depositUnpaid', id, customerId, title: number, since, amountMinor, currency }]
  })
}

/** The leaks of estimates less the deposits that are leaks of their own, so that no money counts twice. */
export function withoutDeposits(
  leaks: readonly Leak[],
  deposits: readonly Leak[],
): readonly Leak[] {
  const minorOf = new Map(deposits.map(({ id, amountMinor }) => [id, amountMinor]))
  return leaks.map((leak) => ({
    ...leak,
    amountMinor: leak.amountMinor - (minorOf.get(leak.id) ?? 0),
  }))
}

interface Sums {
  readonly netMinor: number
  readonly totalMinor: number
}

/** The share of an amount with tax that is not tax. */
function withoutTax(minor: number, { netMinor, totalMinor }: Sums): number {
  const [net = 0n] = sharesOf(BigInt(minor), [BigInt(netMinor), BigInt(totalMinor - netMinor)])
  return Number(net)
}
