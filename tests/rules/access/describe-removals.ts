import { beforeAll, describe, expect, it } from 'vitest'
import { collections, type CollectionName } from '#domain/entities/collections.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { bookingDoc } from '../world/booking-document.ts'
import {
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
  assetDoc,
  absenceDoc,
  awayDoc,
  pictureDoc,
  staffDoc,
  weekDoc,
} from '../world/documents.ts'
import {
  itemDoc,
  movementDoc,
  locationDoc,
  priceDoc,
  priceListDoc,
} from '../world/stock-documents.ts'
import { planDoc } from '../world/plan-document.ts'
import { people, personOf } from '../world/people.ts'
import { leadReceipt } from '../world/attach-receipt.ts'
import { createOf, createWorld, now, pathOf, type World } from '../world/world.ts'

const signature = {
  kind: 'signature',
  signed: { name: 'Ana', how: 'drawn', summary: 'Done', sha256: 'b'.repeat(64) },
}

/** A valid document of each collection that devices read. */
const validDocs: readonly (readonly [CollectionName, Doc])[] = [
  ['customers', customerDoc()],
  ['sites', siteDoc()],
  ['assets', assetDoc()],
  ['visits', visitDoc('tech')],
  ['orders', orderDoc('onSite', ['tech'])],
  ['bookings', bookingDoc('o-onSite', ['tech'])],
  ['plans', planDoc()],
  ['templates', templateDoc()],
  ['items', itemDoc()],
  ['prices', priceDoc()],
  ['priceLists', priceListDoc()],
  ['locations', locationDoc('van', 'tech')],
  ['reads', readDoc('owner', ['owner'])],
  ['timeEntries', timeDoc('tech')],
  ['movements', movementDoc('tech')],
  ['messages', messageDoc('tech', ['tech'])],
  ['photos', photoDoc('tech', ['tech'])],
  ['photos', photoDoc('tech', ['tech'], { ...signature, item: 'plate', phase: 'before' })],
  ['weeks', weekDoc('tech', { entriesHash: 'a1'.repeat(32) })],
  ['absences', absenceDoc('tech', { decidedAt: past, decidedBy: 'owner' })],
  ['away', awayDoc('tech')],
  [
    'mutations',
    { ...receiptDoc('tech', ['tech']), leadId: 'm1', role: 'owner', permissions: [], writes: [] },
  ],
]

/** Collections that serve as evidence: of these, only documents that no app can read may be removed. */
const evidence: ReadonlySet<string> = new Set([
  'timeEntries',
  'movements',
  'messages',
  'photos',
  'weeks',
  'absences',
  'away',
  'mutations',
])

/** Fields that the documents above do not have. */
const optional: Partial<Record<CollectionName, readonly string[]>> = {
  messages: ['priority', 'replyToId', 'mentionIds', 'acknowledgements'],
  photos: ['item', 'signed', 'phase'],
  mutations: ['since', 'until'],
}

interface Case {
  readonly ref: Ref
  readonly doc: Doc
  readonly why: string
}

/** Each valid document, and each with one field missing or of another value. */
const cases: readonly Case[] = validDocs.flatMap(([collection, doc], i) => {
  const times = new Set(['updatedAt', 'receivedAt'])
  const fields = [...Object.keys(doc), 'deletedAt', ...(optional[collection] ?? [])]
  const broken = [...new Set(fields)].flatMap((field): (readonly [string, Doc])[] => {
    const { [field]: _, ...without } = doc
    const texts = times.has(field) ? [] : ['?', 'urgent', past, 'x'.repeat(300)]
    const odd = [7, { poison: 1 }, [{ poison: 1 }], null, -1.5, -2e6, 2e6, true, ...texts]
    return [
      [`${field} missing`, without],
      ...odd.map((value): [string, Doc] => [
        `${field} ${JSON.stringify(value)}`,
        { ...doc, [field]: value },
      ]),
    ]
  })
  const half = { ...signature.signed }
  const partly: (readonly [string, Doc])[] = Object.keys(half).map((field) => [
    `signed.${field}`,
    { ...doc, signed: { ...half, [field]: 7 } },
  ])
  const all: (readonly [string, Doc])[] = [
    ['valid', doc],
    ...broken,
    ...(collection === 'photos' ? partly : []),
  ]
  return all.map(([why, one], n) => ({ ref: `${collection}/c${i}-${n}`, doc: one, why }))
})

