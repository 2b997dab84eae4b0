import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { manualDoc, past, photoDoc } from '../world/documents.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, now, updateOf, type World } from '../world/world.ts'

const home = 'companies/home'
const isMember = (uid: string) =>
  people.some((one) => one.uid === uid && one.companyId === 'home' && one.status === 'active')
const isOffice = (uid: string) => uid === 'owner' || uid === 'admin'

/** The company's documents, which the office keeps and every member opens, against manipulated clients. */
export function describeDocuments(world: () => World): void {
  const add = (uid: string, more: Doc = {}) =>
    world().mayCommit(uid, [
      createOf(`${home}/photos/n`, { ...manualDoc(uid), ...more }, 'updatedAt'),
    ])

  describe('the company’s documents', () => {
    it('are added by the office alone', async () => {
      for (const { uid } of people) expect(await add(uid), uid).toBe(isOffice(uid))
      const foreign = createOf('companies/other/photos/n', manualDoc('admin'), 'updatedAt')
      expect(await world().mayCommit('admin', [foreign])).toBe(false)
    })

    it.each([
      [{ contentType: 'image/png' }, true],
      [{ size: 10_485_760, chunks: 40 }, true],
      [{ contentType: 'text/html' }, false],
      [{ size: 10_485_761 }, false],
      [{ chunks: 41 }, false],
      [{ size: 0 }, false],
      [{ caption: '' }, false],
      [{ caption: 'x'.repeat(201) }, false],
      [{ caption: 7 }, false],
      [{ about: 'orders/o-onSite' }, false],
      [{ about: 'company/other' }, false],
      [{ kind: 'photo' }, false],
      [{ kind: 'photo', contentType: 'image/png' }, false],
      [{ kind: 'signature', contentType: 'image/png' }, false],
      [{ phase: 'before' }, false],
      [{ item: 'plate' }, false],
    ])('have a title and a file that opens: %j is %s', async (more, allowed) => {
      expect(await add('admin', more)).toBe(allowed)
    })

    it('are the only PDFs', async () => {
      const doc = photoDoc('admin', ['admin'], { contentType: 'application/pdf' })
      const write = createOf(`${home}/photos/n`, doc, 'updatedAt')
      expect(await world().mayCommit('admin', [write])).toBe(false)
    })

    it.each([
      [{ caption: 'Manual 2026' }, true],
      [{ deletedAt: now }, true],
      [{ caption: ' ' }, false],
      [{ caption: 'x'.repeat(201) }, false],
      [{ phase: 'after' }, false],
      [{ marks: [{ shape: 'arrow', points: [0, 0, 9, 9] }] }, false],
      [{ about: 'orders/o-onSite' }, false],
      [{ kind: 'photo' }, false],
      [{ sha256: 'c'.repeat(64) }, false],
      [{ uploadedAt: null }, false],
    ])('are renamed and removed by the office alone: %j is %s', async (fields, allowed) => {
      for (const { uid } of people) {
        const write = updateOf(`${home}/photos/d-whole`, { ...fields, updatedBy: uid })
        const may = allowed && isOffice(uid)
        expect(await world().mayCommit(uid, [write]), uid).toBe(may)
      }
    })

    it('are complete once their author has uploaded them', async () => {
      const write = (uid: string) =>
        updateOf(`${home}/photos/d-new`, { uploadedAt: past, updatedBy: uid })
      for (const { uid } of people) {
        expect(await world().mayCommit(uid, [write(uid)]), uid).toBe(isOffice(uid))
      }
    })

    it('are opened by every member, and their bytes are not deleted under them', async () => {
      for (const { uid } of people) {
        for (const path of ['photos/d-whole', 'blobs/d-whole_0']) {
          expect(await world().mayGet(uid, `${home}/${path}`), uid).toBe(isMember(uid))
        }
        expect(await world().mayCommit(uid, [deleteOf(`${home}/blobs/d-whole_0`)])).toBe(false)
      }
      expect(await world().mayGet(null, `${home}/photos/d-whole`)).toBe(false)
      expect(await world().mayGet(null, `${home}/blobs/d-whole_0`)).toBe(false)
    })
  })
}
