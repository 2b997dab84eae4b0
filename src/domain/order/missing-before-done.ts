import type { ChecklistItem } from '../checklist/checklist-item.ts'
import { missingItems } from '../checklist/visible-items.ts'
import type { Order } from '../entities/order.ts'

/** Something that the order asks for and that is not there yet. */
export type Missing =
  | { readonly type: 'resolution' }
  | { readonly type: 'parts' }
  | { readonly type: 'item'; readonly item: ChecklistItem }

type Asked = Pick<Order, 'requires' | 'checklist' | 'answers' | 'resolution'>

/**
 * What is to be named before the work is called finished. It names and never forbids: who stands in a
 * basement without the key of the meter cupboard still goes home. `partLines` counts the parts noted.
 */
export function missingBeforeDone(order: Asked, partLines: number): readonly Missing[] {
  const { requires, checklist, answers, resolution } = order
  const asks = (what: string) => requires.includes(what)
  return [
    ...missingItems(checklist, answers).map((item) => ({ type: 'item', item }) as const),
    ...(asks('parts') && partLines === 0 ? [{ type: 'parts' } as const] : []),
    ...(asks('resolution') && resolution.trim() === '' ? [{ type: 'resolution' } as const] : []),
  ]
}
