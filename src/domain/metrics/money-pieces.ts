import type { Order } from '../entities/order.ts'
import { sharesOf } from '../money/shares-of.ts'
import type { MoneyPiece } from './facts.ts'

interface Money {
  readonly minor: number
  readonly currency: string
  readonly customerId: string
}

/**
 * An amount split evenly between its orders, and what falls to an order between its people. Nothing of one that is no
 * whole number of minor units: totals are stored as text, in which the rules cannot check numbers.
 */
export function moneyPieces(
  { minor, currency, customerId }: Money,
  orders: readonly Pick<Order, 'assigneeIds' | 'templateId'>[],
): readonly MoneyPiece[] {
  if (!Number.isSafeInteger(minor)) return []
  const parts = orders.length > 0 ? orders : [{ assigneeIds: [], templateId: null }]
  return split(minor, parts).flatMap(([{ assigneeIds, templateId }, ofOrder]) => {
    const people = assigneeIds.length > 0 ? assigneeIds.map((id) => [id]) : [[]]
    return split(ofOrder, people).map(([person, share]) => ({
      people: person,
      customerId,
      templateId: templateId ?? '',
      minor: share,
      currency,
    }))
  })
}

function split<T>(minor: number, among: readonly T[]): readonly (readonly [T, number])[] {
  const [only] = among
  if (among.length === 1 && only !== undefined) return [[only, minor]]
  const shares = sharesOf(
    BigInt(minor),
    among.map(() => 1n),
  )
  return among.map((one, i) => [one, Number(shares[i] ?? 0n)] as const)
}
