import type { OutboxItem } from '#data/index.ts'
import { orderOfPhoto } from '#domain/sync/order-of-photo.ts'

/** The document that a change is about, as people name it: for a photo, its order. */
export function subjectOf(item: Pick<OutboxItem, 'name' | 'args' | 'refs'>): string | null {
  return orderOfPhoto(item) ?? item.refs[0] ?? null
}

/** The id of the order that a change is about; '' for none. */
export function orderIdOf(item: Pick<OutboxItem, 'name' | 'args' | 'refs'>): string {
  const [kind, id = ''] = subjectOf(item)?.split('/') ?? []
  return kind === 'orders' ? id : ''
}
