import { emptyAddress } from '#domain/entities/fields.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { isClosed } from '#domain/order/is-closed.ts'
import { requiresReason } from '#domain/order/transitions/order-machine.ts'
import { sentAfter } from '#domain/order/is-sent.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import type { Person } from './people.ts'

export const past = '2026-03-01T08:00:00.000Z'
export const stamps = { schema: 1, updatedAt: past, updatedBy: 'owner', deletedAt: null }
export const created = { createdAt: past, createdBy: 'owner' }

export function userDoc({ email, role, status, companyId, permissions }: Person): Doc {
  return {
    name: 'Somebody',
    email,
    role,
    status,
    companyId,
    permissions,
    language: null,
    ...stamps,
  }
}

/** What a new company differs in. */
export const newCompany = {
  subscriptionStatus: 'trialing',
  trialEndsAt: '2026-03-16T09:00:00.000Z',
}

/** An offer of the company that is valid for five days more. */
export function offerTo(to: string, more: Doc = {}): Doc {
  return { to, offeredAt: past, expiresAt: '2026-03-07T09:00:00.000Z', ...more }
}

export function companyDoc(ownerId: string, more: Doc = {}): Doc {
  return {
    name: 'Harbour',
    address: emptyAddress,
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    taxRateMilliPercent: 21_000,
    workingHours: defaultWorkingHours,
    isSetup: true,
    subscriptionStatus: 'active',
    trialEndsAt: null,
    plan: null,
    disabledFeatures: [],
    ownerId,
    createdAt: past,
    ...stamps,
    ...more,
  }
}

export function customerDoc(): Doc {
  return {
    name: 'School',
    phone: '',
    email: '',
    notes: '',
    billingAddress: null,
    primarySiteId: 's1',
    archivedAt: null,
    ...created,
    ...stamps,
  }
}

export function siteDoc(): Doc {
  return {
    customerId: 'c1',
    name: '',
    address: emptyAddress,
    directions: '',
    gateCode: '',
    accessNotes: '',
    geo: null,
    archivedAt: null,
    ...created,
    ...stamps,
  }
}

export function assetDoc(): Doc {
  return {
    siteId: 's1',
    name: 'Boiler',
    maker: 'Vela',
    model: 'K2',
    serial: '77-1',
    barcode: '',
    inServiceOn: '2019-05-02',
    warrantyUntil: null,
    notes: '',
    archivedAt: null,
    ...created,
    ...stamps,
  }
}

export function visitDoc(by: string): Doc {
  const what = {
    siteId: 's1',
    title: 'Leaking tap',
    assetIds: [],
    outcome: 'done',
    note: '',
    at: past,
    by,
  }
  return { ...what, ...stamps, updatedBy: by }
}

export function orderDoc(status: OrderStatus, assigneeIds: readonly string[], more: Doc = {}): Doc {
  return {
    ref: 'W-000000',
    title: 'Leaking tap',
    description: '',
    instructions: '',
    customerId: 'c1',
    siteId: 's1',
    priority: 'normal',
    tags: [],
    status,
    statusAt: past,
    statusReason: requiresReason(status) ? 'Because' : '',
    open: !isClosed(status),
    isSent: sentAfter(status, true),
    sentAt: sentAfter(status, true) ? past : null,
    assigneeIds,
    plannedStart: null,
    plannedEnd: null,
    windowStart: null,
    windowEnd: null,
    assetIds: [],
    resolution: '',
    followUpOf: null,
    templateId: null,
    requires: [],
    checklist: [],
    answers: {},
    ...created,
    ...stamps,
    ...more,
  }
}

/** What an order stores where it asks for something. */
export const needs: Doc = {
  skills: [{ id: 'gas', level: 2 }],
  crewSize: 2,
  dueAt: '2026-03-05T09:00:00.000Z',
  minutes: 90,
  preferredIds: ['tech'],
  excludedIds: ['idle'],
}

export function messageDoc(authorId: string, readerIds: readonly string[]): Doc {
  return {
    threadId: 'order-o-onSite',
    authorId,
    text: 'The valve is stuck',
    about: 'orders/o-new',
    change: null,
    attachments: [],
    readerIds,
    at: past,
    priority: 'normal',
    replyToId: null,
    mentionIds: [],
    ...stamps,
    updatedBy: authorId,
  }
}

export function photoDoc(createdBy: string, readerIds: readonly string[], more: Doc = {}): Doc {
  return {
    about: 'orders/o-onSite',
    kind: 'photo',
    contentType: 'image/jpeg',
    size: 3,
    chunks: 2,
    sha256: 'a'.repeat(64),
    width: 1200,
    height: 900,
    takenAt: past,
    caption: '',
    readerIds,
    uploadedAt: null,
    phase: null,
    item: null,
    signed: null,
    createdAt: past,
    ...stamps,
    createdBy,
    updatedBy: createdBy,
    ...more,
  }
}

