import type { Movement } from '#domain/entities/movement.ts'
import { chunks } from '#lib/chunks.ts'
import { unitCodeOf } from '#domain/stock/unit-codes.ts'
import { groupBy } from '#lib/group-by.ts'
import { billedOn } from '../billed-sources.ts'
import { mostLineSources } from '../line-source.ts'
import type { BillableWork, DraftLine } from './billable-work.ts'
import { draftPrice } from './draft-price.ts'

/** A line for each item used on these orders: what was used less what was returned, where anything is left to bill. */
export function partLines(work: BillableWork, orderIds: ReadonlySet<string>): readonly DraftLine[] {
  const used = work.movements.filter(
    ({ id, type, orderId }) =>
      (type === 'consume' || type === 'return') &&
      orderId !== null &&
      orderIds.has(orderId) &&
      !billedOn(work.billedSources, { kind: 'movement', id }, orderId),
  )
  const items = new Map(work.items.map((item) => [item.id, item]))
  const unique = new Map(used.map((movement) => [movement.id, movement]))
  const inTime = [...unique.values()].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return [...groupBy(inTime, keyOf).values()].flatMap((movements) => {
    const [first] = movements
    if (!first || quantityOf(movements) <= 0) return []
    const item = items.get(first.itemId ?? '')
    const quantityMilli = quantityOf(movements)
    const times = movements.map(({ at }) => at)
    const price = item ? draftPrice(work, { item, quantityMilli, times }) : { priceMinor: 0 }
    return chunks(movements, mostLineSources).map((some) => ({
      sources: some.map(({ id }) => ({ kind: 'movement' as const, id })),
      name: item?.name ?? (first.name.trim() || work.names.part),
      quantityMilli: quantityOf(some),
      unitCode: item ? unitCodeOf(item) : 'C62',
      ...price,
      taxCode: item?.taxCode ?? null,
    }))
  })
}

function quantityOf(movements: readonly Movement[]): number {
  return movements.reduce((sum, one) => sum + signedMilli(one), 0)
}

function keyOf({ itemId, name, unit }: Movement): string {
  return itemId ?? `${name.trim().toLowerCase()} ${unit}`
}

function signedMilli({ type, quantity }: Movement): number {
  return (type === 'consume' ? 1 : -1) * Math.round(quantity * 1000)
}
