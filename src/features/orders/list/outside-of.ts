interface Found {
  readonly order: { readonly id: string }
}

/** How many of the orders found are not among those shown. */
export function outsideOf(found: readonly Found[], shown: readonly Found[]): number {
  const ids = new Set(shown.map(({ order }) => order.id))
  return found.filter(({ order }) => !ids.has(order.id)).length
}
