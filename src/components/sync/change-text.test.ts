import { beforeAll, expect, test } from 'vitest'
import { planArgs } from '#domain/plan/plan.fixture.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { invoiceArgs, issueArgs } from '#domain/invoice/invoice.fixture.ts'
import { answerArgs, estimateArgs } from '#domain/estimate/estimate.fixture.ts'
import { paymentArgs } from '#domain/payment/payment.fixture.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { type MutationName, mutationNames } from '#domain/mutation/mutation-name.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { enStart } from '#messages/en/start.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages, translate } from '#messages/index.ts'
import { changeText } from './change-text.ts'

const en = { ...enStart, ...enApp }

const site = {
  name: '',
  address: { ...emptyAddress, line1: 'Calle Mayor 1' },
  directions: '',
  gateCode: '',
  accessNotes: '',
  geo: null,
}
const customer = { name: 'Casa Azul', phone: '', email: '', notes: '', billingAddress: null }
const company = {
  name: 'Acme',
  address: emptyAddress,
  timeZone: 'UTC',
  currency: 'EUR',
  taxRateMilliPercent: 0,
  workingHours: defaultWorkingHours,
}
const approvedWeek = {
  startsAt: '2026-02-22T23:00:00.000Z',
  endsAt: '2026-03-01T23:00:00.000Z',
  paidMinutes: 2400,
  breakMinutes: 150,
  travelMinutes: 300,
  orderMinutes: 1800,
  entriesHash: null,
}
const timeOff = {
  absenceId: 'a',
  userId: 'u',
  kind: 'vacation',
  fromOn: '2026-03-09',
  toOn: '2026-03-13',
  note: '',
} as const
const edits = { name: { from: 'a', to: 'b' } }

