import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import { type ItemPhoto, withPhotos } from '#domain/checklist/photo-answers.ts'
import { missingItems } from '#domain/checklist/visible-items.ts'
import type { Order } from '#domain/entities/order.ts'
import { requiredPhotos } from './requirements.ts'

/** Something that the order requires and that is missing. */
export type Missing =
  | { readonly type: 'resolution' }
  | { readonly type: 'parts' }
  | { readonly type: 'signature' }
  /** How many more photos are needed. */
  | { readonly type: 'photos'; readonly count: number }
  | { readonly type: 'item'; readonly item: ChecklistItem }

/** The evidence gathered besides the checklist's answers. */
export interface Evidence {
  /** The number of item lines. */
  readonly parts: number
  readonly photos: readonly ItemPhoto[]
  readonly isSigned: boolean
}

export type AskedOrder = Pick<Order, 'requires' | 'checklist' | 'answers' | 'resolution'>

/**
 * The requirements to list before the work is finished. They never block finishing: a technician in a basement without
 * the key of the meter cupboard still goes home.
 */
export function missingRequirements(order: AskedOrder, evidence: Evidence): readonly Missing[] {
  const { requires, checklist, resolution } = order
  const answers = withPhotos(checklist, order.answers, evidence.photos)
  const photos = requiredPhotos(requires) - evidence.photos.length
  const asks = (what: string) => requires.includes(what)
  return [
    ...missingItems(checklist, answers).map((item) => ({ type: 'item', item }) as const),
    ...(photos > 0 ? [{ type: 'photos', count: photos } as const] : []),
    ...(asks('parts') && evidence.parts === 0 ? [{ type: 'parts' } as const] : []),
    ...(asks('resolution') && resolution.trim() === '' ? [{ type: 'resolution' } as const] : []),
    ...(asks('signature') && !evidence.isSigned ? [{ type: 'signature' } as const] : []),
  ]
}
