import { optionalFeatures } from '#domain/access/optional-features.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { maxChildren } from '#domain/mutation/mutators/order/follow-assignees.ts'
import { past } from '../world/documents.ts'
import { people } from '../world/people.ts'
import { paymentArgs } from '#domain/payment/payment.fixture.ts'
import { costlyEstimates } from './costly-estimates.ts'
import { costlyInvoice, everyFieldOfInvoice } from './costly-invoice.ts'
import { costlyPlan, everyFieldOfPlan } from './costly-plan.ts'
import { oddDocs } from './full-docs.ts'

interface Case {
  readonly name: MutationName
  readonly args: unknown
}

function mutation<N extends MutationName>(name: N, args: MutationArgs<N>): Case {
  return { name, args }
}

const edit = <T>(from: unknown, to: T) => ({ from, to })
const line = 'x'.repeat(200)
const email = `${line.slice(0, 180)}@harbour.example`
const text = 'x'.repeat(2000)
const ids = Array.from({ length: 90 }, (_, index) => `id-${index}`)
const neededItems = ids.slice(0, 30).map((id) => ({ id, quantity: 2 }))
const skills = ids.map((id) => ({ id, level: 2 as const }))
/** The maximum number of assignees of an order. */
const four = ['owner', 'tech', 'editor', 'idle']
const address = {
  line1: line,
  line2: line,
  postcode: line,
  city: line,
  region: line,
  country: line,
}
const geo = { latitude: 44.4, longitude: -64.3 }
const site = { name: line, address, directions: text, gateCode: line, accessNotes: text, geo }
const [start, end] = ['2026-03-04T09:00:00.123456Z', '2026-03-04T10:00:00.123456Z']

const twenty = Array.from({ length: 20 }, (_, index) => index)

export const childIds = Array.from({ length: maxChildren }, (_, index) => `child-${index}`)

const shown = ['photos', 'messages', 'movements'] as const
const children = childIds.map((id, index) => `${shown[index % 3] ?? 'photos'}/${id}`)

/** Every field of a visit that is planned. */
const planned = {
  assigneeIds: edit([], four),
  start: edit(null, start),
  minutes: { from: 60, to: 90 },
  locked: { from: 'none', to: 'both' },
  leadId: edit(null, 'tech'),
} satisfies MutationArgs<'booking/plan'>['edits']

/** Every field of an order that is edited by hand. */
const everything = {
  title: edit('Leaking tap', line),
  description: edit('', text),
  instructions: edit('', text),
  priority: { from: 'normal', to: 'urgent' },
  tags: edit([], ids),
  plannedStart: edit(null, start),
  plannedEnd: edit(null, end),
  windowStart: edit(null, start),
  windowEnd: edit(null, end),
  skills: edit([], skills),
  crewSize: { from: 1, to: 12 },
  dueAt: edit(null, end),
  minutes: { from: null, to: 1440 },
  preferredIds: edit([], ids),
  excludedIds: edit([], ids),
  neededItems: edit([], neededItems),
  customerId: edit('c1', 'c-newer'),
  siteId: edit('s1', 's2'),
  assetIds: edit([], ids),
  resolution: edit('', text),
  fixedPriceMinor: { from: null, to: 19_900 },
} satisfies MutationArgs<'order/edit'>['edits']

