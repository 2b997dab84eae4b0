import type { OrderPart, OrderView, PhotoItem } from '#data/index.ts'
import { addressLines } from '#components/address-lines.ts'
import type { LoadPhoto } from '#components/photo/thumbs.ts'
import { visibleItems } from '#domain/checklist/visible-items.ts'
import type { Answer } from '#domain/checklist/answer.ts'
import type { Format, Translate } from '#messages/index.ts'
import type { PdfRequest } from './pdf-worker.ts'

export interface SummarySource {
  readonly view: OrderView
  readonly parts: readonly OrderPart[]
  readonly pictures: readonly PhotoItem[]
  readonly company: string
  readonly load: LoadPhoto
  /** ISO. */
  readonly now: string
}

/** What goes into a customer's PDF; pictures that are not on this device and cannot be fetched are left out. */
export async function summaryOf(
  { view: { order, customer, site }, parts, pictures, company, load, now }: SummarySource,
  t: Translate,
  format: Format,
): Promise<PdfRequest> {
  const picturesOf = async (kind: 'photo' | 'signature', wordsOf: (item: PhotoItem) => string) => {
    const loaded = await Promise.all(
      pictures
        .filter(({ photo }) => photo.kind === kind)
        .map(async (item) => ({ item, bytes: await load(item.photo.id) })),
    )
    return loaded.flatMap(({ item, bytes }) =>
      bytes.ok ? [{ image: bytes.value, words: wordsOf(item) }] : [],
    )
  }

  return {
    title: order.title,
    company,
    facts: [order.ref, customer?.name ?? '', site ? addressLines(site.address).join(', ') : ''],
    sections: [
      {
        title: t('orders.work'),
        rows: [
          [t('summary.state'), t(`orderStatus.${order.status}`)],
          [t('summary.at'), format.exact(order.statusAt)],
          ...(order.description.trim() === ''
            ? []
            : [[t('orders.description'), order.description] as const]),
          ...(order.resolution.trim() === ''
            ? []
            : [[t('orders.resolution'), order.resolution] as const]),
        ],
      },
      {
        title: t('parts.title'),
        rows: parts.map((part) => [part.name, `${format.number(part.quantity)} ${part.unit}`]),
      },
      {
        title: t('checklist.title'),
        rows: visibleItems(order.checklist, order.answers).map((item) => [
          item.label,
          answerText(order.answers[item.id], item.unit, t, format),
        ]),
      },
    ],
    photosTitle: t('photo.title'),
    photos: await picturesOf('photo', ({ photo }) =>
      [photo.phase && t(`photo.phase.${photo.phase}`), photo.caption, format.exact(photo.takenAt)]
        .filter(Boolean)
        .join(' · '),
    ),
    signaturesTitle: t('sign.card'),
    signatures: await picturesOf('signature', ({ photo }) =>
      [photo.signed?.name, format.exact(photo.takenAt), photo.signed?.sha256]
        .filter(Boolean)
        .join(' · '),
    ),
    madeAt: t('summary.made', { time: format.exact(now) }),
  }
}

function answerText(
  answer: Answer | undefined,
  unit: string,
  t: Translate,
  format: Pick<Format, 'number'>,
): string {
  if (!answer) return t('checklist.unanswered')
  const { value, grade, note } = answer
  const said =
    typeof value === 'boolean'
      ? t(value ? 'checklist.yes' : 'checklist.no')
      : typeof value === 'number'
        ? `${format.number(value)} ${unit}`
        : typeof value === 'string'
          ? value
          : (value?.join(', ') ?? '')
  return [said, grade && t(`checklist.grade.${grade}`), note].filter(Boolean).join(' · ')
}
