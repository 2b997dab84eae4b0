import type { Doc, Ref } from '#domain/mutation/types.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { billingDocs } from './billing-documents.ts'
import { bookingDoc } from './booking-document.ts'
import { goneShareId, homeShares } from './share-document.ts'
import { homeEstimates } from './estimate-document.ts'
import { homeInvoices } from './home-invoices.ts'
import { draftDoc, seriesDoc } from './invoice-document.ts'
import { toldOrders } from './told-orders.ts'
import { onSiteDoc, paymentDoc, reversalDoc } from './payment-document.ts'
import { orderOfPlanDoc, planDoc } from './plan-document.ts'
import {
  absenceDoc,
  deviceDoc,
  earlierWeekDoc,
  assetDoc,
  awayDoc,
  companyDoc,
  customerDoc,
  messageDoc,
  orderDoc,
  past,
  manualDoc,
  photoDoc,
  receiptDoc,
  offerTo,
  readDoc,
  pictureDoc,
  siteDoc,
  staffDoc,
  templateDoc,
  timeDoc,
  userDoc,
  visitDoc,
  weekDoc,
} from './documents.ts'
import {
  itemDoc,
  movementDoc,
  locationDoc,
  costDoc,
  priceDoc,
  priceListDoc,
  stockLevelDoc,
} from './stock-documents.ts'
import { inviteCode, inviteDoc, inviteMailDoc, seatsDoc } from './invite-documents.ts'
import { sampleDocs } from './sample-docs.ts'
import { leaverDoc, strayDoc } from './outsider-documents.ts'
import { assigned, people } from './people.ts'
import { lookDoc, positionDoc, trackDoc } from './track-documents.ts'
import { createWorld, pathOf } from './world.ts'

/** In a week that is approved for `tech`. */
export const approvedDay = '2026-02-18T08:00:00.000Z'

/** Invitations of the company `home`: their ids are hashes. */
export const openInvite = '1'.repeat(64)
export const adminInvite = '2'.repeat(64)
export const endedInvites = {
  expired: '3'.repeat(64),
  revoked: '4'.repeat(64),
  accepted: '5'.repeat(64),
}

const ofDirect = { about: 'messages/m-direct', uploadedAt: past }
/** What is left of a removed document. */
const tombstone = { schema: 1, updatedAt: past, updatedBy: 'owner', deletedAt: past }
const ofReviewed = { about: 'orders/o-reviewed' }
const unsent = { isSent: false, sentAt: null }

/** As an older app without sending stored it. */
function fromBeforeSending(order: Doc): Doc {
  const { isSent: _, sentAt: __, ...rest } = order
  return rest
}

function approvedBy(uid: string): Doc {
  return { status: 'approved', decidedAt: past, decidedBy: uid }
}

function seenMessage(): Doc {
  return { ...messageDoc('owner', ['owner', ...assigned]), acknowledgements: { tech: past } }
}

/** As an older app without equipment stored it. */
function withoutAssets(order: Doc): Doc {
  const { assetIds: _, ...rest } = order
  return rest
}

const customerTold = { start: '2026-03-02', at: past, by: 'owner' }