/** Mutations with the largest possible arguments, and mutations that a user can make only for themselves. */
export const costlyCases: readonly Case[] = [
  ...oddDocs.map(([ref]) => mutation('document/remove', { ref, was: text })),
  mutation('company/setup', {
    uid: 'newcomer',
    companyId: 'fresh',
    owner: { name: 'Grace Comeau', email: 'newcomer@example.com', language: 'es' },
    company: {
      name: line,
      address,
      timeZone: 'America/Argentina/Buenos_Aires',
      currency: 'ARS',
      taxRateMilliPercent: 21_000,
      workingHours: defaultWorkingHours,
    },
  }),
  ...people.map(({ uid: userId }) =>
    mutation('order/place', {
      userId,
      orderId: 'o-onSite',
      step: 'onSite',
      place: { ...geo, accuracy: 5 },
    }),
  ),
  mutation('company/edit', {
    companyId: 'home',
    edits: {
      name: edit('Harbour', line),
      address: edit(null, address),
      timeZone: edit('Europe/Madrid', 'Europe/Paris'),
      workingHours: edit(null, defaultWorkingHours),
      tracking: { from: 'duty', to: 'travel' },
      legalName: edit('', line),
      taxIds: edit(null, [{ id: 't1', label: 'VAT number', value: 'ESB12345674' }]),
      phone: edit('', line),
      email: edit('', email),
      website: edit('', 'https://harbour.example'),
      iban: edit('', 'MT84MALT011000012345MTLCAST001S'),
      holidays: edit(
        null,
        Array.from({ length: 200 }, (_, i) => ({
          id: `h${i}`,
          on: '2026-12-25',
          label: line.slice(0, 80),
        })),
      ),
      taxCodes: edit(null, [
        {
          code: 'S21',
          label: 'IVA',
          rateMilliPercent: 21_000,
          category: 'S' as const,
          reason: '',
          archivedAt: null,
        },
      ]),
      defaultTaxCode: edit('', 'S21'),
      mailLanguage: { from: null, to: 'es' },
      mailReplyTo: edit('', email),
      mailSender: edit('', line),
      mailFooter: edit('', line),
      sendsWelcome: { from: true, to: false },
      takesPaymentsOnSite: { from: false, to: true },
      techniciansSeePrices: { from: false, to: true },
      termsDays: edit(14, 30),
      reminders: edit('', '121,142,163'),
      visitMails: edit('', 'booked,dayBefore,onTheWay'),
      pricesIncludeTax: { from: false, to: true },
      cashRounding: edit('', '0.05' as const),
      trackDays: { from: 30, to: 7 },
      alertOffer: { from: 'missed', to: 'never' },
      quietHours: edit('', '20:00-06:00'),
      arrivalWindows: edit([], [{ id: '0700-0900', from: '07:00', to: '09:00' }]),
      windowBefore: edit(15, 30),
      windowAfter: edit(60, 90),
      freezeMinutes: edit(60, 30),
      restMinutes: edit(660, 0),
      expiredSkill: { from: 'warn', to: 'block' },
      laborItemId: { from: null, to: ids[0] ?? null },
      barriers: edit(
        [],
        ids.slice(0, 20).map((id) => ({
          id,
          name: id,
          minutes: 12,
          points: Array.from({ length: 20 }, () => geo),
        })),
      ),
      planningWeights: edit([], [{ id: 'late', value: 5 }]),
      territories: edit([], [{ id: 't1', name: 'North', postalCodes: ids.map((_, i) => `B${i}`) }]),
      skills: edit(
        [],
        ids.map((id) => ({ id, label: id, archivedAt: null })),
      ),
    },
  }),
  ...['idle', 'tech'].map((uid) =>
    mutation('staff/edit', {
      uid,
      edits: {
        skills: edit(
          [],
          ids.map((id) => ({ id, level: 3 as const, expiresOn: null })),
        ),
        weeklyHours: edit(null, defaultWorkingHours),
        breaks: edit([], [{ id: 'b2', from: '09:00', to: '10:00', minutes: 15, isPaid: true }]),
        basePlace: edit(null, { address, geo }),
        maxMinutesPerDay: edit(null, 600),
        territoryIds: edit(['north'], ids),
        pace: edit(100, 120),
      },
    }),
  ),
  ...optionalFeatures.map((feature) =>
    mutation('company/setFeature', { companyId: 'home', feature, isOn: false }),
  ),
  mutation('customer/create', {
    customerId: 'c-new',
    siteId: 's-new',
    name: line,
    phone: line,
    email: 'a@b.example',
    notes: text,
    billingAddress: address,
    invoicing: { taxId: line, buyerReference: line, language: 'es' },
    site,
  }),
  mutation('site/create', {
    siteId: 's-new',
    customerId: 'c1',
    ...site,
    openingHours: defaultWorkingHours,
    timeZone: 'America/Argentina/Buenos_Aires',
  }),
  // The more people, the more each of them costs; most orders have one.
  ...[four, four.slice(0, 1), []].map((assigneeIds) =>
    mutation('order/create', {
      orderId: 'o-new2',
      customerId: 'c1',
      siteId: 's1',
      title: line,
      description: text,
      instructions: text,
      priority: 'urgent',
      tags: ids,
      assigneeIds,
      assetIds: ids,
      plannedStart: start,
      plannedEnd: end,
      windowStart: start,
      windowEnd: end,
      skills,
      crewSize: 12,
      dueAt: end,
      minutes: 1440,
      preferredIds: ids,
      excludedIds: ids,
      neededItems,
      followUpOf: 'o-done',
      templateId: 't1',
      ...(assigneeIds.length > 0 && { send: true }),
    }),
  ),
  mutation('order/edit', { orderId: 'o-onSite', edits: everything }),
  mutation('order/restoreField', { orderId: 'o-onSite', receiptId: 'm-read', edits: everything }),
  ...(['done', 'partlyDone', 'cannotComplete'] as const).flatMap((to) =>
    ['o-onSite', 'o-incomplete', 'o-paused', 'o-enRoute'].map((orderId) =>
      mutation('order/move', {
        orderId,
        from: orderId === 'o-onSite' || orderId === 'o-incomplete' ? 'onSite' : 'paused',
        to,
        reason: 'The valve is missing',
        lacks: ['photos:9', 'parts', 'signature', 'answers:99'],
        clock: { endIds: ['te-tech'], start: { entryId: 'te-new', kind: 'travel', orderId } },
      }),
    ),
  ),
  mutation('order/move', {
    orderId: 'o-cancelled',
    from: 'onSite',
    to: 'done',
    clock: { endIds: ['te-tech'], start: null },
  }),
  mutation('order/takeBack', {
    orderId: 'o-done',
    from: 'done',
    to: 'paused',
    statusAt: past,
    reason: 'Parts',
    clock: { endIds: ['te-tech'], start: { entryId: 'te-new', kind: 'order', orderId: 'o-done' } },
  }),
  mutation('order/assign', {
    orderId: 'o-accepted',
    edits: {
      assigneeIds: edit(['tech', 'editor'], ['idle']),
      plannedStart: edit(null, start),
      plannedEnd: edit(null, end),
      windowStart: edit(null, start),
      windowEnd: edit(null, end),
    },
    children,
  }),
  mutation('order/assign', {
    orderId: 'o-scheduled',
    edits: { assigneeIds: edit(['tech', 'editor'], ['idle']) },
    children,
    send: true,
  }),
  mutation('order/assign', {
    orderId: 'o-asked',
    edits: {
      assigneeIds: edit([], four),
      plannedStart: edit(null, start),
      plannedEnd: edit(null, end),
      windowStart: edit(null, start),
      windowEnd: edit(null, end),
    },
    children,
    send: true,
  }),
  ...costlyEstimates,
  mutation('invoice/create', costlyInvoice),
  mutation(
    'payment/record',
    paymentArgs({
      paymentId: 'p-new',
      orderId: 'o-onSite',
      reference: 'x'.repeat(200),
      invoiceIds: twenty.map((index) => `invoice-${index}`),
      allocatedMinor: twenty.map(() => 500),
    }),
  ),
  mutation('invoice/edit', { invoiceId: 'i-draft', edits: everyFieldOfInvoice }),
  mutation('plan/create', costlyPlan),
  mutation('plan/edit', { planId: 'p1', edits: everyFieldOfPlan }),
  mutation('plan/createOrder', { planId: 'p1', on: '2031-03-02' }),
  mutation('plan/createOrder', { planId: 'p1', on: '2028-03-02', again: true }),
  mutation('plan/removeOrder', { planId: 'p1', on: '2029-03-02' }),
  mutation('booking/plan', { orderId: 'o-asked', part: 1, edits: planned, children, send: true }),
  mutation('booking/plan', { orderId: 'o-asked', part: 14, edits: planned, send: true }),
  mutation('booking/plan', {
    orderId: 'o-asked',
    part: 1,
    edits: { start: planned.start, minutes: planned.minutes },
  }),
  mutation('booking/plan', {
    orderId: 'o-dispatched',
    part: 1,
    edits: { ...planned, assigneeIds: edit(ids, [...ids, 'owner', 'idle']) },
    parts: [2, 3],
    planRunId: 'x'.repeat(80),
  }),
  mutation('booking/settle', {
    orderId: 'o-accepted',
    step: 'order',
    writes: [],
    added: ['owner', 'admin', 'idle'],
  }),
  mutation('booking/settle', {
    orderId: 'o-accepted',
    step: 'told',
    writes: [1],
    part: 1,
    send: true,
  }),
  mutation('booking/settle', { orderId: 'o-asked', step: 'first', parts: [2], writes: [1] }),
  mutation('booking/settle', {
    orderId: 'o-dispatched',
    step: 'first',
    parts: [2, 3, 14],
    writes: [1],
  }),
  mutation('booking/cancel', { orderId: 'o-dispatched', part: 2, parts: [2, 3], children }),
  mutation('order/move', { orderId: 'o-accepted', from: 'accepted', to: 'new', children }),
  ...(['o-dispatched', 'o-accepted', 'o-onHold', 'o-done', 'o-cancelled'] as const).flatMap(
    (orderId) =>
      (['new', 'scheduled', 'dispatched', 'cancelled'] as const).map((to) =>
        mutation('order/move', { orderId, from: 'paused', to, reason: 'The customer is away' }),
      ),
  ),
  mutation('order/takeBack', {
    orderId: 'o-dispatched',
    from: 'dispatched',
    to: 'scheduled',
    statusAt: past,
    children,
  }),
  mutation('location/share', {
    locationId: 'van-tech',
    readerId: 'idle',
    movementIds: childIds,
  }),
  mutation('time/clock', {
    endIds: [...childIds.slice(0, 19), 'te-tech'],
    start: { entryId: 'te-new', kind: 'order', orderId: 'o-onSite' },
  }),
]
