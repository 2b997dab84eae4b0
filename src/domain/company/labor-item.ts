import type { Item } from '../entities/item.ts'

/**
 * The item that a company's billed time is priced by; null where it names none, or one that is archived, no longer
 * labor, or not among `items`.
 */
export function laborItemOf<I extends Pick<Item, 'id' | 'kind' | 'archivedAt'>>(
  laborItemId: string | null,
  items: readonly I[],
): I | null {
  const item = items.find(({ id }) => id === laborItemId)
  return item?.kind === 'labour' && item.archivedAt === null ? item : null
}
