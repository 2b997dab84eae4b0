import { expect, it } from 'vitest'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { siteDoc } from '../world/documents.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

const openingHours = defaultWorkingHours

/** When work can be done at a site. */
export function describeSites(world: () => World): void {
  const mayUpdate = (uid: string, more: object) =>
    world().mayCommit(uid, [updateOf('companies/home/sites/s1', { ...more, updatedBy: uid })])
  const mayCreate = (uid: string, more: object) =>
    world().mayCommit(uid, [
      createOf(
        'companies/home/sites/n',
        { ...siteDoc(), updatedBy: uid, createdBy: uid, ...more },
        'updatedAt',
      ),
    ])

  it('has opening hours or none, entered by those who edit customers', async () => {
    for (const uid of ['owner', 'admin', 'editor']) {
      for (const value of [openingHours, null]) {
        expect(await mayUpdate(uid, { openingHours: value }), uid).toBe(true)
        expect(await mayCreate(uid, { openingHours: value }), uid).toBe(true)
      }
      expect(await mayCreate(uid, {}), uid).toBe(true)
    }
    for (const uid of ['tech', 'idle', 'admin-inactive', 'admin-foreign']) {
      expect(await mayUpdate(uid, { openingHours }), uid).toBe(false)
      expect(await mayCreate(uid, { openingHours }), uid).toBe(false)
    }
  })

  it('has a time zone or the company’s, entered by those who edit customers', async () => {
    const timeZone = 'America/Halifax'
    for (const uid of ['owner', 'admin', 'editor'])
      for (const value of [timeZone, null]) {
        expect(await mayUpdate(uid, { timeZone: value }), uid).toBe(true)
        expect(await mayCreate(uid, { timeZone: value }), uid).toBe(true)
      }
    for (const uid of ['tech', 'idle', 'admin-inactive', 'admin-foreign']) {
      expect(await mayUpdate(uid, { timeZone }), uid).toBe(false)
      expect(await mayCreate(uid, { timeZone }), uid).toBe(false)
    }
    for (const wrong of [7, ['Europe/Madrid'], 'x'.repeat(81)]) {
      expect(await mayUpdate('admin', { timeZone: wrong })).toBe(false)
      expect(await mayCreate('admin', { timeZone: wrong })).toBe(false)
    }
  })
}