/** The documents of the company `home`, among them an order in each status. */
export function homeDocs(company: Doc = {}): ReadonlyMap<Ref, Doc> {
  return new Map<Ref, Doc>([
    ...sampleDocs,
    ...people.map((person) => [`users/${person.uid}`, userDoc(person)] as const),
    // Deactivated members: what they did before may still arrive, for two weeks.
    ['users/leaver', leaverDoc('leaver', past)],
    ['users/long-gone', leaverDoc('long-gone', '2026-02-01T08:00:00.000Z')],
    [
      'companies/home',
      companyDoc('owner', {
        tracking: 'duty',
        takesPaymentsOnSite: true,
        ownershipOffer: offerTo('admin'),
        skills: [{ id: 'gas', label: 'Gas', archivedAt: null }],
        ...company,
      }),
    ],
    ['customers/c1', customerDoc()],
    ['customers/c-mailed', { ...customerDoc(), email: 'ana@example.com' }],
    ['customers/c-newer', { ...customerDoc(), schema: 3 }],
    ['customers/c-odd', { ...customerDoc(), name: 7 }],
    ['sites/s1', siteDoc()],
    ['sites/s2', siteDoc()],
    ['assets/a1', assetDoc()],
    ['visits/o-done', visitDoc('tech')],
    ...orderStatuses.map((status) => [`orders/o-${status}`, orderDoc(status, assigned)] as const),
    ...(['onHold', 'cancelled'] as const).map(
      (status) => [`orders/o-${status}-planned`, orderDoc(status, assigned, unsent)] as const,
    ),
    ...(['new', 'scheduled', 'onSite', 'onHold'] as const).map(
      (status) =>
        [`orders/o-${status}-old`, fromBeforeSending(orderDoc(status, assigned))] as const,
    ),
    ['orders/o-handedOver', orderDoc('dispatched', ['idle'], { formerAssigneeIds: ['tech'] })],
    ...toldOrders(assigned),
    ['orders/o-sentBack', orderDoc('onSite', assigned, { statusReason: 'Photo missing' })],
    ['orders/o-bare', withoutAssets(orderDoc('onSite', assigned))],
    ['orders/o-deleted', orderDoc('scheduled', assigned, { deletedAt: past, open: false })],
    ['orders/o-gone', orderDoc('onSite', assigned, { deletedAt: past, open: false })],
    [
      'orders/o-late',
      orderDoc('cancelled', assigned, {
        needsReview: { to: 'done', at: past, by: 'tech', reason: '' },
      }),
    ],
    [
      'orders/o-late-done',
      orderDoc('done', assigned, {
        needsReview: { to: 'cancelled', at: past, by: 'admin', reason: '' },
      }),
    ],
    ['orders/o-asks', orderDoc('onSite', assigned, { requires: ['resolution'] })],
    [
      'orders/o-lacking',
      orderDoc('done', assigned, {
        requires: ['resolution'],
        needsReview: { to: 'done', at: past, by: 'tech', reason: '', lacks: ['resolution'] },
      }),
    ],
    ['messages/m-read', messageDoc('tech', assigned)],
    ['messages/m-seen', seenMessage()],
    ['messages/m-own', messageDoc('owner', ['owner'])],
    [
      'messages/m-desk',
      { ...messageDoc('tech', ['admin', 'tech']), threadId: 'direct-admin__tech' },
    ],
    [
      'messages/m-direct',
      { ...messageDoc('tech', ['editor', 'tech']), threadId: 'direct-editor__tech' },
    ],
    ['photos/p-new', photoDoc('tech', assigned)],
    ['photos/p-whole', photoDoc('tech', assigned, { uploadedAt: past })],
    ['photos/p-gone', photoDoc('tech', assigned, { uploadedAt: past, deletedAt: past })],
    ['photos/p-owner', photoDoc('owner', ['owner'])],
    ['photos/p-reviewed', photoDoc('tech', assigned, { ...ofReviewed, uploadedAt: past })],
    ['photos/p-late', photoDoc('tech', assigned, ofReviewed)],
    ['photos/p-said', photoDoc('tech', assigned, { about: 'messages/m-read', uploadedAt: past })],
    ['photos/p-direct', photoDoc('tech', ['editor', 'tech'], ofDirect)],
    [
      'photos/p-desk',
      photoDoc('tech', ['admin', 'tech'], { ...ofDirect, about: 'messages/m-desk' }),
    ],
    ['photos/d-new', manualDoc('admin')],
    ['photos/d-whole', manualDoc('admin', { uploadedAt: past })],
    ['photos/sg-new', photoDoc('tech', assigned, { kind: 'signature' })],
    ['photos/sg-whole', photoDoc('tech', assigned, { kind: 'signature', uploadedAt: past })],
    ['orders/o-mapped', orderDoc('onSite', assigned, { answers: { plate: { value: 'x' } } })],
    ['orders/o-asked', orderDoc('new', [], { createdBy: 'idle', followUpOf: 'o-done' })],
    [
      'bookings/o-onSite',
      bookingDoc('o-onSite', assigned, { seenBy: { editor: past }, customerTold }),
    ],
    ['bookings/o-scheduled', bookingDoc('o-scheduled', assigned, { isSent: false, toldAt: null })],
    ['bookings/o-dispatched', bookingDoc('o-dispatched', assigned, { parts: 2 })],
    ['bookings/o-dispatched-2', bookingDoc('o-dispatched', ['tech'], { part: 2 })],
    [
      'bookings/o-dispatched-3',
      bookingDoc('o-dispatched', ['tech'], { part: 3, isSent: false, cancelledAt: past }),
    ],
    [
      'bookings/o-accepted',
      bookingDoc('o-accepted', [...assigned, 'owner', 'admin', 'idle'], {
        start: '2026-03-05T09:00:00.000Z',
        isSent: false,
        toldAt: null,
      }),
    ],
    ['bookings/o-paused', { ...tombstone, assigneeIds: ['tech'], isSent: true }],
    ['plans/p1', planDoc()],
    ['plans/p-paused', planDoc({ isPaused: true })],
    ['plans/p-gone', tombstone],
    ...homeInvoices,
    ['invoices/i-gone', tombstone],
    ...homeEstimates,
    ['estimates/e-gone', tombstone],
    ...homeShares,
    [`shares/${goneShareId}`, tombstone],
    ['payments/p-cash', paymentDoc()],
    ['payments/p-refund', paymentDoc({ kind: 'refund' })],
    ['payments/p-tech', onSiteDoc({ createdBy: 'tech' })],
    ['payments/p-gone', tombstone],
    ['payments/p-wrong', paymentDoc()],
    ['payments/p-wrong_reversal', reversalDoc('p-wrong')],
    ['orders/p1_2028-03-02', orderOfPlanDoc('2028-03-02', { open: false, deletedAt: past })],
    ['orders/p1_2029-03-02', orderOfPlanDoc('2029-03-02')],
    [
      'orders/p1_2030-03-02',
      orderOfPlanDoc('2030-03-02', {
        status: 'dispatched',
        isSent: true,
        sentAt: past,
        assigneeIds: assigned,
      }),
    ],
    ['templates/t1', templateDoc()],
    ['timeEntries/te-tech', timeDoc('tech')],
    ['timeEntries/te-owner', timeDoc('owner')],
    ['timeEntries/te-noted', timeDoc('tech', { endedAt: past, note: 'Flat phone' })],
    ['timeEntries/te-ended', timeDoc('tech', { endedAt: past })],
    [
      'timeEntries/te-long',
      timeDoc('tech', { startedAt: '2025-05-01T10:00:00Z', endedAt: '2025-05-09T10:00:00Z' }),
    ],
    ['timeEntries/te-deleted', timeDoc('tech', { deletedAt: past })],
    [
      'timeEntries/te-approved',
      timeDoc('tech', { startedAt: approvedDay, endedAt: '2026-02-18T12:00:00.000Z' }),
    ],
    ['timeEntries/te-forgotten', timeDoc('tech', { startedAt: approvedDay })],
    [
      'weeks/tech_20260209',
      weekDoc('tech', {
        monday: '2026-02-09',
        startsAt: '2026-02-08T11:00:00.000Z',
        endsAt: '2026-02-15T11:00:00.000Z',
      }),
    ],
    [
      'weeks/tech_20260126',
      weekDoc('tech', {
        monday: '2026-01-26',
        startsAt: '2026-01-26T10:00:00.000Z',
        endsAt: '2026-02-02T10:00:00.000Z',
      }),
    ],
    ['weeks/editor_20260223', weekDoc('editor', { status: 'open', deletedAt: past })],
    ['devices/tech_d1', deviceDoc('tech')],
    ['devices/owner_d1', deviceDoc('owner')],
    ...(['tech', 'admin', 'owner'] as const).flatMap((uid): [Ref, Doc][] => [
      [`staff/${uid}`, staffDoc(uid)],
      [`pictures/${uid}`, pictureDoc({ updatedBy: uid })],
    ]),
    ['staff/editor', { userId: 'editor', ...tombstone }],
    ['pictures/editor', tombstone],
    ['pictures/logo', pictureDoc({ width: 512, height: 120 })],
    ['devices/tech_gone', deviceDoc('tech', { deviceId: 'gone', deletedAt: past })],
    ['weeks/idle_20260216', earlierWeekDoc('idle', { status: 'open' })],
    ...(['tech', 'admin', 'owner'] as const).map((uid): [Ref, Doc] => [
      `weeks/${uid}_20260216`,
      earlierWeekDoc(uid),
    ]),
    ...(['tech', 'idle', 'admin', 'owner'] as const).flatMap((uid): [Ref, Doc][] => [
      [`absences/ab-${uid}`, absenceDoc(uid)],
      [`absences/ab-${uid}-approved`, absenceDoc(uid, approvedBy('owner'))],
      [`away/ab-${uid}-approved`, awayDoc(uid)],
    ]),
    ['absences/ab-begun', absenceDoc('tech', { ...approvedBy('admin'), fromOn: '2026-03-01' })],
    ['away/ab-begun', awayDoc('tech', { fromOn: '2026-03-01' })],
    ['absences/ab-rejected', absenceDoc('tech', { ...approvedBy('admin'), status: 'rejected' })],
    ['absences/ab-ended', absenceDoc('tech', { ...approvedBy('tech'), status: 'cancelled' })],
    ['away/ab-ended', awayDoc('tech', { deletedAt: past })],
    ['absences/ab-deleted', absenceDoc('tech', { deletedAt: past })],
    ['reads/team__owner', readDoc('owner', ['owner', 'tech'])],
    ['reads/team__tech', readDoc('tech', ['tech'])],
    ['items/pump', itemDoc()],
    // From before costs and prices were apart.
    ['items/valve', { ...itemDoc(), costMinor: 900, priceMinor: 1500 }],
    ['prices/pump', priceDoc()],
    ['prices/gone', tombstone],
    ['costs/pump', costDoc('item')],
    ['costs/tech', costDoc('person')],
    ['costs/admin', costDoc('person')],
    ['costs/editor', tombstone],
    ['priceLists/trade', priceListDoc()],
    ['priceLists/gone', tombstone],
    ['locations/store', locationDoc('warehouse', null)],
    ['locations/van-editor', locationDoc('van', 'editor')],
    ['locations/van-tech', locationDoc('van', 'tech')],
    ['locations/van-idle', locationDoc('van', 'idle')],
    ['locations/van-given', locationDoc('van', 'tech', ['editor'])],
    ['movements/mv-own', movementDoc('editor')],
    [
      'movements/mv-sent',
      movementDoc('tech', {
        type: 'transferOut',
        fromId: 'van-tech',
        toId: 'van-editor',
        readerIds: ['tech', 'editor'],
      }),
    ],
    ['stockLevels/store_pump', stockLevelDoc()],
    ['counters/seats', seatsDoc(5, 6)],
    [`invites/${openInvite}`, inviteDoc('invitee@example.com')],
    [`invites/${adminInvite}`, inviteDoc('boss@example.com', { role: 'admin', permissions: [] })],
    [`invites/${endedInvites.expired}`, inviteDoc('invitee@example.com', { expiresAt: past })],
    [`invites/${endedInvites.revoked}`, inviteDoc('invitee@example.com', { status: 'revoked' })],
    [
      `invites/${endedInvites.accepted}`,
      inviteDoc('tech@example.com', { status: 'accepted', acceptedAt: past, acceptedBy: 'tech' }),
    ],
    ['mutations/m-read', receiptDoc('owner', ['owner', ...assigned])],
    ['mutations/m-own', receiptDoc('owner', ['owner'])],
  ])
}

