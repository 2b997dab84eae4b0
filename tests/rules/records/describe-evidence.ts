import { describe, expect, it } from 'vitest'
import { statusFields } from '#domain/mutation/mutators/order/status-fields.ts'
import type { Doc } from '#domain/mutation/types.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import type { Write } from '#emulator/engine/types.ts'
import { messageDoc, past, photoDoc } from '../world/documents.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, now, updateOf, type World } from '../world/world.ts'

const home = 'companies/home'
const signed = { name: 'Mr Vega', how: 'drawn', summary: 'Done.', sha256: 'b'.repeat(64) }
const members = people.filter(
  ({ companyId, status }) => companyId === 'home' && status === 'active',
)
const isMember = (uid: string) => members.some((person) => person.uid === uid)
const isOffice = (uid: string) => uid === 'owner' || uid === 'admin'

/** Messages, photos and their bytes, and reviews of orders, against manipulated clients. */
export function describeEvidence(world: () => World): void {
  const may = (uid: string, ...writes: Write[]) => world().mayCommit(uid, writes)

  describe('messages', () => {
    const send = (uid: string, more: Doc = {}) =>
      may(
        uid,
        createOf(
          `${home}/messages/n`,
          { ...messageDoc(uid, [uid]), threadId: 'team', ...more },
          'updatedAt',
        ),
      )

    it('are written in one’s own name and never changed', async () => {
      for (const { uid } of people) expect(await send(uid), uid).toBe(isMember(uid))
      expect(await send('tech', { authorId: 'admin' })).toBe(false)
      const change = updateOf(`${home}/messages/m-read`, { text: 'x', updatedBy: 'tech' })
      expect(await may('tech', change)).toBe(false)
      expect(await may('owner', change)).toBe(false)
    })

    const change = { name: 'order/move', args: {}, at: past, problem: '' }
    it.each([
      [{ about: null }, true],
      [{ change }, true],
      [{ deletedAt: now }, false],
      [{ threadId: 'a b' }, false],
      [{ text: 5 }, false],
      [{ text: 'x'.repeat(10_001) }, false],
      [{ about: 'orders' }, false],
      [{ about: 7 }, false],
      [{ attachments: 'p1' }, false],
      [{ readerIds: [] }, false],
      [{ readerIds: 'tech' }, false],
      [{ at: 'now' }, false],
      [{ schema: 9 }, false],
      [{ extra: 1 }, false],
    ])('have only what the app can read: %j is %s', async (more, allowed) => {
      expect(await send('tech', more)).toBe(allowed)
    })

    it('have all fields', async () => {
      const { about: _, ...rest } = messageDoc('tech', ['tech'])
      expect(await may('tech', createOf(`${home}/messages/n`, rest, 'updatedAt'))).toBe(false)
    })
  })

  describe('photos', () => {
    const add = (uid: string, more: Doc = {}) => {
      const doc = { ...photoDoc(uid, [uid]), ...more }
      return may(uid, createOf(`${home}/photos/n`, doc, 'updatedAt'))
    }

    it.each([
      [{}, true],
      [{ kind: 'signature', contentType: 'image/png' }, true],
      [{ phase: 'before' }, true],
      [{ phase: 'later' }, false],
      [{ item: 'plate' }, true],
      [{ item: 'The plate' }, false],
      [{ item: 5 }, false],
      [{ kind: 'signature', item: 'plate' }, false],
      [{ marks: [] }, false],
      [{ kind: 'signature', signed }, true],
      [{ kind: 'signature', signed: { ...signed, covers: 'c'.repeat(64) } }, true],
      [{ kind: 'signature', signed: { ...signed, covers: 'short' } }, false],
      [{ kind: 'signature', signed: { ...signed, covers: 5 } }, false],
      [{ signed }, false],
      [{ kind: 'signature', signed: { ...signed, more: 1 } }, false],
      [{ kind: 'signature', signed: { ...signed, name: ' ' } }, false],
      [{ kind: 'signature', signed: { ...signed, how: 'stamped' } }, false],
      [{ kind: 'signature', signed: { ...signed, summary: 'x'.repeat(10_001) } }, false],
      [{ kind: 'signature', signed: { ...signed, sha256: 'short' } }, false],
      [{ kind: 'signature', signed: { ...signed, sha256: 5 } }, false],
      [{ kind: 'signature', signed: { name: 'Mr Vega' } }, false],
      [{ kind: 'signature', signed: 'Mr Vega' }, false],
      [{ deletedAt: now }, false],
      [{ about: 'x' }, false],
      [{ kind: 'film' }, false],
      [{ contentType: 'image/svg+xml' }, false],
      [{ size: 0 }, false],
      [{ size: 80 * 262_144 + 1 }, false],
      [{ size: '3' }, false],
      [{ chunks: 81 }, false],
      [{ sha256: 'short' }, false],
      [{ sha256: 5 }, false],
      [{ width: -1 }, false],
      [{ height: 0.5 }, false],
      [{ takenAt: 'then' }, false],
      [{ caption: null }, false],
      [{ readerIds: 'tech' }, false],
      [{ readerIds: ['idle'] }, false],
      [{ uploadedAt: past }, false],
      [{ createdBy: 'admin' }, false],
      [{ extra: 1 }, false],
    ])('have only what the app can read: %j is %s', async (more, allowed) => {
      expect(await add('tech', more)).toBe(allowed)
    })

    it('have all fields', async () => {
      const { sha256: _, ...rest } = photoDoc('tech', ['tech'])
      expect(await may('tech', createOf(`${home}/photos/n`, rest, 'updatedAt'))).toBe(false)
    })

    it.each([
      ['p-new', { uploadedAt: now }, true],
      ['p-new', { uploadedAt: 'soon' }, false],
      ['p-whole', { uploadedAt: null }, false],
      ['p-whole', { uploadedAt: now }, false],
      ['p-whole', { caption: 'After' }, true],
      ['p-whole', { caption: 5 }, false],
      ['p-whole', { phase: 'after' }, true],
      ['p-whole', { phase: 'never' }, false],
      ['p-whole', { item: 'plate' }, false],
      ['p-whole', { marks: [{ shape: 'arrow', points: [0, 0, 9, 9] }] }, true],
      ['p-whole', { signed }, false],
      ['p-whole', { deletedAt: now }, true],
      ['p-whole', { deletedAt: 'now' }, false],
      ['p-whole', { sha256: 'c'.repeat(64) }, false],
      ['p-gone', { caption: 'Back' }, false],
      ['p-gone', { readerIds: ['tech', 'idle'] }, false],
    ])('%s changed by %j: %s', async (id, fields, allowed) => {
      for (const { uid } of people) {
        const write = updateOf(`${home}/photos/${id}`, { ...fields, updatedBy: uid })
        const mine = isMember(uid) && (isOffice(uid) || uid === 'tech')
        expect(await may(uid, write), uid).toBe(allowed && mine)
      }
    })
  })

  describe('new assignees of an order', () => {
    const show = (uid: string, path: string, fields: Doc) =>
      may(uid, updateOf(`${home}/${path}`, { ...fields, updatedBy: uid }))

    it.each([
      ['photos/p-whole', { readerIds: ['tech', 'idle'] }, true],
      ['photos/p-whole', { readerIds: ['tech', 'idle'], caption: 'Before' }, true],
      ['photos/p-whole', { readerIds: ['idle'] }, false],
      ['photos/p-whole', { readerIds: 'tech' }, false],
      ['photos/p-whole', { readerIds: ['tech', 'idle'], caption: 5 }, false],
      ['photos/p-whole', { readerIds: ['tech', 'idle'], createdBy: 'idle' }, false],
      ['messages/m-read', { readerIds: ['tech', 'editor', 'idle'] }, true],
      ['messages/m-read', { readerIds: ['idle'] }, false],
      ['messages/m-read', { readerIds: ['a b', 'tech', 'editor'] }, false],
      ['messages/m-read', { readerIds: ['tech', 'editor', 'idle'], text: 'x' }, false],
      [
        'messages/m-read',
        { readerIds: ['tech', 'editor', 'idle'], acknowledgements: { tech: past } },
        false,
      ],
    ])(
      'get access to its messages and photos only through the office: %s with %j',
      async (...row) => {
        const [path, fields, allowed] = row
        for (const { uid } of people) {
          expect(await show(uid, path, fields), uid).toBe(allowed && isMember(uid) && isOffice(uid))
        }
      },
    )

    it('get access even if the office acknowledges at the same time', async () => {
      const both = { readerIds: ['tech', 'editor', 'idle'], acknowledgements: { admin: past } }
      expect(await show('admin', 'messages/m-read', both)).toBe(true)
    })
  })

  describe('the bytes of a photo', () => {
    const chunk = (photoId: string, index: number, more: Doc = {}, bytes = 'AQID'): Write => {
      const doc = { photoId, index, schema: 1, updatedBy: 'tech', updatedAt: now, ...more }
      const write = createOf(`${home}/blobs/${photoId}_${index}`, doc, 'updatedAt')
      if (!('update' in write) || 'data' in more) return write
      const data = { bytesValue: bytes }
      return { ...write, update: { ...write.update, fields: { ...write.update.fields, data } } }
    }
    const base64 = (size: number) => Buffer.alloc(size).toString('base64')

    it('can be written only by its author, while it is uploading', async () => {
      expect(await may('tech', chunk('p-new', 1))).toBe(true)
      for (const { uid } of people) {
        const allowed = uid === 'tech'
        expect(await may(uid, chunk('p-new', 1, { updatedBy: uid })), uid).toBe(allowed)
      }
      expect(await may('tech', chunk('p-whole', 1))).toBe(false)
      expect(await may('tech', chunk('p-owner', 1))).toBe(false)
      expect(await may('tech', chunk('p-missing', 1))).toBe(false)
    })

    it.each([
      [chunk('p-new', 1, {}, base64(262_144)), true],
      [chunk('p-new', 1, {}, base64(262_145)), false],
      [chunk('p-new', 1, {}, ''), false],
      [chunk('p-new', 1, { data: 'text' }), false],
      [chunk('p-new', 2), false],
      [chunk('p-new', 80), false],
      [chunk('p-new', 1, { index: 0 }), false],
      [chunk('p-new', 1, { index: '1' }), false],
      [chunk('p-new', 1, { photoId: 'a b' }), false],
      [chunk('p-new', 1, { schema: 9 }), false],
      [chunk('p-new', 1, { extra: 1 }), false],
      [createOf(`${home}/blobs/p-new_1`, { photoId: 'p-new', index: 1 }, 'updatedAt'), false],
    ])('case %#', async (write, allowed) => {
      expect(await may('tech', write)).toBe(allowed)
    })

    it('can be read by those who may read the photo', async () => {
      for (const { uid } of people) {
        const shown = isMember(uid) && (isOffice(uid) || uid === 'tech' || uid === 'editor')
        expect(await world().mayGet(uid, `${home}/blobs/p-new_0`), uid).toBe(shown)
      }
    })

    it('can be deleted only if the photo is deleted or incomplete', async () => {
      for (const { uid } of people) {
        const mine = isMember(uid) && (isOffice(uid) || uid === 'tech')
        for (const [id, free] of [
          ['p-new', true],
          ['p-whole', false],
          ['p-gone', isOffice(uid)],
          ['p-none', true],
        ] as const) {
          const at = `${uid} ${id}`
          expect(await may(uid, deleteOf(`${home}/blobs/${id}_0`)), at).toBe(mine && free)
        }
      }
    })
  })

  describe('a late step', () => {
    const review = { to: 'done', at: past, by: 'tech', reason: '' }
    const note = (uid: string, needsReview: unknown, id = 'o-cancelled') =>
      may(uid, updateOf(`${home}/orders/${id}`, { needsReview, updatedBy: uid }))

    it('can be noted by those who work on the order, and cleared by the office', async () => {
      expect(await note('tech', review)).toBe(true)
      expect(await note('idle', { ...review, by: 'idle' })).toBe(false)
      expect(await note('tech', null, 'o-late')).toBe(false)
      expect(await note('editor', { ...review, by: 'editor' }, 'o-late')).toBe(true)
      expect(await note('admin', null, 'o-late')).toBe(true)
      expect(await note('admin', { ...review, to: 'cancelled', by: 'admin' })).toBe(true)
    })

    it.each([
      'done',
      { ...review, to: 'cancelled' },
      { ...review, by: 'editor' },
      { ...review, at: 'then' },
      { ...review, reason: 5 },
      { ...review, more: 1 },
      { to: 'done' },
    ])('is not %j', async (needsReview) => {
      expect(await note('tech', needsReview)).toBe(false)
    })

    it('has an existing status even from the office', async () => {
      expect(await note('admin', { ...review, by: 'admin', to: 'somewhere' })).toBe(false)
    })
  })

  describe('finishing without what is required', () => {
    const lacks = ['photos:1', 'signature']
    const mark = (by: string, more: Doc = {}) => ({
      to: 'done',
      at: past,
      by,
      reason: '',
      lacks,
      ...more,
    })
    const step = (uid: string, id: string, status: OrderStatus, more: Doc = {}) => {
      const fields = { ...statusFields({ isSent: true }, status, past), ...more, updatedBy: uid }
      return may(uid, updateOf(`${home}/orders/${id}`, fields))
    }
    const note = (uid: string, needsReview: unknown, id: string) =>
      may(uid, updateOf(`${home}/orders/${id}`, { needsReview, updatedBy: uid }))

    it('requires a resolution or a mark for review from technicians', async () => {
      expect(await step('tech', 'o-asks', 'done')).toBe(false)
      expect(await step('tech', 'o-asks', 'done', { resolution: '  ' })).toBe(false)
      expect(await step('tech', 'o-asks', 'done', { needsReview: null })).toBe(false)
      expect(await step('tech', 'o-asks', 'done', { resolution: 'Sealed' })).toBe(true)
      expect(await step('tech', 'o-onSite', 'done')).toBe(true)
      expect(await step('admin', 'o-asks', 'done')).toBe(true)
      for (const uid of ['tech', 'editor', 'idle', 'technician-inactive', 'technician-foreign']) {
        const works = ['tech', 'editor'].includes(uid)
        const marked = step(uid, 'o-asks', 'done', { needsReview: mark(uid) })
        expect(await marked, uid).toBe(works)
      }
    })

    it('is the only step that needs a mark', async () => {
      expect(await step('tech', 'o-asks', 'paused', { statusReason: 'Parts' })).toBe(true)
      expect(await step('tech', 'o-asks', 'partlyDone')).toBe(true)
      expect(await step('tech', 'o-onSite', 'done', { needsReview: mark('tech') })).toBe(true)
      for (const to of ['done', 'partlyDone'])
        expect(
          await step('tech', 'o-onSite', 'partlyDone', { needsReview: mark('tech', { to }) }),
        ).toBe(false)
    })

    it.each([
      { lacks: [] },
      { lacks: 'parts' },
      { lacks: [7] },
      { lacks: Array(101).fill('parts') },
      { lacks: ['x'.repeat(81)] },
      { lacks: ['patience'] },
      { lacks: ['parts,signature'] },
      { by: 'editor' },
      { to: 'partlyDone' },
      { at: now },
      { reason: 'Because' },
      { more: 1 },
    ])('is not marked by %j', async (more) => {
      const needsReview = mark('tech', more)
      expect(await step('tech', 'o-onSite', 'done', { needsReview })).toBe(false)
    })

    it('is accepted by the office, and undone by resuming work', async () => {
      expect(await note('admin', null, 'o-lacking')).toBe(true)
      expect(await note('tech', null, 'o-lacking')).toBe(false)
      expect(await step('tech', 'o-lacking', 'onSite', { needsReview: null })).toBe(true)
      expect(await step('idle', 'o-lacking', 'onSite', { needsReview: null })).toBe(false)
    })

    it('does not hide a late step from the office', async () => {
      const needsReview = mark('tech', { to: 'cancelled' })
      expect(await note('tech', needsReview, 'o-late')).toBe(false)
      expect(await step('tech', 'o-late-done', 'onSite', { needsReview: null })).toBe(false)
      expect(await note('tech', mark('tech'), 'o-late-done')).toBe(false)
      expect(await note('tech', mark('tech'), 'o-done')).toBe(true)
    })
  })
}
