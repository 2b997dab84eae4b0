import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { past, pictureDoc, userDoc } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import { people, personOf } from '../world/people.ts'
import { createOf, deleteOf, updateOf, type World } from '../world/world.ts'

const at = '2026-03-02T08:59:00.000Z'
const removed = { schema: 1, deletedAt: at }
const path = (id: string, company = 'home') => `companies/${company}/pictures/${id}`
/** The bytes that each type begins with, as Base64. */
const bytes = {
  'image/jpeg': '/9j/4AAQSkZJRgABAQAAAQABAAD/2w==',
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ',
  'image/webp': 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+',
}

/** Photos of people and the logo, as a hostile client might write them. */
export function describePictures(world: () => World): void {
  const set = (by: string, id: string, more: Doc = {}) => {
    const write = createOf(path(id), pictureDoc({ updatedBy: by, ...more }), 'updatedAt')
    return world().mayCommit(by, [write])
  }
  const replace = (by: string, id: string, doc: Doc) => {
    const write = createOf(path(id), { schema: 1, updatedBy: by, ...doc }, 'updatedAt')
    return world().mayCommit(by, [{ ...write, currentDocument: { exists: true } }])
  }
  const remove = (by: string, id: string, more: Doc = {}) =>
    replace(by, id, { deletedAt: at, ...more })

  describe('a picture', () => {
    it('is set and removed by its person, by who manages them, and the logo by the office', async () => {
      for (const { uid: by, role, status, companyId } of people) {
        const isHere = status === 'active' && companyId === 'home'
        for (const id of ['idle', 'tech', 'admin', 'owner', 'logo']) {
          const about = id === 'logo' ? 'logo' : personOf(id).role
          const manages =
            role === 'owner'
              ? about !== 'owner'
              : role === 'admin' && ['technician', 'logo'].includes(about)
          const may = isHere && (by === id || manages)
          const who = `${by} about ${id}`
          if (id === 'idle') expect(await set(by, id), who).toBe(may)
          else {
            expect(await replace(by, id, pictureDoc({ updatedBy: by })), who).toBe(may)
            expect(await remove(by, id), who).toBe(may)
          }
        }
      }
    })

    it('is of a member of this company who was not erased', async () => {
      for (const id of ['technician-foreign', 'no-such-person'])
        expect(await set('owner', id), id).toBe(false)
      expect(await set('owner', 'technician-inactive')).toBe(true)
      const foreign = createOf(
        path('tech', 'other'),
        pictureDoc({ updatedBy: 'tech' }),
        'updatedAt',
      )
      expect(await world().mayCommit('tech', [foreign])).toBe(false)
      const erased = await createHome(
        {},
        new Map([['users/idle', { ...userDoc(personOf('idle')), status: 'erased' }]]),
      )
      const write = createOf(path('idle'), pictureDoc(), 'updatedAt')
      expect(await erased.mayCommit('owner', [write])).toBe(false)
    })

    it.each(Object.entries(bytes))('of %s begins as that type does', async (type, data) => {
      expect(await set('idle', 'idle', { contentType: type, data })).toBe(true)
      for (const contentType of [...Object.keys(bytes), 'image/gif', 'image/svg+xml', 'text/html'])
        expect(await set('idle', 'idle', { contentType, data }), contentType).toBe(
          contentType === type,
        )
    })

    it.each<Doc>([
      { data: '' },
      { data: 'PHN2ZyB4bWxucz0=' },
      { data: `<script>${bytes['image/jpeg']}` },
      { data: `${bytes['image/jpeg']}\n` },
      { data: `${bytes['image/jpeg']}A` },
      { width: 257, height: 257 },
      { width: 200 },
      { width: 0, height: 0 },
      { width: 99.5, height: 99.5 },
      { name: 'me.jpg' },
      { deletedAt: past },
      { schema: 2 },
      { updatedBy: 'tech' },
    ])('is not %j', async (more) => {
      expect(await set('idle', 'idle', more)).toBe(false)
    })

    it('has at most 60,000 bytes', async () => {
      expect(await set('idle', 'idle', { data: `/9j/${'A'.repeat(79_996)}` })).toBe(true)
      expect(await set('idle', 'idle', { data: `/9j/${'A'.repeat(80_000)}` })).toBe(false)
    })

    it('of the company may be wider than high', async () => {
      const logo = { width: 512, height: 90, updatedBy: 'admin' }
      expect(await replace('admin', 'logo', pictureDoc(logo))).toBe(true)
      expect(await replace('admin', 'logo', pictureDoc({ ...logo, width: 513 }))).toBe(false)
      expect(await replace('admin', 'logo', pictureDoc({ ...logo, height: 513 }))).toBe(false)
    })

    it('is only replaced or removed as a whole, and can be set again', async () => {
      const change = updateOf(path('tech'), { width: 100, height: 100, updatedBy: 'tech' })
      expect(await world().mayCommit('tech', [change])).toBe(true)
      expect(await world().mayCommit('tech', [deleteOf(path('tech'))])).toBe(false)
      for (const more of [
        { deletedAt: null },
        { deletedAt: '2199-01-01T00:00:00Z' },
        { userId: 'tech' },
        { schema: 2 },
        { updatedBy: 'idle' },
      ])
        expect(await remove('tech', 'tech', more), JSON.stringify(more)).toBe(false)
      expect(await replace('editor', 'editor', pictureDoc({ updatedBy: 'editor' }))).toBe(true)
    })

    it('is not written or removed without a receipt of the same commit that lists it', async () => {
      const set = createOf(path('idle'), pictureDoc({ updatedBy: 'idle' }), 'updatedAt')
      expect(await world().mayCommitBare('idle', [set])).toBe(false)
      expect(await remove('tech', 'tech', { receiptId: 'm-read' })).toBe(false)
      const gone = createOf(path('tech'), { ...removed, updatedBy: 'tech' }, 'updatedAt')
      const write = { ...gone, currentDocument: { exists: true } }
      expect(await world().mayCommit('tech', [write])).toBe(true)
      expect(await world().mayCommit('tech', [write], { writes: [] })).toBe(false)
    })
  })
}
