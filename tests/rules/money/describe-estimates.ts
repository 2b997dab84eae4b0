import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import {
  answerDoc,
  approvedEstimate,
  estimateDoc,
  estimateSignature,
  sentEstimate,
  sentHash,
} from '../world/estimate-document.ts'
import { orderDoc } from '../world/documents.ts'
import { people, type Person } from '../world/people.ts'
import { createOf, deleteOf, updateOf, now, type World } from '../world/world.ts'

const home = 'companies/home'
const path = (id: string) => `${home}/estimates/${id}`
const isMember = ({ status, companyId }: Person) => status === 'active' && companyId === 'home'
const isOffice = (person: Person) => isMember(person) && person.role !== 'technician'
const reads = (person: Person) => isMember(person) && person.uid !== 'idle'
const drafts = (person: Person) => reads(person) && person.uid !== 'tech'

/** Estimates as a hostile client might write them. */
export function describeEstimates(world: () => World): void {
  const create = (uid: string, more: Doc = {}, id = 'n') => {
    const doc = estimateDoc({ createdAt: now, createdBy: uid, updatedBy: uid, ...more })
    return world().mayCommit(uid, [createOf(path(id), doc, 'updatedAt')])
  }
  const change = (uid: string, id: string, more: Doc) =>
    world().mayCommit(uid, [updateOf(path(id), { ...more, updatedBy: uid })])
  const answer = (uid: string, more: Doc = {}, status = 'approved', id = 'e-sent') =>
    change(uid, id, { status, decision: answerDoc(more) })

  describe('an estimate', () => {
    it('is read by the office and the technicians of its order', async () => {
      const own = (uid: string) => ({
        from: [{ collectionId: 'estimates' }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'readerIds' },
            op: 'ARRAY_CONTAINS' as const,
            value: { stringValue: uid },
          },
        },
      })
      for (const person of people) {
        const { uid } = person
        expect(await world().mayGet(uid, path('e-sent')), uid).toBe(reads(person))
        expect(await world().mayGet(uid, path('e-alone')), uid).toBe(isOffice(person))
        expect(await world().mayGet(uid, path('none')), uid).toBe(isMember(person))
        const all = { from: [{ collectionId: 'estimates' }] }
        expect(await world().mayList(uid, home, all), uid).toBe(isOffice(person))
        expect(await world().mayList(uid, home, own(uid)), uid).toBe(isMember(person))
        expect(await world().mayList(uid, home, own('someone')), uid).toBe(isOffice(person))
      }
    })

    it('is drafted, sent and revised by the office and by technicians with the permission', async () => {
      for (const person of people) {
        const { uid } = person
        const may = drafts(person)
        expect(await create(uid), uid).toBe(may)
        expect(await create(uid, { orderId: null }), uid).toBe(isOffice(person))
        expect(await change(uid, 'e-draft', { title: 'x' }), uid).toBe(may)
        const sent = { ...sentEstimate, sentAt: now }
        expect(await change(uid, 'e-draft', sent), uid).toBe(may)
        const next = {
          status: 'draft',
          revision: 2,
          sentAt: null,
          documentHash: '',
          decision: null,
        }
        expect(await change(uid, 'e-sent', next), uid).toBe(may)
        expect(await change(uid, 'e-approved', { status: 'cancelled' }), uid).toBe(may)
        expect(await change(uid, 'e-alone', { title: 'x' }), uid).toBe(isOffice(person))
        const readers = { readerIds: ['tech', 'idle'] }
        expect(await change(uid, 'e-converted', readers), uid).toBe(isOffice(person))
      }
    })

    it('is drafted on an order that one works on', async () => {
      for (const orderId of ['o-dispatched-planned', 'o-none', null, 'a/b'])
        expect(await create('editor', { orderId }), String(orderId)).toBe(false)
      expect(await create('editor', { readerIds: ['tech'] })).toBe(false)
    })

    it.each<Doc>([
      { status: 'sent' },
      { revision: 2 },
      { documentHash: sentHash },
      { decision: answerDoc() },
      { convertedTo: 'o-done' },
      { sentAt: now },
      { currency: 'euro' },
      { taxRounding: 'never' },
      { cashStepMinor: 0 },
      { cashStepMinor: 10_001 },
      { cashStepMinor: 0.5 },
      { cashStepMinor: '5' },
      { cashStepMinor: null },
      { title: ' ' },
      { customerId: 'a/b' },
      { siteId: null },
      { isInclusive: 'yes' },
      { validUntil: '2026-02-30' },
      { readerIds: ['a/b'] },
      { note: 7 },
      { extra: 1 },
    ])('is not created with %o', async (wrong) => {
      expect(await create('admin', wrong)).toBe(false)
    })

    it('has an id from which that of its order can follow', async () => {
      expect(await create('admin', {}, 'x'.repeat(122))).toBe(true)
      expect(await create('admin', {}, 'x'.repeat(123))).toBe(false)
    })

    it('says the same from being sent until it is revised, and is never deleted', async () => {
      for (const id of ['e-sent', 'e-approved', 'e-declined', 'e-cancelled', 'e-converted'])
        for (const more of [
          { title: 'x' },
          { validUntil: '2027-01-01' },
          { documentHash: sentHash },
        ])
          expect(await change('admin', id, more), id).toBe(false)
      expect(await world().mayCommit('admin', [deleteOf(path('e-draft'))])).toBe(false)
      expect(await change('admin', 'e-draft', { deletedAt: now })).toBe(false)
      for (const more of [{ title: 'x', status: 'draft', readerIds: [] }, { status: 'draft' }])
        expect(await change('admin', 'e-gone', more)).toBe(false)
      const both = { ...sentEstimate, sentAt: now, title: 'x' }
      expect(await change('admin', 'e-draft', both)).toBe(false)
    })

    it('is edited with right values, and shown to people by the office', async () => {
      expect(await change('admin', 'e-draft', { title: ' ' })).toBe(false)
      expect(await change('admin', 'e-sent', { readerIds: ['a/b'] })).toBe(false)
      expect(await change('admin', 'e-sent', { readerIds: ['idle'], title: 'x' })).toBe(false)
    })

    it('takes no step that its machine has not', async () => {
      const to = {
        draft: { status: 'draft', revision: 2, sentAt: null, documentHash: '', decision: null },
        sent: { ...sentEstimate, sentAt: now },
        cancelled: { status: 'cancelled' },
        approved: { status: 'approved', decision: answerDoc() },
      }
      for (const [id, more] of [
        ['e-draft', to.approved],
        ['e-approved', to.sent],
        ['e-declined', to.approved],
        ['e-cancelled', to.draft],
        ['e-cancelled', to.sent],
        ['e-converted', to.draft],
        ['e-converted', to.cancelled],
        ['e-sent', { ...to.draft, revision: 1 }],
        ['e-sent', { ...to.draft, revision: 3 }],
        ['e-approved', { ...to.draft, decision: answerDoc() }],
        ['e-draft', { ...to.sent, documentHash: 'x' }],
        ['e-draft', { ...to.sent, sentAt: null }],
      ] as const)
        expect(await change('admin', id, more), `${id} ${JSON.stringify(more)}`).toBe(false)
    })
  })

  describe('an answer to an estimate', () => {
    it('is entered by the office, and with a signature by technicians who see it', async () => {
      for (const person of people) {
        const { uid } = person
        expect(await answer(uid), uid).toBe(isOffice(person))
        const signed = { signatureId: 'n' }
        const photo = estimateSignature('e-sent', uid)
        const commit = [
          createOf(`${home}/photos/n`, { ...photo, uploadedAt: null, updatedBy: uid }, 'updatedAt'),
          updateOf(path('e-sent'), {
            status: 'approved',
            decision: answerDoc(signed),
            updatedBy: uid,
          }),
        ]
        expect(await world().mayCommit(uid, commit), uid).toBe(reads(person))
        const no = { optionId: '', reason: 'No' }
        expect(await answer(uid, no, 'declined'), uid).toBe(reads(person))
      }
    })

    it('is signed on what was sent, not on something else', async () => {
      const signed = estimateSignature('e-sent', 'tech')['signed'] as Doc
      for (const wrong of [null, { ...signed, covers: 'b'.repeat(64) }]) {
        const photo = { ...estimateSignature('e-sent', 'tech'), signed: wrong }
        const commit = [
          createOf(
            `${home}/photos/n`,
            { ...photo, uploadedAt: null, updatedBy: 'tech' },
            'updatedAt',
          ),
          updateOf(path('e-sent'), {
            status: 'approved',
            decision: answerDoc({ signatureId: 'n' }),
            updatedBy: 'tech',
          }),
        ]
        expect(await world().mayCommit('tech', commit)).toBe(false)
      }
    })

    it.each<Doc>([
      { name: ' ' },
      { optionId: 'no-such-option' },
      { at: '2199-01-01T00:00:00.000Z' },
      { on: '2026-02-28' },
      { on: '2026-03-04' },
      { on: '2026-02-30' },
      { optionId: '' },
      { documentHash: '0'.repeat(64) },
      { documentHash: '' },
      { reason: '' },
      { reason: 'x'.repeat(1001) },
      { signatureId: 'none' },
      { signatureId: 'sign-tech' },
      { signatureId: 'p-whole' },
      { extra: 1 },
    ])('is not entered with %o', async (wrong) => {
      expect(await answer('admin', wrong)).toBe(false)
    })

    it('has all of its fields', async () => {
      const { reason: _, ...lacking } = answerDoc()
      const decision = { status: 'approved', decision: lacking }
      expect(await change('admin', 'e-sent', decision)).toBe(false)
    })

    it('is signed only under estimates that one sees, and the signature is read by the office', async () => {
      const sign = (uid: string, more: Doc = {}) => {
        const photo = { ...estimateSignature('e-sent', uid), uploadedAt: null, updatedBy: uid }
        return world().mayCommit(uid, [
          createOf(`${home}/photos/n`, { ...photo, ...more }, 'updatedAt'),
        ])
      }
      const shown = { readerIds: ['tech', 'idle'], updatedBy: 'admin' }
      const share = updateOf(`${home}/photos/sign-tech`, shown)
      expect(await world().mayCommit('admin', [share])).toBe(true)
      expect(await sign('tech')).toBe(true)
      expect(await sign('idle')).toBe(false)
      expect(await sign('tech', { kind: 'photo', signed: null })).toBe(false)
      for (const [uid, may] of [
        ['owner', true],
        ['tech', true],
        ['editor', false],
        ['admin-foreign', false],
      ] as const) {
        expect(await world().mayGet(uid, `${home}/photos/sign-tech`), uid).toBe(may)
        expect(await world().mayGet(uid, `${home}/blobs/sign-tech_0`), uid).toBe(may)
      }
    })

    it('approves until the end of the last day, and declines with a reason at any time', async () => {
      expect(await answer('admin', {}, 'approved', 'e-late')).toBe(false)
      const no = { optionId: '', reason: 'No' }
      expect(await answer('admin', no, 'declined', 'e-late')).toBe(true)
      expect(await answer('admin', { optionId: '', reason: '' }, 'declined')).toBe(false)
      expect(await answer('admin', { reason: 'No' }, 'declined')).toBe(false)
    })

    it('is signed by the person who has it signed', async () => {
      expect(await answer('admin', { signatureId: 'sign-admin', reason: '' })).toBe(true)
      expect(await answer('tech', { signatureId: 'sign-tech', reason: '' })).toBe(true)
      expect(await answer('tech', { signatureId: 'sign-admin' })).toBe(false)
    })
  })

  describe('the order of an estimate', () => {
    const convert = (uid: string, { id = 'e-approved', order = {}, more = {} } = {}) => {
      const orderId = `${id}_order`
      const doc = orderDoc('new', [], { fixedPriceMinor: 20_000 })
      const made = {
        ...doc,
        createdAt: now,
        statusAt: now,
        createdBy: uid,
        updatedBy: uid,
        ...order,
      }
      return world().mayCommit(uid, [
        createOf(`${home}/orders/${orderId}`, made, 'updatedAt'),
        updateOf(path(id), { status: 'converted', convertedTo: orderId, updatedBy: uid, ...more }),
      ])
    }

    it('is made by the office, in one commit', async () => {
      for (const person of people)
        expect(await convert(person.uid), person.uid).toBe(isOffice(person))
      const byTech = { status: 'converted', convertedTo: 'e-approved_order' }
      expect(await change('tech', 'e-approved', byTech)).toBe(false)
      const more = { more: { title: 'x' } }
      expect(await convert('admin', more)).toBe(false)
      const alone = { status: 'converted', convertedTo: 'o-done' }
      expect(await change('admin', 'e-approved', alone)).toBe(false)
      expect(
        await change('admin', 'e-approved', { ...alone, convertedTo: 'e-approved_order' }),
      ).toBe(false)
    })

    it('is made of an approved one, with a price that an order may have', async () => {
      for (const id of ['e-sent', 'e-draft', 'e-declined', 'e-converted'])
        expect(await convert('admin', { id }), id).toBe(false)
      expect(await convert('admin', { order: { fixedPriceMinor: -1 } })).toBe(false)
      expect(await convert('admin', { more: { ...approvedEstimate } })).toBe(false)
    })
  })
}
