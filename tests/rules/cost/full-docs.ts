import type { Doc, Ref } from '#domain/mutation/types.ts'
import { bookingDoc } from '../world/booking-document.ts'
import {
  absenceDoc,
  assetDoc,
  awayDoc,
  customerDoc,
  messageDoc,
  orderDoc,
  past,
  photoDoc,
  pictureDoc,
  staffDoc,
  readDoc,
  receiptDoc,
  siteDoc,
  templateDoc,
  timeDoc,
  visitDoc,
  weekDoc,
} from '../world/documents.ts'
import {
  costDoc,
  itemDoc,
  movementDoc,
  locationDoc,
  priceDoc,
  priceListDoc,
} from '../world/stock-documents.ts'
import { planDoc } from '../world/plan-document.ts'

const line = 'x'.repeat(200)
const text = 'x'.repeat(2000)
const ids = Array.from({ length: 100 }, (_, index) => `id-${index}-${'x'.repeat(20)}`)
const address = {
  line1: line,
  line2: line,
  postcode: line,
  city: line,
  region: line,
  country: line,
}
const geo = { latitude: 44.4, longitude: -64.3 }
const [start, end] = ['2026-03-03T09:00:00.123456Z', '2026-03-03T10:00:00.123456Z']

/** Large values for each collection's fields, so that the rules have the most to check. */
const fullest: Readonly<Record<string, Doc>> = {
  companies: { address },
  customers: {
    phone: line,
    email: 'a@b.example',
    notes: text,
    billingAddress: address,
    taxId: line,
    buyerReference: line,
    language: 'es',
    noVisitMails: true,
  },
  staff: { basePlace: { address, geo } },
  pictures: { data: `/9j/${'A'.repeat(79_996)}` },
  sites: { name: line, address, directions: text, gateCode: line, accessNotes: text, geo },
  assets: { maker: line, model: line, barcode: 'b', warrantyUntil: '2030-02-28', notes: text },
  visits: { note: text, assetIds: ids },
  orders: {
    description: text,
    instructions: text,
    tags: ids,
    assetIds: ids,
    plannedStart: start,
    plannedEnd: end,
    windowStart: start,
    windowEnd: end,
    crewSize: 12,
    dueAt: end,
    minutes: 1440,
    preferredIds: ids,
    excludedIds: ids,
    resolution: text,
    followUpOf: 'o-done',
    templateId: 't1',
    requires: ['resolution', ...ids.slice(1)],
  },
  bookings: {
    leadId: 'tech',
    start,
    planRunId: 'x'.repeat(80),
    seenBy: Object.fromEntries(ids.map((uid) => [uid, start])),
  },
  plans: { assetIds: ids, tags: ids, requires: ids, exdates: ids, rdates: ids },
  invoices: { orderIds: [...ids.slice(1), 'o-reviewed'], note: text },
  templates: { requires: ids },
  timeEntries: { note: text },
  items: { category: line, barcode: 'b', substituteIds: ids },
  messages: { about: 'orders/o-new', attachments: ids, replyToId: 'm-own', mentionIds: ids },
  photos: { caption: text, phase: 'before', item: 'pressure' },
}

const photo = {
  kind: 'signature',
  signed: { name: line, how: 'drawn', summary: text, sha256: 'none' },
  item: 'pressure',
}

/** A document of each collection that no app can read, because of the field that the rules check last. */
export const oddDocs: readonly (readonly [Ref, Doc])[] = [
  ['customers/odd', { ...customerDoc(), name: 7 }],
  ['sites/odd', { ...siteDoc(), customerId: 7 }],
  ['assets/odd', { ...assetDoc(), siteId: 7 }],
  ['visits/odd', { ...visitDoc('tech'), siteId: 7 }],
  ['orders/odd', { ...orderDoc('onSite', ids), title: 7 }],
  ['bookings/odd', bookingDoc('odd', ids, { minutes: 'x' })],
  ['plans/odd', planDoc({ minutes: 'x' })],
  ['templates/odd', { ...templateDoc(), name: 7 }],
  ['costs/odd', { ...costDoc('item'), costMinor: 7.5 }],
  ['prices/odd', priceDoc({ priceMinor: 7.5 })],
  ['priceLists/odd', priceListDoc({ untilOn: 7 })],
  ['items/odd', { ...itemDoc(), name: 7 }],
  ['locations/odd', { ...locationDoc('van', 'tech'), name: 7 }],
  ['staff/idle', { ...staffDoc('tech'), userId: 7 }],
  ['pictures/idle', { ...pictureDoc(), width: 'wide' }],
  ['reads/odd', { ...readDoc('tech', ids), readAt: 7 }],
  ['timeEntries/odd', { ...timeDoc('tech', { endedAt: end }), note: 7 }],
  ['movements/odd', { ...movementDoc('tech'), readerIds: 7 }],
  ['messages/odd', { ...messageDoc('tech', ids), replyToId: 'm-own', mentionIds: 7 }],
  ['photos/odd', photoDoc('tech', ids, photo)],
  ['weeks/odd', weekDoc('tech', { entriesHash: 7 })],
  ['absences/odd', absenceDoc('tech', { decidedAt: end, decidedBy: 7 })],
  ['away/odd', awayDoc('tech', { toOn: 7 })],
  ['mutations/odd', { ...receiptDoc('tech', ids), readerIds: 7 }],
]

/** The same documents with large values. */
export function fullDocs(docs: ReadonlyMap<Ref, Doc>): ReadonlyMap<Ref, Doc> {
  return new Map(
    [...docs].map(([ref, doc]) => {
      const [collection = ''] = ref.split('/')
      const more = fullest[collection] ?? {}
      return [ref, { ...doc, ...more, updatedAt: past }]
    }),
  )
}