/**
 * The world of the tests: the company `home`, another company with documents, and incomplete sign-ups. `more` replaces
 * documents of `home`.
 */
export function createHome(company: Doc = {}, more: ReadonlyMap<Ref, Doc> = new Map()) {
  return createWorld(
    new Map<string, Doc>([
      ...[...homeDocs(company), ...more].map(([ref, doc]) => [pathOf(ref), doc] as const),
      ...billingDocs,
      ['companies/other', companyDoc('owner-foreign')],
      ['companies/other/customers/c1', customerDoc()],
      ['companies/other/sites/s1', siteDoc()],
      ['companies/other/orders/o1', orderDoc('scheduled', assigned)],
      ['companies/other/invoices/i-draft', draftDoc()],
      [
        'companies/other/series/invoices',
        seriesDoc(7, 'i-old', { lastDay: '2025-12-30', period: '2025' }),
      ],
      ['companies/other/messages/m1', messageDoc('owner-foreign', assigned)],
      ['companies/other/photos/p1', photoDoc('owner-foreign', assigned)],
      ...[
        'p-new',
        'p-whole',
        'p-gone',
        'p-owner',
        'p-none',
        'p-direct',
        'p-desk',
        'sign-tech',
        'd-whole',
      ].map((id) => [`companies/home/blobs/${id}_0`, chunkDoc(id)] as const),
      [
        `companies/home/inviteMails/${openInvite}`,
        inviteMailDoc('invitee@example.com', inviteCode),
      ],
      ['companies/home/positions/tech', positionDoc('tech')],
      ['companies/home/tracks/tr-tech', trackDoc('tech')],
      [
        'companies/home/routeDays/tech_2026-02-01',
        { uid: 'tech', day: '2026-02-01', metres: 9000 },
      ],
      ['companies/home/looks/l-old', lookDoc('tech')],
      ['companies/recording', companyDoc('nobody', { tracking: 'travel' })],
      ['companies/other/mutations/m1', receiptDoc('owner-foreign', assigned)],
      ['companies/half', companyDoc('half-owner', { isSetup: false })],
      ['users/half-owner', strayDoc('half-owner', { companyId: 'half' })],
      ['users/half-second', strayDoc('half-second', { companyId: 'half' })],
      ['companies/passed', companyDoc('passed-admin', { isSetup: false })],
      ['users/passed-admin', strayDoc('passed-admin', { companyId: 'passed', role: 'admin' })],
      // Halves of a sign-up: a company without its owner's document, and members without a company.
      ['companies/orphan', companyDoc('orphan-owner')],
      ['users/lost-owner', strayDoc('lost-owner', { companyId: 'lost' })],
      ['users/lost-admin', strayDoc('lost-admin', { companyId: 'lost', role: 'admin' })],
      ['users/lost-inactive', strayDoc('lost-inactive', { companyId: 'lost', status: 'left' })],
    ]),
    ['companies/home/orders/o-mapped'],
  )
}

/** A chunk that `tech` wrote, without bytes. */
function chunkDoc(photoId: string): Doc {
  return { photoId, index: 0, data: '', schema: 1, updatedAt: past, updatedBy: 'tech' }
}
