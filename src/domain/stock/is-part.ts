import type { Item } from '../entities/item.ts'

/** Whether an item is one that is counted or bought for the work, and not a service, labor or a fee. */
export function isPart({ kind }: Pick<Item, 'kind'>): boolean {
  return kind === 'part'
}