const examples: { readonly [N in MutationName]: MutationArgs<N> } = {
  'company/setup': {
    uid: 'u',
    companyId: 'c',
    owner: { name: 'Grace Comeau', email: '', language: null },
    company,
  },
  'invoice/create': invoiceArgs(),
  'invoice/edit': { invoiceId: 'i', edits: { note: { from: '', to: 'b' } } },
  'invoice/discard': { invoiceId: 'i' },
  'invoice/issue': issueArgs(),
  'invoice/takeDeposit': { invoiceId: 'i', depositId: 'd' },
  'invoice/releaseDeposit': { invoiceId: 'i', depositId: 'd' },
  'invoice/pauseReminders': { invoiceId: 'i', isPaused: true },
  'series/setUp': { seriesId: 'invoices', pattern: 'R-{seq}', next: 1 },
  'order/invoice': { orderId: 'o', invoiceId: 'i' },
  'estimate/create': estimateArgs(),
  'estimate/edit': { estimateId: 'e', edits: { title: { from: 'a', to: 'b' } } },
  'estimate/send': { estimateId: 'e', documentHash: '0'.repeat(64) },
  'estimate/decide': answerArgs(),
  'estimate/revise': { estimateId: 'e', revision: 1 },
  'estimate/cancel': { estimateId: 'e' },
  'share/create': {
    shareId: 's',
    token: 'A'.repeat(22),
    kind: 'estimate',
    targetId: 'e',
    customerId: 'c',
    mailTo: '',
    reminder: 0,
    expiresAt: '2026-04-01T00:00:00.000Z',
  },
  'share/revoke': { shareId: 's' },
  'share/rate': { shareId: 's', stars: 5, comment: '' },
  'estimate/convert': { estimateId: 'e', currency: 'EUR' },
  'payment/record': paymentArgs(),
  'payment/reverse': { paymentId: 'p', day: '2026-03-02' },
  'plan/create': planArgs(),
  'plan/edit': { planId: 'p', edits: { title: { from: 'a', to: 'b' } } },
  'plan/createOrder': { planId: 'p', on: '2026-03-02' },
  'plan/removeOrder': { planId: 'p', on: '2026-03-02' },
  'company/endTrial': { companyId: 'c' },
  'company/bill': { companyId: 'c', facts: [] },
  'company/edit': { companyId: 'c', edits },
  'company/setFeature': { companyId: 'c', feature: 'inventory', isOn: false },
  'user/edit': { uid: 'u', edits },
  'invite/create': {
    inviteId: 'a'.repeat(64),
    code: 'b'.repeat(22),
    email: 'tess@example.com',
    name: '',
    role: 'technician',
    permissions: [],
    language: null,
    note: '',
    companyName: 'Acme',
    inviterName: 'Grace Comeau',
  },
  'invite/renew': {
    inviteId: 'a'.repeat(64),
    code: 'b'.repeat(22),
    replacesId: 'c'.repeat(64),
    companyName: 'Acme',
    inviterName: 'Grace Comeau',
  },
  'invite/revoke': { inviteId: 'a'.repeat(64) },
  'invite/accept': {
    inviteId: 'a'.repeat(64),
    companyId: 'c',
    uid: 'u',
    email: 'tess@example.com',
    name: 'Tess Okafor',
    language: null,
  },
  'member/edit': { uid: 'u', edits },
  'member/deactivate': { uid: 'u' },
  'member/activate': { uid: 'u' },
  'staff/edit': { uid: 'u', edits: { maxMinutesPerDay: { from: null, to: 480 } } },
  'picture/set': {
    pictureId: 'u',
    contentType: 'image/jpeg',
    width: 8,
    height: 8,
    data: '/9j/4AAQ',
  },
  'picture/remove': { pictureId: 'logo' },
  'owner/offer': { companyId: 'c', to: 'u' },
  'owner/withdraw': { companyId: 'c' },
  'owner/accept': { companyId: 'c', from: 'o', to: 'u' },
  'owner/requestDeletion': { companyId: 'c', name: 'Acme' },
  'owner/cancelDeletion': { companyId: 'c' },
  'customer/create': { customerId: 'c', siteId: 's', ...customer, site },
  'customer/edit': { customerId: 'c', edits },
  'site/create': { siteId: 's', customerId: 'c', ...site },
  'site/edit': { siteId: 's', edits },
  'order/create': {
    orderId: 'o',
    customerId: 'c',
    siteId: 's',
    title: 'Boiler',
    description: '',
    instructions: '',
    priority: 'normal',
    tags: [],
    plannedStart: null,
    plannedEnd: null,
    assigneeIds: [],
    followUpOf: null,
  },
  'order/place': {
    userId: 'u',
    orderId: 'o',
    step: 'onSite',
    place: { latitude: 44.4, longitude: -64.3, accuracy: 12 },
  },
  'order/edit': { orderId: 'o', edits: { resolution: { from: '', to: 'x' } } },
  'order/assign': { orderId: 'o', edits: { assigneeIds: { from: [], to: ['u'] } } },
  'booking/plan': { orderId: 'o', part: 1, edits: { start: { from: null, to: '2026-03-04' } } },
  'booking/cancel': { orderId: 'o', part: 2 },
  'booking/settle': { orderId: 'o', step: 'order', writes: [] },
  'booking/see': { bookingId: 'o' },
  'booking/tell': { orderId: 'o', part: 1, start: '2026-03-02' },
  'order/move': { orderId: 'o', to: 'done' },
  'order/takeBack': { orderId: 'o', from: 'onSite', to: 'enRoute' },
  'order/answer': {
    orderId: 'o',
    edits: { leak: { from: null, to: { value: true, grade: null, note: '' } } },
  },
  'order/followUp': { orderId: 'n', followUpOf: 'o', title: 'Valve', description: '' },
  'order/delete': { orderId: 'o' },
  'order/review': { orderId: 'o', choice: 'take' },
  'order/markSent': { orderIds: ['o'] },
  'order/restoreField': { orderId: 'o', receiptId: 'r', edits: { title: { from: 'a', to: 'b' } } },
  'photo/add': {
    photoId: 'p',
    about: 'orders/o',
    kind: 'photo',
    contentType: 'image/jpeg',
    size: 1,
    chunks: 1,
    sha256: '0'.repeat(64),
    width: 0,
    height: 0,
    takenAt: '2026-03-02T09:00:00.000Z',
    caption: '',
    readerIds: [],
  },
  'photo/finish': { photoId: 'p' },
  'photo/edit': { photoId: 'p', edits: {} },
  'photo/delete': { photoId: 'p' },
  'message/send': {
    messageId: 'm',
    threadId: 't',
    text: 'Hello',
    about: null,
    change: null,
    attachments: [],
    readerIds: [],
  },
  'message/acknowledge': { messageId: 'm' },
  'thread/read': {
    threadId: 'team',
    userId: 'u',
    readAt: '2026-03-02T09:00:00.000Z',
    memberIds: [],
  },
  'time/clock': { endIds: ['e'], start: null },
  'time/correct': { entryId: 'e', note: 'Forgot', edits: {} },
  'time/add': {
    entryId: 'e',
    userId: 'u',
    kind: 'day',
    orderId: null,
    startedAt: '2026-03-02T09:00:00.000Z',
    endedAt: '2026-03-02T10:00:00.000Z',
    note: 'Flat phone',
  },
  'time/remove': { entryId: 'e', note: 'Wrong tap' },
  'week/approve': { userId: 'u', monday: '2026-02-23', ...approvedWeek },
  'week/reopen': { userId: 'u', monday: '2026-02-23' },
  'absence/request': { ...timeOff },
  'absence/add': { ...timeOff },
  'absence/decide': { absenceId: 'a', status: 'approved', reply: '' },
  'absence/cancel': { absenceId: 'a' },
  'stock/use': {
    movementId: 'm',
    orderId: 'o',
    itemId: 'i',
    name: '',
    unit: 'piece',
    quantity: 2,
    placeId: null,
    back: false,
  },
  'stock/send': { movementId: 'm', itemId: 'i', quantity: 1, fromId: 'a', toId: 'b', reason: '' },
  'stock/receive': { transferId: 'm', quantity: 1, placeId: 'b' },
  'stock/count': { movementId: 'm', itemId: 'i', placeId: 'a', found: 1, expected: 2, reason: '' },
  'asset/create': {
    assetId: 'a',
    siteId: 's',
    name: 'Boiler',
    maker: '',
    model: '',
    serial: '',
    barcode: '',
    inServiceOn: null,
    warrantyUntil: null,
    notes: '',
  },
  'asset/edit': { assetId: 'a', edits },
  'stock/supply': { movementId: 'm', itemId: 'pump', placeId: 'van', quantity: 12, reason: '' },
  'location/create': { locationId: 'l', kind: 'van', name: 'Van 3', technicianId: null },
  'location/edit': {
    locationId: 'l',
    edits: { technicianId: { from: null, to: 'tech' }, name: { from: 'Van', to: 'Van 3' } },
  },
  'location/share': { locationId: 'l', readerId: 'tech', movementIds: ['m'] },
  'item/create': {
    itemId: 'i',
    kind: 'part',
    unitCode: 'C62',
    taxCode: null,
    sku: 'P-1',
    name: 'Pump',
    category: '',
    barcode: '',
    unit: 'piece',

    priceMinor: 200,
    isStocked: true,
    substituteIds: [],
  },
  'item/edit': { itemId: 'i', edits: { priceMinor: { from: 200, to: 250 } } },
  'cost/set': { costId: 'i', kind: 'item', edits: { costMinor: { from: 0, to: 100 } } },
  'pricelist/create': {
    priceListId: 'p',
    name: 'Trade',
    currency: 'EUR',
    isInclusive: false,
    fromOn: null,
    untilOn: null,
    rules: [],
  },
  'pricelist/edit': { priceListId: 'p', edits },
  'item/minimum': { itemId: 'i', edits: { van: { from: null, to: 2 } } },
  'template/create': {
    templateId: 't',
    name: 'Visit',
    instructions: '',
    requires: [],
    checklist: [],
  },
  'template/edit': { templateId: 't', edits },
  'device/forget': { userId: 'u', deviceId: 'd' },
  'document/remove': { ref: 'orders/a', was: '' },
  'sample/remove': { refs: ['orders/sample_1_a'] },
}

