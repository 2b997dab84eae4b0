import { emptyAddress } from '#domain/entities/fields.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { sampleCollections } from '#domain/mutation/mutators/sample/sample-remove.ts'
import { past } from '../world/documents.ts'
import { people } from '../world/people.ts'
import { absenceCases } from './absence-cases.ts'
import { bookingCases } from './booking-cases.ts'
import { estimateCases } from './estimate-cases.ts'
import { invoiceCases } from './invoice-cases.ts'
import { messageCases } from './message-cases.ts'
import { paymentCases } from './payment-cases.ts'
import { shareCases } from './share-cases.ts'
import { planCases } from './plan-cases.ts'
import { memberCases } from './member-cases.ts'
import { staffCases } from './staff-cases.ts'
import { stockCases } from './stock-cases.ts'
import { templateCases } from './template-cases.ts'
import { weekCases } from './week-cases.ts'
import { type MutationCase, edit, mutation } from './mutation.ts'

const site = {
  name: '',
  address: emptyAddress,
  directions: '',
  gateCode: '',
  accessNotes: '',
  geo: { latitude: 44.4, longitude: -64.3 },
}

/** Puts a site on the map while working on an order. */
function locate(siteId: string, orderId: string): MutationCase {
  return mutation('site/locate', {
    siteId,
    orderId,
    edits: { geo: { from: null, to: { latitude: 44.4, longitude: -64.3 } } },
  })
}

