import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { customerDoc, past, siteDoc } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import { createOf, now, updateOf, type World } from '../world/world.ts'

const others = ['admin', 'tech', 'owner-foreign', 'admin-foreign', 'owner-inactive', 'leaver']
const request = (more: Doc = {}): Doc => ({
  kind: 'customer',
  subjectId: 'c1',
  status: 'requested',
  requestedBy: 'owner',
  requestedAt: now,
  ...more,
})

export function describeErasures(world: () => World): void {
  describe('an erasure', () => {
    const asks = (uid: string, fields: Doc = {}, signedInFor = 0, id = 'e1') =>
      world().mayCommitBare(
        uid,
        [
          createOf(
            `companies/home/erasures/${id}`,
            request(fields),
            fields['requestedAt'] === undefined ? 'requestedAt' : undefined,
          ),
        ],
        signedInFor,
      )

    it('is requested by the owner, who has just signed in', async () => {
      expect(await asks('owner'), world().lastDenial()).toBe(true)
      expect(await asks('owner', { kind: 'person', subjectId: 'leaver' }, 299)).toBe(true)
      expect(await asks('owner', {}, 300)).toBe(false)
      expect(await asks('owner', {}, 0, 'e 1')).toBe(false)
      for (const uid of others) {
        expect(await asks(uid), uid).toBe(false)
        expect(await asks(uid, { requestedBy: uid }), uid).toBe(false)
      }
    })

    it.each([
      { kind: 'order' },
      { subjectId: 'owner' },
      { subjectId: 'a/b' },
      { status: 'done' },
      { requestedBy: 'admin' },
      { requestedAt: past },
      { problem: '' },
    ])('is not requested with %j', async (fields) => {
      expect(await asks('owner', fields)).toBe(false)
    })

    it('is read by the owner alone and never changed', async () => {
      const where = await createHome()
      const list = { from: [{ collectionId: 'erasures' }] }
      expect(await where.mayList('owner', 'companies/home', list)).toBe(true)
      for (const uid of others)
        expect(await where.mayList(uid, 'companies/home', list), uid).toBe(false)
      const path = 'companies/home/erasures/e1'
      for (const uid of ['owner', ...others])
        expect(await where.mayCommitBare(uid, [updateOf(path, { status: 'done' })])).toBe(false)
    })
  })

  it.each([
    ['customers/c1', customerDoc(), 'customer/edit'],
    ['sites/s1', siteDoc(), 'site/edit'],
  ] as const)('what was erased in %s is not written again', async (ref, doc, name) => {
    const where = await createHome({}, new Map([[ref, { ...doc, erasedAt: past }]]))
    for (const [home, isAllowed] of [
      [world(), true],
      [where, false],
    ] as const)
      expect(
        await home.mayCommit(
          'owner',
          [updateOf(`companies/home/${ref}`, { name: 'Again', updatedBy: 'owner' })],
          { name },
        ),
      ).toBe(isAllowed)
  })
}