const format = {
  list: (items: readonly string[]) => items.join(', '),
  day: (day: string) => day,
  clock: (time: string) => time,
  percent: (ratio: number) => `${ratio * 100}%`,
}
const say = (name: string, args: unknown) => changeText(translate, format, { name, args })

beforeAll(() => showMessages('en', en))

test('every registered change has its own sentence', () => {
  const sentences = mutationNames.map((name) => say(name, examples[name]))
  expect(sentences).not.toContain(en['change.unknown'])
  expect(new Set(sentences).size).toBe(mutationNames.length)
})

test('every step of an order has its own sentence', () => {
  const sentences = orderStatuses.map((to) => say('order/move', { orderId: 'o', to }))
  expect(new Set(sentences).size).toBe(orderStatuses.length)
  expect(say('order/move', { orderId: 'o', to: 'onSite' })).toBe('Arrived on site')
})

test('resuming after a pause is not described as an arrival', () => {
  expect(say('order/move', { orderId: 'o', from: 'paused', to: 'onSite' })).toBe(
    'Resumed the order',
  )
})

test('a reminder is not described as a link', () => {
  const link = examples['share/create']
  expect(say('share/create', { ...link, kind: 'invoice', reminder: 2 })).toBe(
    'Sent an invoice reminder',
  )
  expect(say('share/create', { ...link, kind: 'invoice', reminder: 0 })).toBe(
    'Made a customer link to an invoice',
  )
  expect(say('invoice/pauseReminders', { invoiceId: 'i', isPaused: false })).toBe(
    'Resumed reminders',
  )
})

