import type { refusedChange } from '#domain/entities/message.ts'
import type { RowCollection } from '#data/local/rows/collections.ts'
import type { Doc } from '#domain/mutation/types.ts'
import type * as v from 'valibot'
import { bookingDoc } from '../../rules/world/booking-document.ts'
import {
  absenceDoc,
  deviceDoc,
  pictureDoc,
  staffDoc,
  weekDoc,
  assetDoc,
  awayDoc,
  companyDoc,
  customerDoc,
  messageDoc,
  orderDoc,
  past,
  photoDoc,
  readDoc,
  receiptDoc,
  siteDoc,
  templateDoc,
  timeDoc,
  userDoc,
  visitDoc,
} from '../../rules/world/documents.ts'
import {
  costDoc,
  itemDoc,
  movementDoc,
  locationDoc,
  priceDoc,
  priceListDoc,
  stockLevelDoc,
} from '../../rules/world/stock-documents.ts'
import { draftDoc, issueOf } from '../../rules/world/invoice-document.ts'
import { estimateDoc } from '../../rules/world/estimate-document.ts'
import { shareDoc } from '../../rules/world/share-document.ts'
import { paymentDoc } from '../../rules/world/payment-document.ts'
import { planDoc } from '../../rules/world/plan-document.ts'
import {
  inviteCode,
  inviteDoc,
  inviteMailDoc,
  seatsDoc,
} from '../../rules/world/invite-documents.ts'

export const uid = 'tech'
/** The time at which everything is rendered. */
export const today = '2026-05-04T12:00:00.000Z'
const readers = [uid]

const checklist = [
  { id: 'pressure', kind: 'number', label: 'Pressure', unit: 'bar', min: 1, max: 2, graded: true },
  { id: 'leak', kind: 'yesNo', label: 'Is it tight?', required: true },
  {
    id: 'how',
    kind: 'choice',
    label: 'How',
    options: ['a', 'b'],
    showIf: { itemId: 'leak', is: true },
  },
  { id: 'when', kind: 'date', label: 'Since when' },
]
const override = {
  id: '2026-03-02',
  start: '2026-03-03T10:00',
  minutes: 30,
  title: 'Short',
  description: null,
}
const answers = {
  pressure: { value: 1.5, grade: 'pass', note: '' },
  leak: { value: true, grade: null, note: 'here' },
  how: { value: 'a', grade: null, note: '' },
  when: { value: '2026-02-03', grade: null, note: '' },
}
const edits = {
  title: { from: 'a', to: 'b' },
  checklist: { from: checklist, to: [] },
  plannedStart: { from: null, to: past },
}
const lost = {
  ref: 'orders/good',
  field: 'answers.leak',
  from: null,
  to: answers.leak,
  theirs: 'x',
}
const address = {
  line1: '1 Quay',
  line2: '',
  postcode: 'B3H',
  city: 'Halifax',
  region: '',
  country: 'CA',
}

/** A document of each collection as the app writes it, with every field filled that takes a map or a list. */
export const goodDocuments: Readonly<Record<RowCollection, Doc>> = {
  users: userDoc({
    email: 'tech@daybook.demo',
    role: 'technician',
    status: 'active',
    companyId: 'c1',
    permissions: ['inventory'],
  } as never),
  companies: companyDoc('owner', { address }),
  customers: { ...customerDoc(), billingAddress: address },
  sites: { ...siteDoc(), customerId: 'good', address, geo: { latitude: 44.6, longitude: -63.5 } },
  assets: { ...assetDoc(), siteId: 'good' },
  visits: { ...visitDoc(uid), siteId: 'good', assetIds: ['good'] },
  orders: orderDoc('onSite', [uid], {
    customerId: 'good',
    siteId: 'good',
    assetIds: ['good'],
    plannedStart: today,
    plannedEnd: today,
    requires: ['resolution', 'photo', 'signature', 'time', 'parts'],
    checklist,
    answers,
    tags: ['heating'],
    needsReview: { to: 'done', at: past, by: uid, reason: '' },
  }),
  bookings: bookingDoc('good', [uid], { start: today, seenBy: { [uid]: past } }),
  estimates: estimateDoc({ customerId: 'good', siteId: 'good', orderId: 'good', readerIds: [uid] }),
  shares: shareDoc({ customerId: 'good', targetId: 'good' }),
  payments: paymentDoc({ customerId: 'good', orderId: 'good' }),
  invoices: draftDoc({ ...issueOf(1), orderIds: ['good'], customerId: 'good' }),
  plans: planDoc({ checklist, overrides: [override], exdates: ['2026-03-09'] }),
  messages: {
    ...messageDoc(uid, readers),
    threadId: 'order-good',
    change: {
      name: 'order/edit',
      args: { orderId: 'good', edits },
      at: past,
      problem: 'state/wrong',
    },
    attachments: ['good'],
    mentionIds: [uid],
    acknowledgements: { [uid]: past },
    priority: 'urgent',
  } satisfies Doc & { change: v.InferInput<typeof refusedChange> },
  photos: photoDoc(uid, readers, {
    about: 'orders/good',
    kind: 'signature',
    signed: { name: 'Ada', how: 'typed', summary: 'All of it', sha256: 'a'.repeat(64) },
    marks: [{ shape: 'pen', points: [0, 0, 1000, 1000] }],
  }),
  templates: { ...templateDoc(), checklist },
  timeEntries: timeDoc(uid, { orderId: 'good' }),
  weeks: weekDoc(uid),
  devices: deviceDoc(uid),
  staff: staffDoc(uid),
  pictures: pictureDoc(),
  absences: absenceDoc(uid, { status: 'approved', decidedAt: past, decidedBy: 'admin' }),
  away: awayDoc(uid),
  items: { ...itemDoc(), minimums: { good: 2 }, substituteIds: ['good'] },
  costs: costDoc('item'),
  prices: priceDoc(),
  priceLists: priceListDoc(),
  locations: locationDoc('van', uid, [uid]),
  movements: movementDoc(uid, { itemId: 'good', fromId: 'good', orderId: 'good' }),
  stockLevels: stockLevelDoc({ locationId: 'good', itemId: 'good' }),
  threads: {
    kind: 'direct',
    title: '',
    orderId: null,
    memberIds: readers,
    archivedAt: null,
    createdAt: past,
    createdBy: uid,
    schema: 1,
    updatedAt: past,
    updatedBy: uid,
    deletedAt: null,
  },
  reads: readDoc(uid, readers),
  invites: inviteDoc('new@example.com'),
  inviteMails: inviteMailDoc('new@example.com', inviteCode),
  counters: seatsDoc(1, 15),
  mutations: {
    ...receiptDoc(uid, readers),
    name: 'order/edit',
    args: { orderId: 'good', edits },
    refs: ['orders/good'],
    conflicts: [lost],
    merged: [{ ...lost, field: 'checklist', kept: 'both' }],
    role: 'technician',
    permissions: ['inventory'],
    writes: ['orders/good'],
  },
}
