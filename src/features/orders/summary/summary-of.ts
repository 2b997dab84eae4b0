import { answerText } from '#components/order/answer-text.ts'
import { lengthText } from '#components/text/length-text.ts'
import { quantityText } from '#components/text/quantity-text.ts'
import { memberLabel } from '#components/people/member-label.ts'
import type { OrderItem, OrderView, PhotoItem } from '#data/index.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import { pictureBlob } from '#components/picture/show-pictures.ts'
import type { LoadPhoto } from '#components/photo/thumbs.ts'
import type { Answer, Grade } from '#domain/checklist/answer.ts'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import { gradeOf } from '#domain/checklist/grade-of.ts'
import { withPhotos } from '#domain/checklist/photo-answers.ts'
import { visibleItems } from '#domain/checklist/visible-items.ts'
import type { Company } from '#domain/entities/company.ts'
import type { Picture } from '#domain/entities/picture.ts'
import { publicReason } from '#domain/order/completion/status-reason.ts'
import { coveredWork } from '#domain/order/completion/covered-work.ts'
import type { TimeSpent, VisitTimes, WorkTimes } from '#domain/order/history/work-times.ts'
import { zoneCity } from '#lib/zone-name.ts'
import type { Format, Translate } from '#messages/index.ts'
import { descriptionKey } from '../description-key.ts'
import { isChangedSince } from '../signature/is-changed-since.ts'
import { companyLines } from '#components/company/company-lines.ts'
import type { SummaryRequest } from '#components/pdf/summary/summary-pdf.ts'

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
}

export interface SummarySource {
  readonly view: Pick<OrderView, 'order' | 'customer' | 'site'>
  readonly parts: readonly OrderItem[]
  readonly pictures: readonly PhotoItem[]
  readonly company: Company | null
  readonly logo: Picture | null
  /** People who may have worked on the order. */
  readonly people: readonly Person[]
  readonly times: WorkTimes
  readonly load: LoadPhoto
  readonly timeZone: string
  /** ISO instant. */
  readonly now: string
}

const minute = 60_000

const tones = { pass: 'good', fail: 'bad', notApplicable: 'none' } as const

