import { quantityText } from '#components/quantity-text.ts'
import type { OrderPart, OrderView, PhotoItem } from '#data/index.ts'
import { addressLines } from '#components/address-lines.ts'
import type { LoadPhoto } from '#components/photo/thumbs.ts'
import type { Answer, Grade } from '#domain/checklist/answer.ts'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import { gradeOf } from '#domain/checklist/grade-of.ts'
import { withPhotos } from '#domain/checklist/photo-answers.ts'
import { visibleItems } from '#domain/checklist/visible-items.ts'
import type { Company } from '#domain/entities/company.ts'
import type { Format, Translate } from '#messages/index.ts'
import type { PdfRequest } from './pdf-worker.ts'

export interface SummarySource {
  readonly view: Pick<OrderView, 'order' | 'customer' | 'site'>
  readonly parts: readonly OrderPart[]
  readonly pictures: readonly PhotoItem[]
  readonly company: Company | null
  /** Names of those who did it. */
  readonly people: readonly string[]
  readonly load: LoadPhoto
  readonly timeZone: string
  /** ISO. */
  readonly now: string
}

const tones = { pass: 'good', fail: 'bad', notApplicable: 'none' } as const

/** What goes into a customer's PDF; pictures that are not on this device and cannot be fetched are left out. */
export async function summaryOf(
  source: SummarySource,
  t: Translate,
  format: Format,
): Promise<PdfRequest> {
  const { parts, pictures, company, people, load, timeZone, now } = source
  const { order, customer, site } = source.view
  const taken = pictures.map(({ photo }) => photo)
  const answers = withPhotos(order.checklist, order.answers, taken)
  const until = order.windowEnd === null ? [] : [format.time(order.windowEnd)]
  const arrival =
    order.windowStart === null ? '' : [format.exact(order.windowStart), ...until].join(' – ')

  async function loaded(kind: 'photo' | 'signature') {
    const items = pictures.filter(({ photo }) => photo.kind === kind)
    const bytes = await Promise.all(items.map(({ photo }) => load(photo.id)))
    return items.flatMap(({ photo }, i) => {
      const one = bytes[i]
      return one?.ok ? [{ photo, image: one.value }] : []
    })
  }

  return {
    heading: t('summary.heading'),
    title: order.title,
    company: company?.name ?? '',
    companyLines: company ? addressLines(company.address) : [],
    ref: order.ref,
    facts: [
      [
        [t('summary.customer'), customer?.name ?? ''],
        [t('summary.place'), site ? addressLines(site.address).join('\n') : ''],
      ],
      [
        [
          t('summary.state'),
          `${t(`orderStatus.${order.status}`)}, ${format.exact(order.statusAt)}`,
        ],
        [t('summary.by'), format.list(people)],
        [t('orders.window'), arrival],
      ],
    ],
    sections: [
      { title: t('orders.description'), text: order.description },
      { title: t('orders.resolution'), text: order.resolution },
      { title: t('summary.reason'), text: order.statusReason },
    ],
    partsTitle: t('parts.title'),
    parts: parts.map((part) => [part.name, quantityText(t, part.quantity, part.unit)]),
    checklistTitle: t('checklist.title'),
    checklist: visibleItems(order.checklist, answers).map((item) => {
      const answer = answers[item.id]
      return {
        label: item.label,
        answer: answerText(item, answer, t, format),
        note: answer?.note ?? '',
        grade: markOf(gradeOf(item, answer), t),
      }
    }),
    photosTitle: t('photo.title'),
    photos: (await loaded('photo')).map(({ photo, image }) => ({
      image,
      marks: photo.marks,
      words: [
        photo.phase && t(`photo.phase.${photo.phase}`),
        photo.caption,
        format.exact(photo.takenAt),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    signaturesTitle: t('sign.card'),
    signatures: (await loaded('signature')).map(({ photo, image }) => ({
      image,
      words: [photo.signed?.name ?? t('sign.unnamed'), format.exact(photo.takenAt)].join(', '),
      signed: photo.signed
        ? [
            `${t('sign.show')}:\n${photo.signed.summary}`,
            t('summary.seal', { sha256: photo.signed.sha256 }),
          ]
        : [],
    })),
    zone: t('orders.timesIn', { timeZone }),
    madeAt: t('summary.made', { time: format.exact(now) }),
  }
}

function markOf(grade: Grade | null, t: Translate) {
  return grade && { word: t(`checklist.grade.${grade}`), tone: tones[grade] }
}

function answerText(
  { kind, unit }: ChecklistItem,
  answer: Answer | undefined,
  t: Translate,
  format: Pick<Format, 'number' | 'list'>,
): string {
  const value = answer?.value ?? null
  if (value === null) return answer?.grade === 'notApplicable' ? '' : t('checklist.unanswered')
  if (typeof value === 'boolean') return t(value ? 'checklist.yes' : 'checklist.no')
  if (typeof value === 'number') return `${format.number(value)} ${unit}`.trim()
  if (typeof value === 'string') return value
  return kind === 'photo' ? t('sign.photos', { count: value.length }) : format.list(value)
}
