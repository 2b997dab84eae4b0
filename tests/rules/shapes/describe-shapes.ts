import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { jsonFields } from '#emulator/demo/to-fields.ts'
import type { Write } from '#emulator/engine/types.ts'
import { bookingDoc } from '../world/booking-document.ts'
import {
  absenceDoc,
  assetDoc,
  awayDoc,
  companyDoc,
  customerDoc,
  messageDoc,
  newCompany,
  orderDoc,
  past,
  photoDoc,
  readDoc,
  receiptDoc,
  pictureDoc,
  siteDoc,
  staffDoc,
  templateDoc,
  timeDoc,
  userDoc,
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
import {
  draftDoc,
  firstCounted,
  firstCredit,
  firstCreditDoc,
  issueOf,
} from '../world/invoice-document.ts'
import { planDoc } from '../world/plan-document.ts'
import { inviteCode, inviteDoc, inviteHash, inviteMailDoc } from '../world/invite-documents.ts'
import { newcomer } from '../world/people.ts'
import { estimateDoc } from '../world/estimate-document.ts'
import { newShareId, shareDoc } from '../world/share-document.ts'
import { paymentDoc } from '../world/payment-document.ts'
import { createOf, updateOf, now, type World } from '../world/world.ts'

const byAdmin = { createdBy: 'admin', updatedBy: 'admin' }
const fromNow = (ms: number) => new Date(Date.parse(now) + ms)
const month = 30 * 86_400_000

interface Shape {
  readonly collection: string
  readonly uid: string
  readonly id: string
  readonly doc: Doc
  readonly serverTime?: string
  /** Further writes in the same commit. */
  readonly beside?: readonly Write[]
  readonly topLevel?: boolean
  /** Fields that apps of before do not write. */
  readonly later?: readonly string[]
}

const fresh = {
  ...companyDoc('newcomer', newCompany),
  updatedBy: 'newcomer',
}
const enteredAbsence = {
  ...absenceDoc('tech'),
  ...byAdmin,
  status: 'approved',
  decidedAt: past,
  decidedBy: 'admin',
}
const founder = { ...userDoc(newcomer), updatedBy: 'newcomer' }

/** A valid document of every collection in which the rules allow creating documents. */
const look: Doc = {
  uid: 'tech',
  day: '2026-03-01',
  expireAt: fromNow(month),
  schema: 1,
  updatedAt: now,
  updatedBy: 'admin',
}
const shapes: readonly Shape[] = [
  {
    collection: 'users',
    uid: 'newcomer',
    id: 'newcomer',
    doc: founder,
    beside: [createOf('companies/fresh', fresh, 'updatedAt')],
    topLevel: true,
  },
  {
    collection: 'companies',
    uid: 'newcomer',
    id: 'fresh',
    doc: fresh,
    beside: [createOf('users/newcomer', founder, 'updatedAt')],
    topLevel: true,
  },
  { collection: 'customers', uid: 'admin', id: 'n', doc: { ...customerDoc(), ...byAdmin } },
  { collection: 'sites', uid: 'admin', id: 'n', doc: { ...siteDoc(), ...byAdmin } },
  { collection: 'assets', uid: 'admin', id: 'n', doc: { ...assetDoc(), ...byAdmin } },
  { collection: 'visits', uid: 'tech', id: 'o-onSite', doc: visitDoc('tech') },
  { collection: 'orders', uid: 'admin', id: 'n', doc: { ...orderDoc('new', []), ...byAdmin } },
  {
    collection: 'orders',
    uid: 'tech',
    id: 'n',
    doc: {
      ...orderDoc('new', []),
      followUpOf: 'o-onSite',
      createdBy: 'tech',
      updatedBy: 'tech',
    },
  },
  {
    collection: 'invites',
    uid: 'admin',
    id: inviteHash,
    doc: { ...inviteDoc('new@example.com'), ...byAdmin },
  },
  {
    collection: 'inviteMails',
    uid: 'admin',
    id: inviteHash,
    doc: { ...inviteMailDoc('new@example.com', inviteCode), ...byAdmin },
    beside: [
      createOf(
        `companies/home/invites/${inviteHash}`,
        { ...inviteDoc('new@example.com'), ...byAdmin },
        'updatedAt',
      ),
    ],
  },
  {
    collection: 'bookings',
    uid: 'admin',
    id: 'o-new',
    doc: bookingDoc('o-new', ['tech'], byAdmin),
  },
  { collection: 'invoices', uid: 'admin', id: 'n', doc: draftDoc(byAdmin) },
  { collection: 'payments', uid: 'admin', id: 'n', doc: paymentDoc(byAdmin) },
  { collection: 'shares', uid: 'admin', id: newShareId, doc: shareDoc(byAdmin) },
  { collection: 'estimates', uid: 'admin', id: 'n', doc: estimateDoc(byAdmin) },
  {
    collection: 'series',
    uid: 'admin',
    id: 'credits',
    doc: firstCreditDoc({ updatedBy: 'admin' }),
    beside: [
      updateOf('companies/home/invoices/k-draft', {
        ...issueOf(1, firstCredit),
        updatedBy: 'admin',
      }),
      updateOf('companies/home/invoices/i-issued', { ...firstCounted, updatedBy: 'admin' }),
    ],
  },
  { collection: 'plans', uid: 'admin', id: 'n', doc: { ...planDoc(), ...byAdmin } },
  {
    collection: 'templates',
    uid: 'admin',
    id: 'n',
    doc: { ...templateDoc(), ...byAdmin },
    later: ['skills', 'minutes'],
  },
  { collection: 'timeEntries', uid: 'tech', id: 'n', doc: timeDoc('tech') },
  {
    collection: 'weeks',
    uid: 'admin',
    id: 'tech_20260223',
    doc: weekDoc('tech', { updatedBy: 'admin', decidedBy: 'admin' }),
  },
  {
    collection: 'staff',
    uid: 'admin',
    id: 'idle',
    doc: staffDoc('idle', { updatedBy: 'admin' }),
    later: ['territoryIds', 'pace'],
  },
  { collection: 'pictures', uid: 'idle', id: 'idle', doc: pictureDoc({ updatedBy: 'idle' }) },
  { collection: 'absences', uid: 'tech', id: 'n', doc: absenceDoc('tech') },
  {
    collection: 'away',
    uid: 'admin',
    id: 'n',
    doc: awayDoc('tech', { updatedBy: 'admin' }),
    beside: [createOf('companies/home/absences/n', enteredAbsence, 'updatedAt')],
  },
  {
    collection: 'items',
    uid: 'admin',
    id: 'n',
    doc: { ...itemDoc(), ...byAdmin },
    later: ['kind', 'unitCode', 'taxCode'],
  },
  {
    collection: 'costs',
    uid: 'admin',
    id: 'idle',
    doc: costDoc('person', { updatedBy: 'admin' }),
  },
  { collection: 'prices', uid: 'admin', id: 'valve', doc: priceDoc({ updatedBy: 'admin' }) },
  { collection: 'priceLists', uid: 'admin', id: 'n', doc: priceListDoc(byAdmin) },
  {
    collection: 'locations',
    uid: 'admin',
    id: 'n',
    doc: { ...locationDoc('van', 'tech'), ...byAdmin },
  },
  { collection: 'movements', uid: 'editor', id: 'n', doc: movementDoc('editor') },
  { collection: 'messages', uid: 'tech', id: 'n', doc: messageDoc('tech', ['tech']) },
  { collection: 'reads', uid: 'tech', id: 'order-o__tech', doc: mark() },
  { collection: 'photos', uid: 'tech', id: 'n', doc: photoDoc('tech', ['tech']) },
  {
    collection: 'mutations',
    uid: 'tech',
    id: 'n',
    doc: receiptDoc('tech', ['tech']),
    serverTime: 'receivedAt',
  },
  {
    collection: 'tracks',
    uid: 'tech',
    id: 'n',
    doc: {
      uid: 'tech',
      deviceId: 'd1',
      startAt: fromNow(-60_000),
      endAt: fromNow(-1000),
      expireAt: fromNow(month),
      count: 1,
      points: '0,4440000,-6430000,5,80,',
      schema: 1,
      updatedAt: now,
      updatedBy: 'tech',
    },
  },
  {
    collection: 'positions',
    uid: 'editor',
    id: 'editor',
    doc: {
      at: fromNow(-1000),
      expireAt: fromNow(month),
      latitude: 44.4,
      longitude: -64.3,
      accuracy: 12,
      battery: null,
      schema: 1,
      updatedAt: now,
      updatedBy: 'editor',
    },
  },
  { collection: 'looks', uid: 'admin', id: 'l-new', doc: look },
  {
    collection: 'currentLooks',
    uid: 'admin',
    id: 'admin',
    doc: { uid: 'tech', lookId: 'l-new', schema: 1, updatedAt: now, updatedBy: 'admin' },
    beside: [createOf('companies/home/looks/l-new', look, 'updatedAt')],
  },
]

function mark(): Doc {
  return { ...readDoc('tech', ['tech']), threadId: 'order-o' }
}

/** A value of another type. */
function wrong(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? 'x' : 7
}

/** A value of the same type that is too large for any field. */
function oversize(field: string, value: unknown): unknown {
  // The engine refuses longer ids before it evaluates the rules.
  if (/Id$|^followUpOf$/.test(field)) return 'x'.repeat(1000)
  if (typeof value === 'number') return 1e15
  if (typeof value === 'string') return 'x'.repeat(200_001)
  if (value instanceof Date) return new Date('2199-01-01T00:00:00Z')
  if (Array.isArray(value)) return Array.from({ length: 101 }, (_, i) => `id-${i}`)
  return 'x'.repeat(200_001)
}

/** The collections in which the rules allow creating documents. */
function creatable(): readonly string[] {
  const [, ...matches] = readFileSync('firestore.rules', 'utf8').split(/ match \/(?=\w+\/\{)/)
  return matches.flatMap((text) => {
    const collection = /^\w+/.exec(text)?.[0] ?? ''
    return / allow [a-z, ]*(create|write)/.test(text) ? [collection] : []
  })
}

/** The rules must deny every new document that does not have exactly the fields and types of its collection. */
export function describeShapes(world: () => World): void {
  it('cover every collection (blobs are in describe-evidence.ts, devices and erasures in files of their own)', () => {
    const covered = new Set([
      ...shapes.map(({ collection }) => collection),
      'devices',
      'blobs',
      'erasures',
      'checkout_sessions',
    ])
    expect(creatable().toSorted()).toEqual([...covered].toSorted())
  })

  describe.each(shapes)('a new document of $collection by $uid', (shape) => {
    const {
      collection,
      uid,
      id,
      doc,
      serverTime = 'updatedAt',
      beside = [],
      topLevel,
      later = [],
    } = shape
    const create = (fields: Doc, docId = id) => {
      const path = topLevel ? `${collection}/${docId}` : `companies/home/${collection}/${docId}`
      return world().mayCommit(uid, [createOf(path, fields, serverTime), ...beside])
    }
    /** Filled in by the server, or any value of its type. */
    const free = (field: string) =>
      field === serverTime ||
      (collection === 'mutations' &&
        !['name', 'at', 'actorId', 'refs', 'readerIds', 'schema'].includes(field))
    // The tests write these as values; they are stored as text (see `describe-json.ts`).
    const isJson = (field: string) => (jsonFields[collection] ?? []).includes(field)
    const fields = Object.entries(doc).filter(([field]) => !free(field))

    it('is allowed as the app writes it', async () => {
      expect(await create(doc), world().lastDenial()).toBe(true)
    })

    it('has no other fields', async () => {
      expect(await create({ ...doc, extra: 1 })).toBe(false)
      expect(await create({ ...doc, extra: { map: 'x'.repeat(900_000) } })).toBe(false)
    })

    it.each(fields)('does not lack %s', async (field) => {
      const { [field]: _, ...rest } = doc
      expect(await create(rest)).toBe(later.includes(field))
    })

    it.each(fields)('has no value of another type as %s', async (field, value) => {
      expect(
        await create({ ...doc, [field]: value === null && !isJson(field) ? [7] : wrong(value) }),
      ).toBe(false)
      if (isJson(field)) return
      expect(await create({ ...doc, [field]: { seconds: 9e15, toDate: 1 } })).toBe(false)
    })

    it.each(fields.filter(([, value]) => typeof value !== 'boolean'))(
      'has no value that is too large as %s',
      async (field, value) => {
        expect(
          await create({
            ...doc,
            [field]: isJson(field) ? 'x'.repeat(200_001) : oversize(field, value),
          }),
        ).toBe(false)
      },
    )

    it.each(['an id', 'a.b', 'é', 'x'.repeat(129), 'a,b', "a'b"])(
      'does not have the id %s',
      async (odd) => {
        expect(await create(doc, odd)).toBe(false)
      },
    )
  })
}