/** A manual that the office keeps for everyone. */
export function manualDoc(createdBy: string, more: Doc = {}): Doc {
  return photoDoc(createdBy, [createdBy], {
    about: 'company/documents',
    kind: 'document',
    contentType: 'application/pdf',
    caption: 'Boiler manual',
    width: 0,
    height: 0,
    ...more,
  })
}

export function readDoc(userId: string, readerIds: readonly string[]): Doc {
  return { threadId: 'team', userId, readAt: past, readerIds, ...stamps, updatedBy: userId }
}

export function timeDoc(userId: string, more: Doc = {}): Doc {
  return {
    userId,
    kind: 'order',
    orderId: 'o-onSite',
    startedAt: past,
    endedAt: null,
    note: '',
    ...created,
    ...stamps,
    createdBy: userId,
    updatedBy: userId,
    ...more,
  }
}

export function deviceDoc(userId: string, more: Doc = {}): Doc {
  return {
    userId,
    deviceId: 'd1',
    label: 'Chrome, Android',
    appVersion: '0.1.0',
    unsentCount: 0,
    ...stamps,
    updatedBy: userId,
    ...more,
  }
}

/** What a person is planned by, with a value in every field. */
export function staffDoc(userId: string, more: Doc = {}): Doc {
  return {
    userId,
    skills: [{ id: 'gas', level: 2, expiresOn: '2026-03-14' }],
    weeklyHours: { ...defaultWorkingHours, friday: [{ start: '08:00', end: '12:00' }] },
    breaks: [{ id: 'b1', from: '12:00', to: '14:00', minutes: 30, isPaid: false }],
    exceptions: [{ id: '2026-03-07', spans: [{ start: '09:00', end: '13:00' }], note: 'Fair' }],
    basePlace: { address: emptyAddress, geo: { latitude: 44.4, longitude: -64.3 } },
    maxMinutesPerDay: 480,
    territoryIds: ['north'],
    pace: 110,
    ...stamps,
    ...more,
  }
}

/** The smallest photo of a person. */
export function pictureDoc(more: Doc = {}): Doc {
  return {
    contentType: 'image/jpeg',
    width: 256,
    height: 256,
    data: '/9j/4AAQSkZJRgABAQAAAQABAAD/2w==',
    ...stamps,
    ...more,
  }
}

/** A week of approved hours in Madrid, as an app without fingerprints approved it. */
export function weekDoc(userId: string, more: Doc = {}): Doc {
  return {
    userId,
    monday: '2026-02-23',
    startsAt: '2026-02-22T23:00:00.000Z',
    endsAt: '2026-03-01T23:00:00.000Z',
    status: 'approved',
    paidMinutes: 2400,
    breakMinutes: 150,
    travelMinutes: 300,
    orderMinutes: 1800,
    decidedAt: '2026-03-02T08:00:00.000Z',
    decidedBy: 'owner',
    ...stamps,
    ...more,
  }
}

/** The week before, approved. */
export function earlierWeekDoc(userId: string, more: Doc = {}): Doc {
  const bounds = { startsAt: '2026-02-15T23:00:00.000Z', endsAt: '2026-02-22T23:00:00.000Z' }
  const decided = { decidedAt: '2026-02-23T08:00:00.000Z' }
  return weekDoc(userId, { monday: '2026-02-16', ...bounds, ...decided, ...more })
}

export function absenceDoc(userId: string, more: Doc = {}): Doc {
  return {
    userId,
    kind: 'vacation',
    fromOn: '2026-03-09',
    toOn: '2026-03-13',
    status: 'requested',
    note: '',
    reply: '',
    decidedAt: null,
    decidedBy: null,
    ...created,
    ...stamps,
    createdBy: userId,
    updatedBy: userId,
    ...more,
  }
}

/** What colleagues see of the absence above. */
export function awayDoc(userId: string, more: Doc = {}): Doc {
  return { userId, fromOn: '2026-03-09', toOn: '2026-03-13', ...stamps, ...more }
}

export function templateDoc(): Doc {
  return {
    name: 'Boiler service',
    instructions: 'Isolate first',
    requires: ['resolution'],
    checklist: [{ id: 'pressure', kind: 'number', label: 'Pressure' }],
    skills: [{ id: 'gas', level: 2 }],
    minutes: 60,
    archivedAt: null,
    ...created,
    ...stamps,
  }
}

export function receiptDoc(actorId: string, readerIds: readonly string[]): Doc {
  return {
    schema: 1,
    name: 'order/move',
    version: 1,
    args: { orderId: 'o-new' },
    actorId,
    deviceId: 'd1',
    at: past,
    deviceAt: past,
    offsetMs: -250,
    refs: ['orders/o-new'],
    readerIds,
    conflicts: [],
    merged: [],
    cut: false,
    receivedAt: past,
  }
}
