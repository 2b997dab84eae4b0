import type { OrderItem, OrderView } from '#data/index.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import { quantityText } from '#components/text/quantity-text.ts'
import { limits } from '#domain/entities/fields.ts'
import { checklistProgress } from '#domain/checklist/checklist-progress.ts'
import { type ItemPhoto, withPhotos } from '#domain/checklist/photo-answers.ts'
import type { Format, Translate } from '#messages/index.ts'

export interface SummarySource {
  readonly view: Pick<OrderView, 'order' | 'customer' | 'site'>
  readonly parts: readonly OrderItem[]
  readonly photos: readonly ItemPhoto[]
  /** ISO instant. */
  readonly now: string
}

/** The text a customer reads before signing. A hash of exactly this text is stored. */
export function summaryText(
  { view: { order, customer, site }, parts, photos, now }: SummarySource,
  t: Translate,
  format: Pick<Format, 'stamp'>,
): string {
  const answers = withPhotos(order.checklist, order.answers, photos)
  const { all, answered, failed } = checklistProgress(order.checklist, answers)
  const lines = [
    `${order.title} (${order.ref})`,
    customer?.name ?? '',
    site ? addressLines(site.address).join(', ') : '',
    format.stamp(now),
    '',
    order.resolution.trim() === '' ? '' : t('sign.resolution', { text: order.resolution.trim() }),
    ...parts.map((part) =>
      t('sign.part', {
        quantity: quantityText(t, part.quantity, part.unit),
        name: part.name,
      }),
    ),
    all === 0 ? '' : t('sign.checklist', { answered, all }),
    ...failed.map((item) => t('sign.failed', { label: item.label })),
    photos.length === 0 ? '' : t('sign.photos', { count: photos.length }),
  ]
  return lines
    .filter((line, i) => line !== '' || i === 4)
    .join('\n')
    .slice(0, limits.text)
}
