import type { UnbilledOrder } from '#data/index.ts'

/** What orders come to by currency, without tax; those for which nothing was recorded add nothing. */
export function sumEstimates(
  orderIds: readonly string[],
  facts: ReadonlyMap<string, Pick<UnbilledOrder, 'estimateMinor' | 'currency'>>,
): readonly { readonly currency: string; readonly minor: number }[] {
  const sums = new Map<string, number>()
  for (const id of orderIds) {
    const one = facts.get(id)
    if (one) sums.set(one.currency, (sums.get(one.currency) ?? 0) + one.estimateMinor)
  }
  return [...sums].flatMap(([currency, minor]) => (minor === 0 ? [] : [{ currency, minor }]))
}
