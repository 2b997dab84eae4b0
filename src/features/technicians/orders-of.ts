import type { OrderListItem } from '#data/index.ts'

/** A person's orders: scheduled ones by start, then the others. */
export function ordersOf(
  items: readonly OrderListItem[],
  personId: string,
): readonly OrderListItem[] {
  return items
    .filter(({ order }) => order.assigneeIds.includes(personId))
    .sort((a, b) => startOf(a).localeCompare(startOf(b)))
}

/** Unscheduled orders come after every instant. */
function startOf({ order }: OrderListItem): string {
  return order.plannedStart ?? '9999'
}