/** A mutation of each kind, and variants that matter for who may make it. */
export const cases: readonly MutationCase[] = [
  ...memberCases,
  ...absenceCases,
  ...bookingCases,
  ...planCases,
  ...invoiceCases,
  ...estimateCases,
  ...shareCases,
  ...paymentCases,
  ...weekCases,
  ...staffCases,
  ...['tech', 'owner'].map((userId) => mutation('device/forget', { userId, deviceId: 'd1' })),
  mutation('customer/create', {
    customerId: 'c-new',
    siteId: 's-new',
    name: 'Hotel',
    phone: '1',
    email: 'a@b.example',
    notes: '',
    billingAddress: emptyAddress,
    site,
  }),
  mutation('customer/create', {
    customerId: 'c-new',
    siteId: 's-new',
    name: 'Hotel',
    phone: '',
    email: '',
    notes: '',
    billingAddress: null,
    invoicing: { taxId: 'ESB12345678', buyerReference: '4711', language: 'es' },
    site,
  }),
  mutation('customer/edit', { customerId: 'c1', edits: { taxId: edit('', 'ESB12345678') } }),
  mutation('customer/edit', {
    customerId: 'c1',
    edits: { noVisitMails: { from: false, to: true } },
  }),
  mutation('customer/edit', { customerId: 'c1', edits: { buyerReference: edit('', '4711') } }),
  mutation('customer/edit', { customerId: 'c1', edits: { language: { from: null, to: 'es' } } }),
  mutation('customer/edit', {
    customerId: 'c1',
    edits: { priceListId: { from: null, to: 'trade' } },
  }),
  mutation('customer/edit', { customerId: 'c1', edits: { notes: edit('', 'Call first') } }),
  mutation('customer/edit', { customerId: 'c1', edits: { archivedAt: edit(null, past) } }),
  mutation('site/create', { siteId: 's-new', customerId: 'c1', ...site }),
  mutation('site/create', {
    siteId: 's-new',
    customerId: 'c1',
    ...site,
    openingHours: defaultWorkingHours,
    timeZone: 'America/Halifax',
  }),
  mutation('site/edit', { siteId: 's1', edits: { gateCode: edit('', '4711') } }),
  mutation('site/edit', {
    siteId: 's1',
    edits: { openingHours: { from: null, to: defaultWorkingHours } },
  }),
  mutation('site/edit', { siteId: 's1', edits: { timeZone: edit(null, 'America/Halifax') } }),
  ...['o-onSite', 'o-new', 'o-cancelled', 'o-reviewed', 'o-deleted', 'o-handedOver', 'none'].map(
    (orderId) => locate('s1', orderId),
  ),
  locate('s2', 'o-onSite'),
  mutation('asset/create', {
    assetId: 'a-new',
    siteId: 's1',
    name: 'Pump',
    maker: '',
    model: '',
    serial: '',
    barcode: '',
    inServiceOn: '2024-02-29',
    warrantyUntil: null,
    notes: '',
  }),
  mutation('asset/edit', { assetId: 'a1', edits: { serial: edit('77-1', '77-2') } }),
  mutation('order/move', { orderId: 'o-onSite', to: 'done' }),
  mutation('order/takeBack', { orderId: 'o-done', from: 'done', to: 'onSite' }),
  mutation('order/create', {
    orderId: 'o-new',
    customerId: 'c1',
    siteId: 's1',
    title: 'New tap',
    description: '',
    instructions: '',
    priority: 'urgent',
    tags: ['plumbing', 'two words'],
    assigneeIds: ['tech', 'idle'],
    plannedStart: '2026-03-03T09:00:00.000Z',
    plannedEnd: '2026-03-03T10:00:00.000Z',
    followUpOf: 'o-done',
    templateId: 't1',
    skills: [{ id: 'gas', level: 2 }],
    crewSize: 2,
    dueAt: '2026-03-05T09:00:00.000Z',
    minutes: 60,
    preferredIds: ['tech'],
    excludedIds: ['editor'],
    neededItems: [{ id: 'i1', quantity: 2 }],
  }),
  mutation('order/create', {
    orderId: 'o-new-sent',
    customerId: 'c1',
    siteId: 's1',
    title: 'New tap',
    description: '',
    instructions: '',
    priority: 'normal',
    tags: [],
    assigneeIds: ['tech'],
    plannedStart: null,
    plannedEnd: null,
    followUpOf: null,
    send: true,
  }),
  mutation('order/edit', { orderId: 'o-onSite', edits: { title: edit('Leaking tap', 'Tap') } }),
  mutation('order/edit', { orderId: 'o-onSite', edits: { resolution: edit('', 'Fixed') } }),
  mutation('order/edit', { orderId: 'o-cancelled', edits: { resolution: edit('', 'Was there') } }),
  mutation('order/edit', { orderId: 'o-deleted', edits: { resolution: edit('', 'Fixed') } }),
  mutation('order/edit', {
    orderId: 'o-onSite',
    edits: {
      skills: { from: [], to: [{ id: 'gas', level: 2 }] },
      crewSize: { from: 1, to: 2 },
      dueAt: edit(null, '2026-03-04T09:00:00.000Z'),
      minutes: { from: null, to: 90 },
      preferredIds: { from: [], to: ['tech'] },
      excludedIds: { from: [], to: ['idle'] },
      neededItems: { from: [], to: [{ id: 'i1', quantity: 2 }] },
    },
  }),
  mutation('order/edit', {
    orderId: 'o-partlyDone',
    edits: { plannedStart: { from: null, to: '2026-03-04T09:00:00.000Z' } },
  }),
  mutation('order/assign', { orderId: 'o-new', edits: {} }),
  mutation('order/assign', {
    orderId: 'o-accepted',
    edits: { assigneeIds: { from: ['tech', 'editor'], to: ['idle'] } },
    children: ['photos/p-whole', 'messages/m-read', 'movements/mv-own', 'photos/p-gone'],
  }),
  mutation('order/assign', {
    orderId: 'o-accepted',
    edits: { assigneeIds: { from: ['tech'], to: ['idle'] } },
    handOver: true,
  }),
  mutation('order/move', { orderId: 'o-handedOver', to: 'accepted' }),
  mutation('order/assign', {
    orderId: 'o-new',
    edits: { assigneeIds: { from: ['tech', 'editor'], to: ['idle'] } },
    children: ['photos/p-whole', 'messages/m-read'],
    send: true,
  }),
  mutation('order/move', {
    orderId: 'o-scheduled',
    to: 'dispatched',
    children: ['photos/p-owner', 'messages/m-own', 'movements/mv-own'],
  }),
  mutation('order/move', { orderId: 'o-onSite-old', to: 'done' }),
  mutation('order/move', { orderId: 'o-asks', to: 'done' }),
  mutation('order/move', { orderId: 'o-asks', to: 'done', lacks: ['photos:2', 'answers:1'] }),
  mutation('order/move', { orderId: 'o-lacking', to: 'onSite' }),
  mutation('order/takeBack', { orderId: 'o-lacking', from: 'done', to: 'onSite' }),
  mutation('order/review', { orderId: 'o-lacking', choice: 'keep' }),
  mutation('order/move', { orderId: 'o-scheduled', to: 'accepted' }),
  mutation('order/move', { orderId: 'o-scheduled-old', to: 'accepted' }),
  mutation('order/takeBack', { orderId: 'o-accepted', from: 'accepted', to: 'scheduled' }),
  mutation('order/takeBack', {
    orderId: 'o-dispatched',
    from: 'dispatched',
    to: 'scheduled',
    children: ['photos/p-whole', 'messages/m-read'],
  }),
  mutation('order/takeBack', {
    orderId: 'o-scheduled',
    from: 'scheduled',
    to: 'dispatched',
    children: ['photos/p-whole', 'messages/m-read', 'movements/mv-own'],
  }),
  mutation('order/markSent', {
    orderIds: ['o-new-old', 'o-scheduled-old', 'o-onSite-old', 'o-onHold-old', 'o-done'],
  }),
  ...['o-dispatched', 'o-onSite', 'o-unable', 'o-handedOver', 'o-done', 'o-new'].flatMap(
    (orderId) => [
      mutation('order/askReassign', { orderId, part: 1, reason: 'Flat tyre' }),
      mutation('order/withdrawReassign', { orderId }),
      mutation('order/keepAssignee', { orderId, userId: 'tech' }),
    ],
  ),
  ...['o-dispatched', 'o-enRoute', 'o-onSite', 'o-behind', 'o-handedOver', 'o-done'].flatMap(
    (orderId) => [
      mutation('order/tellLate', {
        orderId,
        part: 1,
        start: null,
        arrival: '2026-03-02T10:40:00.000Z',
      }),
      mutation('order/withdrawLate', { orderId }),
    ],
  ),
  mutation('order/move', { orderId: 'o-behind', to: 'onSite' }),
  mutation('order/move', { orderId: 'o-behind', to: 'onHold', reason: 'Parts' }),
  mutation('order/assign', {
    orderId: 'o-behind',
    edits: { assigneeIds: { from: ['tech', 'editor'], to: ['editor'] } },
  }),
  mutation('order/move', { orderId: 'o-unable', to: 'enRoute' }),
  mutation('order/move', { orderId: 'o-unable', to: 'onHold', reason: 'Parts' }),
  mutation('order/assign', {
    orderId: 'o-unable',
    edits: { assigneeIds: { from: ['tech', 'editor'], to: ['editor'] } },
  }),
  mutation('order/review', { orderId: 'o-late', choice: 'take' }),
  mutation('order/review', { orderId: 'o-late', choice: 'keep' }),
  mutation('order/restoreField', {
    orderId: 'o-onSite',
    receiptId: 'm-read',
    edits: { title: edit('Leaking tap', 'Older') },
  }),
  mutation('order/move', { orderId: 'o-cancelled', from: 'onSite', to: 'done' }),
  mutation('order/move', { orderId: 'o-done', from: 'onSite', to: 'cancelled', reason: 'Late' }),
  mutation('message/send', {
    messageId: 'm-new',
    threadId: 'order-o-onSite',
    text: 'Could not be sent',
    about: 'orders/o-new',
    change: { name: 'order/move', args: { orderId: 'o-new' }, at: past, problem: 'doc/deleted' },
    attachments: ['p-new'],
    readerIds: [],
  }),
  mutation('photo/add', {
    photoId: 'p-added',
    about: 'orders/o-onSite',
    kind: 'signature',
    contentType: 'image/png',
    size: 300_000,
    chunks: 2,
    sha256: 'b'.repeat(64),
    width: 0,
    height: 0,
    takenAt: past,
    caption: '',
    readerIds: people.map(({ uid }) => uid),
  }),
  mutation('photo/add', {
    photoId: 'd-added',
    about: 'company/documents',
    kind: 'document',
    contentType: 'application/pdf',
    size: 300_000,
    chunks: 2,
    sha256: 'b'.repeat(64),
    width: 0,
    height: 0,
    takenAt: past,
    caption: 'Price sheet',
    readerIds: people.map(({ uid }) => uid),
  }),
  mutation('photo/finish', { photoId: 'd-new' }),
  mutation('photo/edit', {
    photoId: 'd-whole',
    edits: { caption: edit('Boiler manual', 'Manual') },
  }),
  mutation('photo/delete', { photoId: 'd-whole' }),
  mutation('photo/finish', { photoId: 'p-new' }),
  mutation('photo/edit', { photoId: 'p-whole', edits: { caption: edit('', 'Before') } }),
  mutation('photo/delete', { photoId: 'p-whole' }),
  ...['p-reviewed', 'p-late', 'sg-whole'].flatMap((photoId) => {
    const photo = { photoId, about: 'orders/o-reviewed' }
    const caption = { ...photo, edits: { caption: edit('', 'Other') } }
    return [mutation('photo/delete', photo), mutation('photo/edit', caption)]
  }),
  mutation('company/edit', {
    companyId: 'home',
    edits: { tracking: { from: 'duty', to: 'travel' } },
  }),
  mutation('company/edit', {
    companyId: 'home',
    edits: { skills: { from: [], to: [{ id: 'height', label: 'Height', archivedAt: past }] } },
  }),
  mutation('order/delete', { orderId: 'o-scheduled' }),
  mutation('order/takeBack', { orderId: 'o-accepted', from: 'accepted', to: 'dispatched' }),
  mutation('order/takeBack', {
    orderId: 'o-onSite',
    from: 'onSite',
    to: 'paused',
    statusAt: past,
    reason: 'Parts',
  }),
  mutation('order/answer', {
    orderId: 'o-onSite',
    edits: { pressure: { from: null, to: { value: 1.5, grade: 'pass', note: '' } } },
  }),
  ...['o-onSite', 'o-cancelled', 'o-new'].map((followUpOf) =>
    mutation('order/followUp', {
      orderId: 'o-next',
      followUpOf,
      title: 'Replace the valve',
      description: 'It leaks',
    }),
  ),
  mutation('order/move', {
    orderId: 'o-enRoute',
    to: 'onSite',
    clock: {
      endIds: ['te-tech'],
      start: { entryId: 'te-new', kind: 'order', orderId: 'o-enRoute' },
    },
  }),
  mutation('order/move', {
    orderId: 'o-enRoute',
    to: 'onSite',
    madeAt: '2026-03-02T09:30:00.000Z',
    clock: {
      endIds: ['te-tech'],
      start: { entryId: 'te-new', kind: 'order', orderId: 'o-enRoute' },
    },
  }),
  mutation('time/clock', {
    endIds: [],
    start: { entryId: 'te-new', kind: 'day', orderId: null },
  }),
  mutation('time/correct', {
    entryId: 'te-ended',
    note: 'Forgot to tap',
    edits: { endedAt: { from: past, to: '2026-03-01T12:00:00.000Z' } },
  }),
  ...['tech', 'idle'].map((userId) =>
    mutation('time/add', {
      entryId: 'te-new',
      userId,
      kind: 'day',
      orderId: null,
      startedAt: past,
      endedAt: '2026-03-01T12:00:00.000Z',
      note: 'Phone was flat',
    }),
  ),
  mutation('time/remove', { entryId: 'te-tech', note: 'Tapped by mistake' }),
  ...stockCases,
  ...messageCases,
  ...templateCases,
  mutation('document/remove', { ref: 'customers/c-odd', was: '{}' }),
  mutation('document/remove', { ref: 'customers/c1', was: '{}' }),
  mutation('sample/remove', {
    refs: [...sampleCollections.map((name) => `${name}/sample_1_x`), 'customers/sample_1_gone'],
  }),
]