/** The content of a customer's PDF. Photos that are neither on this device nor reachable are left out. */
export async function summaryOf(
  source: SummarySource,
  t: Translate,
  format: Format,
): Promise<SummaryRequest> {
  const { parts, pictures, company, logo, people, times, load, timeZone, now } = source
  const { order, customer, site } = source.view
  const taken = pictures.map(({ photo }) => photo)
  const answers = withPhotos(order.checklist, order.answers, taken)
  const until = order.windowEnd === null ? [] : [format.time(order.windowEnd)]
  const arrival =
    order.windowStart === null ? '' : [format.stamp(order.windowStart), ...until].join(' – ')
  const { visits, labour, travel } = times
  const nameOf = (uid: string) => memberLabel(t, people, uid)
  const workers = labour.length > 0 ? labour.map(({ userId }) => userId) : order.assigneeIds

  const photos = taken.filter(({ kind }) => kind === 'photo')
  const covered = coveredWork({ order, items: parts, photos })
  const later = await Promise.all(taken.map(({ signed }) => isChangedSince(signed, covered)))
  const changed = new Set(taken.flatMap(({ id }, i) => (later[i] ? [id] : [])))

  async function loaded(kind: 'photo' | 'signature') {
    const items = pictures.filter(({ photo }) => photo.kind === kind)
    const bytes = await Promise.all(items.map(({ photo }) => load(photo.id)))
    return items.flatMap(({ photo }, i) => {
      const one = bytes[i]
      return one?.ok ? [{ photo, image: one.value }] : []
    })
  }

  return {
    kind: 'summary',
    heading: t('summary.heading'),
    title: order.title,
    logo: logo && pictureBlob(logo),
    company: company?.name ?? '',
    companyLines: company ? companyLines(company) : [],
    ref: order.ref,
    facts: [
      [
        [t('summary.customer'), customer?.name ?? ''],
        [t('summary.site'), site ? addressLines(site.address).join('\n') : ''],
      ],
      [
        [t('summary.status'), t(`orderStatus.${order.status}`)],
        [t('orders.window'), arrival],
        ...visitRows(visits, t, format),
        [t('summary.doneBy'), format.list([...new Set(workers)].map(nameOf))],
        [t('summary.labour'), spentText(labour, nameOf, t)],
        [t('summary.travel'), spentText(travel, nameOf, t)],
      ],
    ],
    sections: [
      { title: t(descriptionKey(order.id)), text: order.description },
      { title: t('orders.resolution'), text: order.resolution },
      { title: t('summary.reason'), text: publicReason(order) },
    ],
    partsTitle: t('parts.title'),
    parts: parts.map((part) => [part.name, quantityText(t, part.quantity, part.unit)]),
    checklistTitle: t('checklist.title'),
    checklist: visibleItems(order.checklist, answers).map((item) => {
      const answer = answers[item.id]
      return {
        label: item.label,
        answer: itemAnswer(item, answer, t, format),
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
        format.stamp(photo.takenAt),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    signaturesTitle: t('sign.signature'),
    signatures: (await loaded('signature')).map(({ photo, image }) => ({
      image,
      words: [
        photo.signed?.name ?? t('sign.unnamed'),
        format.stamp(photo.takenAt),
        ...(changed.has(photo.id) ? [t('sign.changed')] : []),
      ].join(', '),
      signed: photo.signed
        ? [
            `${t('sign.showSignedText')}:\n${photo.signed.summary}`,
            t('summary.seal', { sha256: photo.signed.sha256 }),
          ]
        : [],
    })),
    zone: t('orders.timesIn', { timeZone: zoneCity(timeZone) }),
    madeAt: t('summary.createdAt', { time: format.stamp(now) }),
  }
}

function markOf(grade: Grade | null, t: Translate) {
  return grade && { word: t(`checklist.grade.${grade}`), tone: tones[grade] }
}

function itemAnswer(
  { kind, unit }: ChecklistItem,
  answer: Answer | undefined,
  t: Translate,
  format: Pick<Format, 'day' | 'number' | 'list'>,
): string {
  const value = answer?.value ?? null
  if (value === null && answer?.grade === 'notApplicable') return ''
  const isPhoto = kind === 'photo' && Array.isArray(value)
  return isPhoto ? t('sign.photos', { count: value.length }) : answerText(t, format, value, unit)
}

/** Arrival and end of a visit; several visits get a line each. */
function visitRows(
  visits: readonly VisitTimes[],
  t: Translate,
  format: Pick<Format, 'stamp'>,
): readonly (readonly [string, string])[] {
  const stamp = (at: string | null) => (at === null ? '' : format.stamp(at))
  if (visits.length <= 1) {
    return visits.flatMap(({ arrivedAt, finishedAt }) => [
      [t('summary.arrived'), stamp(arrivedAt)],
      [t('summary.completed'), stamp(finishedAt)],
    ])
  }
  const lines = visits.map(({ arrivedAt, finishedAt }) =>
    [stamp(arrivedAt) || '…', stamp(finishedAt) || '…'].join(' – '),
  )
  return [[t('summary.visits'), lines.join('\n')]]
}

/** '1 h 35 min', with names if several people worked; '' for no time. */
function spentText(
  spent: readonly TimeSpent[],
  nameOf: (uid: string) => string,
  t: Translate,
): string {
  const all = spent.reduce((sum, { length }) => sum + length, 0)
  if (all < minute) return ''
  if (spent.length === 1) return lengthText(t, all)
  const each = spent.map(({ userId, length }) => `${nameOf(userId)} ${lengthText(t, length)}`)
  return `${lengthText(t, all)} (${each.join(', ')})`
}