test('a reason is included', () => {
  expect(say('order/move', { orderId: 'o', to: 'paused', reason: ' no key ' })).toBe(
    'Paused the order: no key',
  )
})

test('edits name each field once and unknown fields in general terms', () => {
  const both = { title: { from: 'a', to: 'b' }, priority: { from: 'low', to: 'high' } }
  expect(say('order/edit', { orderId: 'o', edits: both })).toBe(
    'Changed the order: title, priority',
  )
  expect(say('order/edit', { orderId: 'o', edits: examples['order/edit'].edits })).toBe(
    'Described what was done',
  )
})

test('a change that this version cannot parse is described as such', () => {
  expect(say('order/fly', {})).toBe(en['change.unknown'])
  expect(say('order/move', { orderId: 'o', to: 'somewhere' })).toBe(en['change.unknown'])
})

test('answers name their questions if those are known', () => {
  const change = { name: 'order/answer', args: examples['order/answer'] }
  const joined = { ...format, list: (items: readonly string[]) => items.join(' & ') }
  const questions = new Map([['leak', 'Is it tight?']])
  expect(changeText(translate, joined, change, questions)).toBe('Answered: Is it tight?')
  expect(changeText(translate, format, change)).toBe('Answered 1 checklist question')
})

test('lists of the company say what was added, removed and changed', () => {
  const day = (on: string, label: string) => ({ id: on, on, label })
  const holidays = (from: unknown, to: unknown) =>
    say('company/edit', { companyId: 'c', edits: { holidays: { from, to } } })
  const [christmas, boxing] = [day('2026-12-25', 'Christmas Day'), day('2026-12-26', 'Boxing Day')]
  expect(holidays([], [christmas])).toBe(
    'Changed the company: holidays: + 2026-12-25 Christmas Day',
  )
  expect(holidays([christmas, boxing], [{ ...christmas, label: 'Christmas' }])).toBe(
    'Changed the company: holidays: − 2026-12-26 Boxing Day, ± 2026-12-25 Christmas',
  )
  const many = Array.from({ length: 8 }, (_, i) => day(`2026-12-0${i + 1}`, ''))
  expect(holidays([], many)).toBe(
    'Changed the company: holidays: + 2026-12-01, + 2026-12-02, + 2026-12-03 and 5 more',
  )
  const tax = { label: '', reason: '', archivedAt: null, rateMilliPercent: 0 }
  const codes = [
    { ...tax, code: 'S21', category: 'S', rateMilliPercent: 21_000 },
    { ...tax, code: 'AE', category: 'AE', reason: 'Article 196' },
  ]
  expect(
    say('company/edit', { companyId: 'c', edits: { taxCodes: { from: [], to: codes } } }),
  ).toBe('Changed the company: taxes: + S21 · 21%, + AE · Reverse charge')
  expect(
    say('company/edit', {
      companyId: 'c',
      edits: { holidays: { from: [], to: [boxing] }, iban: { from: '', to: '' } },
    }),
  ).toBe('Changed the company: IBAN, holidays')
})

test('switching a feature says which and how', () => {
  const set = (isOn: boolean) =>
    say('company/setFeature', { companyId: 'c', feature: 'tracking', isOn })
  expect(set(false)).toBe('Switched off Map for everyone')
  expect(set(true)).toBe('Switched on Map for everyone')
})