/** The office can remove documents that no app can read, with a receipt that names only this removal. */
export function describeRemovals(): void {
  let world: World
  const others: readonly (readonly [Ref, Doc])[] = [
    ['customers/odd', { ...customerDoc(), name: 7 }],
    ...['owner', 'admin', 'tech', 'logo'].flatMap((uid): [Ref, Doc][] => [
      [`staff/${uid}`, { ...staffDoc(uid), userId: 7 }],
      [`pictures/${uid}`, { ...pictureDoc(), width: 'wide' }],
    ]),
    ['users/odd', { ...userDoc(people[0] as never), name: 7 }],
    ['customers/gone', { ...customerDoc(), name: 7, deletedAt: past }],
  ]
  const about = { name: 'document/remove', refs: ['customers/odd'], writes: ['customers/odd'] }
  const earlier = leadReceipt('admin', 'r-old', { role: 'admin', permissions: [] }, about)
  beforeAll(async () => {
    const docs = [...cases.map(({ ref, doc }) => [ref, doc] as const), ...others]
    world = await createWorld(
      new Map<string, Doc>([
        ...people.map((person) => [`users/${person.uid}`, userDoc(person)] as const),
        ['companies/home', companyDoc('owner')],
        ['companies/other', companyDoc('owner-foreign')],
        ['companies/other/customers/odd', { ...customerDoc(), name: 7 }],
        ['companies/home/mutations/r-old', { ...earlier, receivedAt: past }],
        ...docs.map(([ref, doc]) => [pathOf(ref), doc] as const),
      ]),
    )
  })

  /** A tombstone in the place of a document. */
  const tombstone = (path: string, uid: string, more: Doc = {}) => {
    const collection = path.split('/').at(-2) as CollectionName
    const fields = { deletedAt: now, updatedBy: uid, schema: 1, ...more }
    const { serverTime } = collections[collection]
    return { ...createOf(path, fields, serverTime), currentDocument: { exists: true } }
  }
  const removesAt = (uid: string, company: string, ref: Ref, more: Doc = {}, about: Doc = {}) => {
    const { role, permissions } = personOf(uid)
    const claims = { name: 'document/remove', refs: [ref], writes: [ref], ...about }
    const receipt = leadReceipt(uid, 'r1', { role, permissions }, claims)
    return world.mayCommitBare(uid, [
      tombstone(pathOf(ref, company), uid, { receiptId: 'r1', ...more }),
      createOf(`companies/${company}/mutations/r1`, receipt, 'receivedAt'),
    ])
  }
  const removes = (uid: string, ref: Ref, more: Doc = {}, about: Doc = {}) =>
    removesAt(uid, 'home', ref, more, about)

  describe('a removal', () => {
    it('is allowed only to the office', async () => {
      for (const { uid, role, status, companyId } of people) {
        const isOffice = companyId === 'home' && status === 'active' && role !== 'technician'
        expect(await removes(uid, 'customers/odd'), uid).toBe(isOffice)
      }
      expect(await removesAt('owner', 'other', 'customers/odd')).toBe(false)
      expect(await removesAt('owner-foreign', 'other', 'customers/odd')).toBe(true)
    })

    it('of what is about a person is allowed only to those who may change it', async () => {
      const may: Readonly<Record<string, readonly string[]>> = {
        'staff/owner': ['owner'],
        'staff/admin': ['owner'],
        'staff/tech': ['owner', 'admin'],
        'pictures/owner': ['owner'],
        'pictures/admin': ['owner', 'admin'],
        'pictures/tech': ['owner', 'admin'],
        'pictures/logo': ['owner', 'admin'],
      }
      for (const [ref, whom] of Object.entries(may))
        for (const { uid } of people)
          expect(await removes(uid, ref as Ref), `${uid}: ${ref}`).toBe(whom.includes(uid))
    })

    it.each<[string, Doc]>([
      ['is of another mutation', { name: 'customer/edit' }],
      ['names another document', { refs: ['customers/c1'] }],
      ['names more documents', { refs: ['customers/odd', 'customers/c1'] }],
      ['does not list the write', { writes: [] }],
    ])('is denied if its receipt %s', async (_, receipt) => {
      expect(await removes('admin', 'customers/odd', {}, receipt)).toBe(false)
    })

    it.each<[string, Doc]>([
      ['who may read it', { readerIds: ['tech'], assigneeIds: ['tech'], userId: 'tech' }],
      ['whether it was sent', { isSent: true }],
      ['where it belongs', { threadId: 'order-o1', about: 'orders/o1' }],
    ])('can keep %s', async (_, more) => {
      expect(await removes('admin', 'customers/odd', more), world.lastDenial()).toBe(true)
    })

    it.each<Doc>([
      { name: 'kept' },
      { deletedAt: null },
      { deletedAt: 'now' },
      { deletedAt: '1900-01-01T00:00:00Z' },
      { deletedAt: '2199-01-01T00:00:00Z' },
      { readerIds: [{ poison: 1 }] },
      { assigneeIds: 'tech' },
      { userId: { poison: 1 } },
      { userId: 7 },
      { userId: 'tech office' },
      { isSent: 'yes' },
      { threadId: 'no id' },
      { threadId: { poison: 1 } },
      { about: 'orders' },
      { about: { poison: 1 } },
      { schema: 0 },
      { schema: 2 },
      { schema: '1' },
      { updatedBy: 'owner' },
    ])('keeps nothing else: %j', async (more) => {
      expect(await removes('admin', 'customers/odd', more)).toBe(false)
    })

    it('has the server’s time', async () => {
      const fields = { deletedAt: now, updatedBy: 'admin', schema: 1, updatedAt: past }
      const early = createOf(pathOf('customers/odd'), { ...fields, receiptId: 'r1' })
      const claims = { name: 'document/remove', refs: ['customers/odd'], writes: ['customers/odd'] }
      const receipt = leadReceipt('admin', 'r1', { role: 'admin', permissions: [] }, claims)
      const writes = [
        { ...early, currentDocument: { exists: true } },
        createOf('companies/home/mutations/r1', receipt, 'receivedAt'),
      ]
      expect(await world.mayCommitBare('admin', writes)).toBe(false)
    })

    it('is denied with an older receipt', async () => {
      const path = pathOf('customers/odd')
      const write = tombstone(path, 'admin', { receiptId: 'r-old' })
      expect(await world.mayCommitBare('admin', [write])).toBe(false)
    })

    it('is denied for users and deleted documents', async () => {
      expect(await removes('owner', 'users/odd')).toBe(false)
      expect(await removes('owner', 'customers/gone')).toBe(false)
    })
  })

  describe('evidence', () => {
    it.each([...evidence])(
      'can be removed from %s only if the domain cannot read it',
      async (name) => {
        for (const { ref, doc, why } of cases.filter(({ ref: one }) =>
          one.startsWith(`${name}/`),
        )) {
          const isReadable = parseRow(name as CollectionName, 'x', doc).ok
          const isDeleted = typeof doc.deletedAt === 'string'
          const expected = !isReadable && !isDeleted
          expect(await removes('admin', ref), `${why}: ${world.lastDenial()}`).toBe(expected)
        }
      },
    )
  })

  it('allows removing any other document, because the office can delete or archive it anyway', async () => {
    for (const { ref, why, doc } of cases.filter(
      ({ ref: one }) => !evidence.has(one.split('/')[0] ?? ''),
    ))
      if (typeof doc.deletedAt !== 'string') expect(await removes('admin', ref), why).toBe(true)
  })
}
